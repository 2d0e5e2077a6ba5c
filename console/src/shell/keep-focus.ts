import { type RefObject, useEffect } from 'react'

/**
 * When what had the focus disappears, as a closed bar or a settled row does, the focus moves to the panel it was in, or to the
 * content. Otherwise the keyboard would begin again at the top of the page.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let focused: Element | null = null
    let panel: HTMLElement | null = null
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null
      panel = focused?.closest<HTMLElement>('[role=dialog]') ?? null
    }
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      focused = null
      const next = panel?.isConnected ? panel : content.current
      next?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [content])
}
