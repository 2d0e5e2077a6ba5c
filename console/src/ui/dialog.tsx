import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from './class-names'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string

  description?: ReactNode
  children: ReactNode
  footer?: ReactNode
}

const OVERLAY = 'fixed inset-0 z-40 bg-ink/30 dark:bg-black/60'

/** In the middle of the screen, for a decision or a short form. */
export function Dialog({ open, onOpenChange, title, description, children, footer }: Props) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={OVERLAY} />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed top-1/2 left-1/2 z-50 flex max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 flex-col rounded-xl border bg-panel shadow-xl"
        >
          <Heading title={title} description={description} />
          <div className="overflow-y-auto px-5 py-4">{children}</div>
          {footer ? <div className="flex justify-end gap-2 border-t px-5 py-3">{footer}</div> : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** At the side of the screen, for a record beside its list. */
export function Sheet({ open, onOpenChange, title, description, children, footer }: Props) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={OVERLAY} />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed inset-y-0 right-0 z-50 flex w-[min(36rem,100vw)] flex-col border-l bg-panel shadow-xl"
        >
          <Heading title={title} description={description} />
          <div className="flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {footer ? <div className="flex flex-wrap justify-end gap-2 border-t px-5 py-3">{footer}</div> : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function Heading({ title, description }: Pick<Props, 'title' | 'description'>) {
  return (
    <div className="flex items-start justify-between gap-4 border-b px-5 py-4">
      <div className="min-w-0">
        <Primitive.Title className="font-serif text-xl leading-snug break-words">{title}</Primitive.Title>
        {description ? (
          <Primitive.Description className="mt-1 text-ink-soft">{description}</Primitive.Description>
        ) : null}
      </div>
      <Primitive.Close
        aria-label="Close"
        className={cx('rounded-md p-1.5 text-ink-faint hover:bg-sunken hover:text-ink', '[&_svg]:size-4')}
      >
        <X />
      </Primitive.Close>
    </div>
  )
}
