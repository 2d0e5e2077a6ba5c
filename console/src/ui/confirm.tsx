import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
  /** A verb. */
  action: string
  danger?: boolean
  busy?: boolean
  /** Says no, if "Cancel" would be taken for the action. */
  dismiss?: string
  onConfirm: () => void
}

/** Asks before something that cannot be undone. */
export function Confirm({
  open,
  onOpenChange,
  title,
  children,
  action,
  danger,
  busy,
  dismiss = 'Cancel',
  onConfirm,
}: Props) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-ink/30 dark:bg-black/60" />
        <AlertDialog.Content className="fixed top-1/2 left-1/2 z-50 w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 rounded-xl border bg-panel p-5 shadow-xl">
          <AlertDialog.Title className="font-serif text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-2 text-ink-soft">{children}</div>
          </AlertDialog.Description>
          <div className="mt-5 flex justify-end gap-2">
            <AlertDialog.Cancel asChild>
              {/* What was asked for is under way: closing the question does not cancel it. */}
              <Button>{busy ? 'Close' : dismiss}</Button>
            </AlertDialog.Cancel>
            <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
