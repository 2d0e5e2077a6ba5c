import { DIMENSION_SETS, resolveDimensions } from '../engine'
import type { DimensionSetsAnswer } from './schema'

const SETS = DIMENSION_SETS.map(({ name, kind, values }) => ({ name, kind, values: [...values] }))

export function dimensionSets(phrase: string | undefined): DimensionSetsAnswer {
  if (!phrase) return { sets: SETS, resolved: null }
  const { subject, sets } = resolveDimensions(phrase)
  return { sets: SETS, resolved: { subject, sets: sets.map(({ name }) => name) } }
}
