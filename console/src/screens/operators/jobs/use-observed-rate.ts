import { useEffect, useRef, useState } from 'react'

type Sample = { processed: number; at: number }

const SAMPLES = 6

/** Items a second, measured from the counters of a job that something else drives. Null while they do not change. */
export function useObservedRate(processed: number, seenAt: number): number | null {
  const samples = useRef<Sample[]>([])
  const [rate, setRate] = useState<number | null>(null)
  useEffect(() => {
    const latest = [...samples.current, { processed, at: seenAt }].slice(-SAMPLES)
    samples.current = latest
    const [first, last] = [latest[0]!, latest.at(-1)!]
    const seconds = (last.at - first.at) / 1000
    setRate(seconds > 0 && last.processed > first.processed ? (last.processed - first.processed) / seconds : null)
  }, [processed, seenAt])
  return rate
}
