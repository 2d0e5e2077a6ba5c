import { count } from '../../../ui/format'

export const MEASURES = [
  'total_classifications',
  'total_requests',
  'total_imports',
  'total_exports',
  'total_tokens',
  'total_web_searches',
  'total_cost',
] as const
export type Measure = (typeof MEASURES)[number]

export const MEASURE_NAMES: Record<Measure, string> = {
  total_classifications: 'Classifications',
  total_requests: 'Requests',
  total_imports: 'Imports',
  total_exports: 'Exports',
  total_tokens: 'Tokens',
  total_web_searches: 'Web searches',
  total_cost: 'Cost',
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const measured = (measure: Measure, value: number): string =>
  measure === 'total_cost' ? dollars.format(value) : count(value)
