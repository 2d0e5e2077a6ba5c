import type { ChartRow } from '../charts/series'
import { eachDay } from '../days'
import type { UsageDay } from './measures'
import { sumOf } from './queries'

/** One row per day from the first with any usage, summed over organizations. */
export function usageRows(usage: readonly UsageDay[], from: string, to: string): ChartRow[] {
  const first = usage.reduce((earliest, { date }) => (date < earliest ? date : earliest), to)
  return eachDay(first > from ? first : from, to).map((date) => ({
    date,
    ...sumOf(usage.filter((day) => day.date === date)),
  }))
}
