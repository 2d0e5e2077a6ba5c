import { useEffect, useRef, useState } from 'react'

type Sample = { processed: number; at: number }

const SAMPLES = 6

/** Items a second, as seen from the counters alone: somebody else does the work. Null while nothing moves. */
export function useWatchedRate(processed: number, seenAt: number): number | null {
  const samples = useRef<Sample[]>([])
  const [rate, setRate] = useState<number | null>(null)
  useEffect(() => {
    const kept = [...samples.current, { processed, at: seenAt }].slice(-SAMPLES)
    samples.current = kept
    const [first, last] = [kept[0]!, kept.at(-1)!]
    const seconds = (last.at - first.at) / 1000
    setRate(seconds > 0 && last.processed > first.processed ? (last.processed - first.processed) / seconds : null)
  }, [processed, seenAt])
  return rate
}
