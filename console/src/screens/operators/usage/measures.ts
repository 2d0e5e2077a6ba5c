import type { Answer } from '../../../api/answer'
import type { paths } from '../../../api/schema'
import { count } from '../../../ui/format'

export type UsageDay = Answer<paths['/api/admin/usage']['get']>['data'][number]

export type Measure = Extract<keyof UsageDay, `total_${string}`>

export const MEASURE_NAMES: Record<Measure, string> = {
  total_classifications: 'Classifications',
  total_requests: 'Requests',
  total_imports: 'Imports',
  total_exports: 'Exports',
  total_tokens: 'Tokens',
  total_web_searches: 'Web searches',
  total_cost: 'Cost',
}

export const MEASURES = Object.keys(MEASURE_NAMES) as Measure[]

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const measured = (measure: Measure, value: number): string =>
  measure === 'total_cost' ? dollars.format(value) : count(value)
