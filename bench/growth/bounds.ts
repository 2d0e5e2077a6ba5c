import { figure, print } from '../harness/report'
import type { Figures } from './figures'

/** Pages and look-ups may take so many times as long in the largest catalog as in the smallest. */
const FLAT = 2
/** What lists and counts the values to filter by may take so many times as long as a page by its keys. */
const COUNTS = 10
const WORK = ['intake', 'export', 'exportFromDisk', 'reclassify', 'sweep'] as const

/** Says how each figure grows from the smallest to the largest catalog measured, and which bounds hold. */
export function printGrowth(all: readonly Figures[]): void {
  const [smallest, largest] = [all[0]!, all.at(-1)!]
  const sizes = `${smallest.topics.toLocaleString('en')} to ${largest.topics.toLocaleString('en')} topics`
  const flat = largest.latencies.map((latency) => {
    const before = smallest.latencies.find(({ what }) => what === latency.what)!
    // As multiples of the floor: a machine that was busier at one of the sizes slowed both.
    const growth = latency.p50 / latency.floorP50 / (before.p50 / before.floorP50)
    return figure(
      latency.what,
      `p50 as a multiple of the floor, ${sizes}`,
      growth,
      'x',
      growth <= FLAT,
      `at most ${FLAT}x`,
    )
  })
  const counts = largest.latencies
    .filter(({ group }) => group === 'Counts')
    .map(({ what, p50, floorP50 }) => {
      const times = p50 / floorP50
      const where = `p50 as a multiple of the floor at ${largest.topics.toLocaleString('en')} topics`
      return figure(what, where, times, 'x', times <= COUNTS, `at most ${COUNTS}x`)
    })
  // n log n overall: the time for one topic may grow as the logarithm does.
  const logarithm = Math.log(largest.topics) / Math.log(smallest.topics)
  const overall = WORK.filter((work) => smallest.rates[work] && largest.rates[work]).map((work) => {
    const growth = timeOf(largest, work) / timeOf(smallest, work)
    const limit = `at most ${logarithm.toFixed(2)}x: n log n overall`
    return figure(`${work}, time for a topic`, sizes, growth, 'x', growth <= logarithm, limit)
  })
  print([...flat, ...counts, ...overall])
}

/** That of intake as a multiple of a plain insert's, which was measured in turn with it. */
function timeOf({ rates }: Figures, work: (typeof WORK)[number]): number {
  return work === 'intake' ? rates.plain / rates.intake : 1 / rates[work]!
}
