import { z } from 'zod'
import { day } from '../../http/input/day'

const counts = z.record(z.string(), z.number())
export const catalogStatsRecord = z.object({
  total: z.number().describe('Neither merged nor archived'),
  byParentCategory: counts,
  bySegmentType: counts,
})
export type CatalogStats = z.infer<typeof catalogStatsRecord>

const current = z.object({
  total: z.number().describe('Archived and merged ones too'),
  active: z.number().describe('Neither archived nor merged'),
  archived: z.number(),
  merged: z.number(),
  needsReview: z.number().describe('Of the active ones'),
  outdated: z.number().describe('Of the active ones: of an older engine version than the current one'),
  withEmbedding: z.number().describe('Of all'),
  withIabCode: z.number().describe('Of all'),
  linkedTopics: z.number().describe('In at least one library'),
  organizations: z.number(),
})

const byEngineVersion = z
  .array(z.object({ engineVersion: z.string(), count: z.number(), share: z.number() }))
  .describe('The active ones, most first; `share` is of 1')

export const metricsRecord = z.object({ current, byEngineVersion })
export type Metrics = z.infer<typeof metricsRecord>

export const historyQuery = z.object({ from: day('from'), to: day('to') })
export type HistoryQuery = z.output<typeof historyQuery>

const metricsDay = current.extend({ date: z.iso.date(), byEngineVersion })
export type MetricsDay = z.infer<typeof metricsDay>

export const metricsDays = z.object({ data: z.array(metricsDay) })
