import type { Values } from '../db/values'

export type SourceName = 'library' | 'catalog'

/** Where topics are looked for: the conditions are on the links `o` of a library, or on `global_topics g`. */
export type Source = { name: SourceName; conditions: (values: Values) => string[] }

export const TABLES = {
  library: { from: 'org_topics o', alias: 'o' },
  catalog: { from: 'global_topics g', alias: 'g' },
} as const
