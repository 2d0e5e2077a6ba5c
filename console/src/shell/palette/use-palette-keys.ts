import { useEffect, useEffectEvent } from 'react'

/** Ctrl-K or ⌘K opens the palette; a slash goes to the search field of the screen, unless somebody is typing. */
export function usePaletteKeys(open: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      open()
    }
    if (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)) {
      const search = document.querySelector<HTMLElement>('main input[type=search]')
      if (!search) return
      event.preventDefault()
      search.focus()
    }
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
