import { z } from 'zod'
import { EDIT_TOPIC_IDS, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../limits'
import { editableFields } from '../topics/schema'
import { selectionBody } from '../topics/selection'
import { tagList } from '../topics/tags'

/** Ignoring a misspelt field would change less than was meant. */
const unknownKeys = (name: string, otherwise: string) => ({
  error: (issue: { code: string; keys?: string[] }) =>
    issue.code === 'unrecognized_keys' ? `${name} has no ${issue.keys?.join(', ')}` : otherwise,
})

const tags = z
  .strictObject(
    {
      add: tagList('tags.add').optional(),
      remove: tagList('tags.remove').optional(),
      replace: tagList('tags.replace').optional().describe('Instead of all tags that a topic has'),
    },
    unknownKeys('tags', 'tags must be an object with add and remove, or with replace'),
  )
  .refine(
    ({ add, remove, replace }) => replace === undefined || (add === undefined && remove === undefined),
    'tags must be an object with add and remove, or with replace',
  )

const NOTHING = 'No valid fields to update'

const changes = z
  .strictObject({ ...editableFields, tags: tags.optional() }, unknownKeys('changes', 'changes object is required'))
  .refine(({ tags = {}, ...fields }) => hasValue(fields) || hasValue(tags), NOTHING)
export type Changes = z.output<typeof changes>

const hasValue = (fields: object): boolean => Object.values(fields).some((value) => value !== undefined)

const limit = { max: EDIT_TOPIC_IDS, tooMany: `Maximum ${EDIT_TOPIC_IDS} topicIds per request` }

const pageNumber = (name: string, max: number) =>
  z
    .int({ error: `${name} must be a whole number` })
    .min(1, `${name} must be at least 1`)
    .max(max, `${name} must be at most ${max}`)

export const editBody = selectionBody(limit, {
  changes,
  dryRun: z.boolean({ error: 'dryRun must be true or false' }).default(false).describe('Only say what would change'),
  page: pageNumber('page', 1_000_000).default(1).describe('With dryRun: the page of `samples`'),
  pageSize: pageNumber('pageSize', PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
})
export type EditRequest = z.output<typeof editBody>

/** Why a topic is not edited. */
export const REFUSALS = {
  too_many_tags: 'It would have too many tags',
  not_in_library: 'It is not in the library',
} as const
export type RefusalReason = keyof typeof REFUSALS

const count = z.number().int()
const values = z.record(z.string(), z.unknown())

export const editAnswer = z.object({
  dryRun: z.boolean(),
  runId: z
    .string()
    .nullable()
    .describe('The run that edits them, and for `POST /api/undo/:id`; null with dryRun, or if nothing would change'),
  total: count.describe('Topics that were selected'),
  changed: count,
  unchanged: count.describe('Those that are like that already'),
  active: count.describe('Of those changed: active on a platform. Their segments may become stale'),
  refused: z.array(
    z.object({
      reason: z.enum(Object.keys(REFUSALS) as [RefusalReason, ...RefusalReason[]]),
      message: z.string(),
      topics: count,
    }),
  ),
  samples: z
    .array(z.object({ id: z.string(), topic_name: z.string(), before: values, after: values }))
    .describe('With dryRun, a page of those that would change, by name, with the fields that would'),
})
export type EditAnswer = z.infer<typeof editAnswer>
