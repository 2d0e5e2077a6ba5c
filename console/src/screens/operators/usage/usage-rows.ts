import type { ChartRow } from '../charts/series'
import { eachDay } from '../days'
import type { UsageDay } from './measures'
import { sumOf } from './queries'

/** One row per day, summed over organizations; a day without usage is zero. */
export const usageRows = (usage: readonly UsageDay[], from: string, to: string): ChartRow[] =>
  eachDay(from, to).map((date) => ({ date, ...sumOf(usage.filter((day) => day.date === date)) }))
