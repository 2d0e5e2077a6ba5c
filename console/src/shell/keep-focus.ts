import { type RefObject, useEffect } from 'react'

const DIALOG = '[role=dialog], [role=alertdialog]'

/**
 * When what had the focus disappears, as a closed bar or a settled row does, the focus moves to the panel it was in; to what a
 * closed dialog was opened with; or to the content. Otherwise the keyboard would begin again at the top of the page.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    /** What had the focus before a dialog: ours open by themselves, so that their library does not know it. */
    const openers = new WeakMap<Element, Element>()
    let focused: Element | null = null
    let dialog: Element | null = null
    const remember = ({ target, relatedTarget }: FocusEvent) => {
      focused = target instanceof Element ? target : null
      dialog = focused?.closest(DIALOG) ?? null
      const isEntered = dialog !== null && relatedTarget instanceof Element && !dialog.contains(relatedTarget)
      if (isEntered && !openers.has(dialog!)) openers.set(dialog!, relatedTarget as Element)
    }
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      focused = null
      for (const next of [...placesOf(dialog, openers), content.current]) {
        if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true })
        if (document.activeElement !== document.body) return
      }
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [content])
}

/** A dialog and what it was opened with, and so on for the dialog or the menu that this was in. */
function placesOf(dialog: Element | null, openers: WeakMap<Element, Element>): Element[] {
  const opener = dialog && openers.get(dialog)
  if (!dialog || !opener) return dialog ? [dialog] : []
  const menuButton = document.getElementById(opener.closest('[role=menu]')?.getAttribute('aria-labelledby') ?? '')
  return [dialog, opener, ...(menuButton ? [menuButton] : []), ...placesOf(opener.closest(DIALOG), openers)]
}
