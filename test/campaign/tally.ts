import { appendFileSync } from 'node:fs'
import { onTestFinished } from 'vitest'

/** `CAMPAIGN=full` is what `npm run campaign` sets; without it the short form runs as part of the suite. */
const isFull = process.env.CAMPAIGN === 'full'

export const scaled = <T>(size: { short: T; full: T }): T => (isFull ? size.full : size.short)

/** All items in the full campaign, one in `every` in the short one. */
export const sampled = <T>(list: readonly T[], every: number): readonly T[] =>
  isFull ? list : list.filter((_, at) => at % every === 0)

/** For one part of the campaign. */
export const TIMEOUT_MS = scaled({ short: 120_000, full: 1_200_000 })

/** Counts the attempts and failures of one part of the campaign. */
export function createTally(part: string) {
  const failures = new Map<string, { times: number; example: string }>()
  let tried = 0
  return {
    tried: (times = 1) => {
      tried += times
    },
    /** Failures of one kind are counted together, with the first as an example. */
    failed: (kind: string, example = '') => {
      const earlier = failures.get(kind)
      if (earlier) earlier.times++
      else failures.set(kind, { times: 1, example })
    },
    total: () => tried,
    /** Reports to `npm run campaign`, and returns the failures for a readable assertion. */
    close: (): string[] => {
      const failed = [...failures.values()].reduce((sum, { times }) => sum + times, 0)
      report({ part, tried, failed })
      return [...failures].map(([kind, { times, example }]) => `${times} × ${kind} ${example}`)
    },
  }
}

export type Tally = ReturnType<typeof createTally>

/** For a test with assertions of its own: counts as one failure if it fails. */
export const reportTest = (part: string, tried: number): void =>
  onTestFinished(({ task }) => report({ part, tried, failed: task.result?.errors?.length ? 1 : 0 }))

function report(result: { part: string; tried: number; failed: number }): void {
  const file = process.env.CAMPAIGN_RESULTS
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`)
}
