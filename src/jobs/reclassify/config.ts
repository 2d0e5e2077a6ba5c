import { z } from 'zod'
import { GROUP_CATEGORIES, PARENT_CATEGORIES } from '../../engine'
import { describeField } from '../../form-fields'
import { storable } from '../../storable'

const TARGET_COLUMNS = ['segment_type', 'taxonomy_type', 'parent_category', 'subcategory', 'audience_type'] as const
export type TargetColumn = (typeof TARGET_COLUMNS)[number]

const flag = (field: string) => z.boolean({ error: `config.${field} must be true or false` })
const oneOf = <const T extends readonly string[]>(field: string, values: T) =>
  z.enum(values, { error: `config.${field} must be one of ${values.join(', ')}` })

const LIMIT = 'config.limit must be a whole number from 1 to 1000000000'
const MODEL = 'config.model must be the name of a model'

const MODES = ['local', 'llm', 'auto'] as const
type Mode = (typeof MODES)[number]

/** The modes that accept a field; the others accept it always. */
const MODES_OF = {
  enableWebSearch: ['llm', 'auto'],
  targetColumn: ['llm'],
  model: ['llm', 'auto'],
} satisfies Record<string, Mode[]>

const whenMode = (modes: Mode[]) => ({ key: 'mode', is: modes })

const dryRun = describeField(flag('dryRun'), {
  label: 'Dry run',
  help: 'Changes nothing. Shows how many topics would change in each field, with examples.',
  initial: true,
})

const mode = describeField(oneOf('mode', MODES), {
  label: 'Engine',
  choices: {
    local: { label: 'Local engine', help: 'Runs on this server: fast and free.' },
    llm: {
      label: 'LLM',
      help: 'Runs in large batches at the provider: slow, and charged by the token.',
      needsLlm: true,
    },
    auto: {
      label: 'Auto: LLM only where the local engine is not sure',
      help: 'The local engine writes what it is sure of. Only the rest is charged by the token.',
      needsLlm: true,
    },
  },
})

const force = describeField(flag('force'), {
  label: 'All topics',
  help: 'Otherwise only topics that an earlier version of the engine classified.',
})

const parentCategoryFilter = describeField(oneOf('parentCategoryFilter', PARENT_CATEGORIES), {
  label: 'Category',
  none: 'All categories',
  choices: Object.fromEntries(
    Object.entries(GROUP_CATEGORIES).flatMap(([group, categories]) =>
      categories.map((category) => [category, { group }]),
    ),
  ),
})

const limit = describeField(z.int({ error: LIMIT }).min(1, LIMIT).max(1e9, LIMIT), {
  label: 'Limit',
  help: 'The most topics to process. Leave empty for all.',
})

const enableWebSearch = describeField(flag('enableWebSearch'), {
  label: 'Search the web',
  help: 'The model looks up names that it does not know. Without it the cost is about half.',
  initial: true,
  when: whenMode(MODES_OF.enableWebSearch),
})

const targetColumn = describeField(oneOf('targetColumn', TARGET_COLUMNS), {
  label: 'Only one field',
  help: 'The other fields stay as they are.',
  none: 'All fields',
  when: whenMode(MODES_OF.targetColumn),
  choices: {
    segment_type: { label: 'Segment type' },
    taxonomy_type: { label: 'Group' },
    parent_category: { label: 'Category' },
    subcategory: { label: 'Subcategory' },
    audience_type: { label: 'Audience type' },
  },
})

const model = describeField(z.string({ error: MODEL }).max(100, MODEL).overwrite(storable).min(1, MODEL), {
  label: 'Model',
  help: 'The name of a model. Leave empty for the usual one.',
  when: whenMode(MODES_OF.model),
})

/** Strict, because a misspelt `dryrun` that is ignored would rewrite the catalog. */
export const reclassifyConfig = z
  .strictObject(
    {
      dryRun: dryRun.default(false),
      mode,
      force: force.default(false),
      parentCategoryFilter: parentCategoryFilter.optional(),
      limit: limit.optional(),
      enableWebSearch: enableWebSearch.optional(),
      targetColumn: targetColumn.optional(),
      model: model.optional(),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? `config.${issue.keys[0]} is not known` : 'config must be an object',
    },
  )
  .superRefine((config, ctx) => {
    for (const [field, modes] of Object.entries(MODES_OF)) {
      const isGiven = config[field as keyof typeof MODES_OF] !== undefined
      if (isGiven && !modes.some((mode) => mode === config.mode))
        ctx.addIssue(`config.${field} needs config.mode ${modes.join(' or ')}`)
    }
  })

export type ReclassifyConfig = z.output<typeof reclassifyConfig> & {
  /** The job whose failed topics are tried again. */
  retryOf?: string
}
