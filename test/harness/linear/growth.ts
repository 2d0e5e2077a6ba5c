/** A text that can be made as long as one likes. */
export type GrowingText = { before: string; repeated: string; after: string }

const grownTo = (length: number, { before, repeated, after }: GrowingText): string =>
  before + repeated.repeat(Math.ceil(length / repeated.length)) + after

/** Milliseconds of processor time: other programs on the machine do not count. */
function costOf(work: () => void): number {
  const started = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

const RUNS = 5
const TIMES_LONGER = 4
/** Four times the text takes 4 times as long in linear time, 16 times in quadratic. */
const MOST_GROWTH = 8

/** The least cost of a text of about a length, and of one a quarter as long. Each run has another, so that none is remembered. */
function leastCosts(work: (text: string) => void, text: GrowingText, length: number) {
  const costs = { long: Number.POSITIVE_INFINITY, short: Number.POSITIVE_INFINITY }
  // In turns: what is run often becomes faster, and must do so for both.
  for (let run = 0; run < RUNS; run++) {
    const more = run * text.repeated.length
    const long = grownTo(length + more, text)
    const short = grownTo(length / TIMES_LONGER + more, text)
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

/** So slowly that even work of exponential time is noticed before it takes for ever. */
function* lengthsUpTo(length: number): Generator<number> {
  for (let each = 16; each < 200; each = Math.ceil(each * 1.2)) yield each
  for (let each = 250; each < length; each *= 2) yield each
  yield length
}

type Limit = { length: number; milliseconds: number }

/** The costs of those lengths up to the limit's for which the work takes longer than its milliseconds. */
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
 * How many times longer the work takes for a text four times as long, if that is too much; null for work that stays within
 * the limit, or grows as the text does.
 */
export function excessiveGrowth(work: (text: string) => void, text: GrowingText, limit: Limit): number | null {
  for (const { long, short } of slowCosts(work, text, limit)) {
    if (long / short > MOST_GROWTH) return long / short
  }
  return null
}
