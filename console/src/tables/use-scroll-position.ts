import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from '../ui/use-debounced'

const SETTLED_MS = 300

/** Writes which row is at the top once scrolling has ended, so that a reload comes back to it. */
export function useScrollPosition(
  given: number | undefined,
  write: (at: number | undefined) => void,
): (at: number) => void {
  const [at, setAt] = useState(given ?? 0)
  const settled = useDebounced(at, SETTLED_MS) || undefined
  const keep = useEffectEvent((place: number | undefined) => {
    if (place !== given) write(place)
  })
  useEffect(() => keep(settled), [settled])
  return setAt
}
