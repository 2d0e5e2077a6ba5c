import { type RefObject, useEffect } from 'react'

/**
 * When what had the focus disappears, as a closed bar or a settled row does, the focus moves to the content. Otherwise the
 * keyboard would begin again at the top of the page.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let focused: Element | null = null
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null
    }
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      focused = null
      content.current?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [content])
}
