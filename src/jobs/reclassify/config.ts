import { z } from 'zod'
import { PARENT_CATEGORIES } from '../../engine'
import { storable } from '../../storable'

const TARGET_COLUMNS = ['segment_type', 'taxonomy_type', 'parent_category', 'subcategory', 'audience_type'] as const
export type TargetColumn = (typeof TARGET_COLUMNS)[number]

const flag = (field: string) => z.boolean({ error: `config.${field} must be true or false` })
const oneOf = <const T extends readonly string[]>(field: string, values: T) =>
  z.enum(values, { error: `config.${field} must be one of ${values.join(', ')}` })

const LIMIT = 'config.limit must be a whole number from 1 to 1000000000'
const MODEL = 'config.model must be the name of a model'
const FOR_LLM = ['enableWebSearch', 'model', 'targetColumn'] as const

/** A field that is misspelt is refused: a `dryrun` that is passed over would rewrite the catalog. */
export const reclassifyConfig = z
  .strictObject(
    {
      mode: oneOf('mode', ['local', 'llm']),
      force: flag('force').default(false),
      limit: z.int({ error: LIMIT }).min(1, LIMIT).max(1e9, LIMIT).optional(),
      parentCategoryFilter: oneOf('parentCategoryFilter', PARENT_CATEGORIES).optional(),
      dryRun: flag('dryRun').default(false),
      enableWebSearch: flag('enableWebSearch').optional(),
      model: z.string({ error: MODEL }).max(100, MODEL).overwrite(storable).min(1, MODEL).optional(),
      targetColumn: oneOf('targetColumn', TARGET_COLUMNS).optional(),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? `config.${issue.keys[0]} is not known` : 'config must be an object',
    },
  )
  .superRefine((config, ctx) => {
    const field = config.mode === 'local' && FOR_LLM.find((name) => config[name] !== undefined)
    if (field) ctx.addIssue(`config.${field} needs config.mode llm`)
  })

export type ReclassifyConfig = z.output<typeof reclassifyConfig> & {
  /** The job whose errors name the topics. */
  retryOf?: string
}
