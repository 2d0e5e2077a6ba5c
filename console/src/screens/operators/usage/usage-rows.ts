import type { ChartRow } from '../charts/series'
import { eachDay } from '../days'
import { sumOf, type UsageDay } from './queries'

/** A row a day from the first on which anything was used, summed over organizations. */
export function usageRows(usage: readonly UsageDay[], from: string, to: string): ChartRow[] {
  const first = usage.reduce((earliest, { date }) => (date < earliest ? date : earliest), to)
  return eachDay(first > from ? first : from, to).map((date) => ({
    date,
    ...sumOf(usage.filter((one) => one.date === date)),
  }))
}
