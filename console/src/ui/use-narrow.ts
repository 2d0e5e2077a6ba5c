import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(max-width: 639px)')

const subscribe = (changed: () => void) => {
  narrow.addEventListener('change', changed)
  return () => narrow.removeEventListener('change', changed)
}

/** On a phone, tables show rows of two lines instead of columns. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
