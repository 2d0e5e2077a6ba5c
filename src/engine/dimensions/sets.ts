import { WORDS } from '../compiled/words'

export type DimensionSet = {
  name: string
  kind: 'demographic' | 'geographic' | 'firmographic'
  values: readonly string[]
}

/** The 22 sets the service ships, with what people call them. */
export const NAMED_SETS = WORDS.dimensions

export const DIMENSION_SETS: readonly DimensionSet[] = NAMED_SETS.map(({ name, kind, values }) => ({
  name,
  kind,
  values,
}))
