import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Confirm } from './confirm'

type Props = {
  /** Whether something would be lost. */
  isNeeded: boolean
  title?: string
  children: ReactNode
}

/** Asks before another page is opened; before another address, or none, the browser asks. */
export function AskBeforeLeaving({ isNeeded, title = 'Leave without saving?', children }: Props) {
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => isNeeded && current.pathname !== next.pathname,
    enableBeforeUnload: isNeeded,
    withResolver: true,
  })
  return (
    <Confirm
      open={leaving.status === 'blocked'}
      onOpenChange={() => leaving.reset?.()}
      title={title}
      action="Leave"
      danger
      onConfirm={() => leaving.proceed?.()}
    >
      {children}
    </Confirm>
  )
}
