import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from '../ui/use-debounced'

const SETTLED_MS = 300

/** Writes the first visible row to the address once scrolling has ended, so that a reload returns to it. */
export function useScrollPosition(
  initial: number | undefined,
  write: (at: number | undefined) => void,
): (at: number) => void {
  const [at, setAt] = useState(initial ?? 0)
  const settled = useDebounced(at, SETTLED_MS) || undefined
  const save = useEffectEvent((position: number | undefined) => {
    if (position !== initial) write(position)
  })
  useEffect(() => save(settled), [settled])
  return setAt
}
