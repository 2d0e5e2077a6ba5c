import { useEffect } from 'react'

/** The browser asks before it leaves the page, until the function that this returns is called. */
export function warnBeforeLeaving(): () => void {
  // One for each call: the browser keeps a listener that is added twice only once.
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', warn)
  return () => window.removeEventListener('beforeunload', warn)
}

export function useLeaveWarning(isNeeded: boolean) {
  useEffect(() => (isNeeded ? warnBeforeLeaving() : undefined), [isNeeded])
}
