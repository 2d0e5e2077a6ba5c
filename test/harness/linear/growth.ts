/** A text of any length. */
export type GrowingText = { before: string; repeated: string; after: string }

const grownTo = (length: number, { before, repeated, after }: GrowingText): string =>
  before + repeated.repeat(Math.ceil(length / repeated.length)) + after

/** Milliseconds of CPU time, without that of other processes. */
function costOf(work: () => void): number {
  const started = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

const RUNS = 5
const TIMES_LONGER = 4
/** Four times the text takes 4 times as long if linear, 16 times if quadratic. */
const MOST_GROWTH = 8

/** The lowest cost for a text of about this length, and for a quarter of it. Each run has a new text, so that none is cached. */
function leastCosts(work: (text: string) => void, text: GrowingText, length: number) {
  const costs = { long: Number.POSITIVE_INFINITY, short: Number.POSITIVE_INFINITY }
  // Alternating, so that both profit equally from optimized code.
  for (let run = 0; run < RUNS; run++) {
    const extra = run * text.repeated.length
    const long = grownTo(length + extra, text)
    const short = grownTo(length / TIMES_LONGER + extra, text)
    costs.long = Math.min(
      costs.long,
      costOf(() => work(long)),
    )
    costs.short = Math.min(
      costs.short,
      costOf(() => work(short)),
    )
  }
  return costs
}

/** Grows slowly enough to notice exponential time before it hangs. */
function* lengthsUpTo(length: number): Generator<number> {
  for (let each = 16; each < 200; each = Math.ceil(each * 1.2)) yield each
  for (let each = 250; each < length; each *= 2) yield each
  yield length
}

type Limit = { length: number; milliseconds: number }

/** The costs of the lengths that take longer than the limit. */
function* slowCosts(work: (text: string) => void, text: GrowingText, { length, milliseconds }: Limit) {
  for (const each of lengthsUpTo(length)) {
    const grown = grownTo(each, text)
    if (costOf(() => work(grown)) < milliseconds) continue
    const costs = leastCosts(work, text, each)
    if (costs.long >= milliseconds) yield costs
  }
}

export function isSlow(work: (text: string) => void, text: GrowingText, limit: Limit): boolean {
  return slowCosts(work, text, limit).next().done === false
}

/**
 * How many times longer a text of four times the length takes, if that is too much; null if the work stays within the
 * limit or grows linearly.
 */
export function excessiveGrowth(work: (text: string) => void, text: GrowingText, limit: Limit): number | null {
  for (const { long, short } of slowCosts(work, text, limit)) {
    if (long / short > MOST_GROWTH) return long / short
  }
  return null
}
