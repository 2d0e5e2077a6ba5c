import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { AskBeforeLeaving } from './ask-before-leaving'
import { cx } from './class-names'
import { Confirm } from './confirm'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** Asks before Esc, the cross or a click beside it closes it with what somebody has entered. */
  isForm?: boolean
  /** Asks so too: somebody has entered something that the dialog itself has not seen. */
  isFilled?: boolean
  /** What was entered is being saved: closing it would not lose that, so nobody is asked. */
  busy?: boolean
}

const OVERLAY = 'fixed inset-0 z-40 bg-ink/30 dark:bg-black/60'

type DialogProps = Props & {
  /** Only a button within closes it: it shows, or is about to show, what nobody sees again. */
  isHeld?: boolean
}

/** In the middle of the screen, for a decision or a short form. */
export function Dialog(props: DialogProps) {
  const { open, title, description, children, footer, isHeld } = props
  const form = useForm(props)
  return (
    <Primitive.Root open={open} onOpenChange={isHeld ? undefined : form.onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={OVERLAY} />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed top-1/2 left-1/2 z-50 flex max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 flex-col rounded-xl border bg-panel shadow-xl"
        >
          <Heading title={title} description={description} isHeld={isHeld} />
          <div onInput={form.onInput} className="overflow-y-auto px-5 py-4">
            {children}
          </div>
          {footer ? <div className="flex justify-end gap-2 border-t px-5 py-3">{footer}</div> : null}
          {form.question}
          {isHeld ? (
            <AskBeforeLeaving isNeeded title="Have you saved it?">
              This is shown once. If you leave now, you won’t see it again.
            </AskBeforeLeaving>
          ) : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** At the side of the screen, for a record beside its list. */
export function Sheet(props: Props) {
  const { open, title, description, children, footer } = props
  const form = useForm(props)
  return (
    <Primitive.Root open={open} onOpenChange={form.onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={OVERLAY} />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed inset-y-0 right-0 z-50 flex w-[min(36rem,100vw)] flex-col border-l bg-panel shadow-xl"
        >
          <Heading title={title} description={description} />
          <div onInput={form.onInput} className="flex-1 overflow-y-auto px-5 py-4">
            {children}
          </div>
          {footer ? <div className="flex flex-wrap justify-end gap-2 border-t px-5 py-3">{footer}</div> : null}
          {form.question}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function useForm({ open, onOpenChange, isForm = false, isFilled = false, busy = false }: Props) {
  const [isTouched, setTouched] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isAsked = !busy && (isFilled || (isForm && isTouched))
  // Opened again, it begins empty.
  if (isTouched && !open) setTouched(false)
  return {
    onInput: isForm ? () => setTouched(true) : undefined,
    onOpenChange: (open: boolean) => (isAsked && !open ? setAsking(true) : onOpenChange(open)),
    question: isAsked ? (
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title="Close without saving?"
        action="Discard"
        danger
        onConfirm={() => {
          setAsking(false)
          onOpenChange(false)
        }}
      >
        What you entered will be lost.
      </Confirm>
    ) : null,
  }
}

function Heading({ title, description, isHeld }: Pick<DialogProps, 'title' | 'description' | 'isHeld'>) {
  return (
    <div className="flex items-start justify-between gap-4 border-b px-5 py-4">
      <div className="min-w-0">
        <Primitive.Title className="font-serif text-xl leading-snug break-words">{title}</Primitive.Title>
        {description ? (
          <Primitive.Description className="mt-1 text-ink-soft">{description}</Primitive.Description>
        ) : null}
      </div>
      {isHeld ? null : (
        <Primitive.Close
          aria-label="Close"
          className={cx('rounded-md p-1.5 text-ink-faint hover:bg-sunken hover:text-ink', '[&_svg]:size-4')}
        >
          <X />
        </Primitive.Close>
      )}
    </div>
  )
}
