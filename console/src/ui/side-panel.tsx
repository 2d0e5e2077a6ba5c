import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'

/** What the buttons beside the title open; undefined at an end of the list. */
export type Neighbours = { previous?: () => void; next?: () => void }

type Props = {
  title: string
  neighbours: Neighbours
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
}

/** A record beside its list, which can be used meanwhile. */
export function SidePanel({ title, neighbours, onClose, children, footer }: Props) {
  return (
    <Dialog.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          // In a form it ends the edit alone, if anything: what was typed is not lost with the panel.
          onEscapeKeyDown={(event) => isInForm(event.target) && event.preventDefault()}
          className="fixed inset-y-0 right-0 z-30 flex w-[min(36rem,100vw)] flex-col border-l bg-panel shadow-xl"
        >
          <div className="flex items-start gap-1 border-b px-5 py-4">
            <Dialog.Title className="mr-auto min-w-0 font-serif text-xl leading-snug break-words">{title}</Dialog.Title>
            <Step label="Previous topic" onClick={neighbours.previous}>
              <ChevronUp />
            </Step>
            <Step label="Next topic" onClick={neighbours.next}>
              <ChevronDown />
            </Step>
            <Dialog.Close aria-label="Close" className={BUTTON}>
              <X />
            </Dialog.Close>
          </div>
          <div className="flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {footer ? <div className="flex flex-wrap justify-end gap-2 border-t px-5 py-3">{footer}</div> : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const isInForm = (target: EventTarget | null): boolean => target instanceof Element && target.closest('form') !== null

const BUTTON =
  'rounded-md p-1.5 text-ink-faint hover:bg-sunken hover:text-ink disabled:opacity-40 disabled:hover:bg-transparent [&_svg]:size-4'

const Step = ({ label, onClick, children }: { label: string; onClick?: () => void; children: ReactNode }) => (
  <button type="button" aria-label={label} title={label} disabled={!onClick} onClick={onClick} className={BUTTON}>
    {children}
  </button>
)
