import { z } from 'zod'
import { day } from '../http/input/day'
import { storable } from '../storable'

export const usageQuery = z.object({
  orgId: z.string().max(100).overwrite(storable).optional(),
  from: day('from'),
  to: day('to'),
})
export type UsageQuery = z.output<typeof usageQuery>

const usageDay = z.object({
  orgId: z.string(),
  date: z.iso.date(),
  total_classifications: z.number(),
  total_tokens: z.number(),
  total_imports: z.number(),
  total_exports: z.number(),
  total_web_searches: z.number(),
  total_requests: z.number(),
  total_cost: z.number(),
})
export type UsageDay = z.infer<typeof usageDay>

export const usageDays = z.object({ data: z.array(usageDay) })
