import { z } from 'zod'
import { UNDO_KEPT_LISTED } from '../limits'
import { storable } from '../storable'

export const UNDO_ACTIONS = ['import', 'matrix', 'delete', 'edit'] as const
export type UndoAction = (typeof UNDO_ACTIONS)[number]

/** Why something is not taken back. */
export const KEPT_REASONS = [
  'pushed',
  'used_by_others',
  'already_in_library',
  'edited_since',
  'not_in_library',
] as const
export type KeptReason = (typeof KEPT_REASONS)[number]

export const KEPT_MESSAGES: Record<KeptReason, string> = {
  pushed: 'It was pushed to a platform: it stays in the library',
  used_by_others: 'Others use it too: it stays in the catalog, and was removed from the library',
  already_in_library: 'The library has it again already',
  edited_since: 'It was edited again since',
  not_in_library: 'It is no longer in the library',
}

export const undoParams = z.object({ id: z.string().max(100).overwrite(storable) })

export const undoBody = z.preprocess(
  (body) => body ?? {},
  z.object(
    {
      dryRun: z
        .boolean({ error: 'dryRun must be true or false' })
        .default(false)
        .describe('Only say what would be taken back, and what kept'),
    },
    { error: 'body must be an object' },
  ),
)

const count = z.number().int()

export const undoAnswer = z.object({
  id: z.string(),
  action: z.enum(UNDO_ACTIONS),
  dryRun: z.boolean(),
  runId: z.string().nullable().describe('The run that takes it back; null with dryRun'),
  total: count.describe(
    'Library topics of the action: those to remove, of a deletion to put back, of an edit to set back',
  ),
  takenBack: count.describe('How many of them are'),
  removedFromCatalog: count.describe('Topics that the action brought to the catalog and that nobody else uses'),
  externalIds: count.describe('External ids that an import added to other topics of the library, and that are removed'),
  keptCount: count.describe('Of what something is kept'),
  kept: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        reason: z.enum(KEPT_REASONS),
        message: z.string(),
      }),
    )
    .describe(`The first ${UNDO_KEPT_LISTED}; failures.csv of the run has all`),
})
export type UndoAnswer = z.infer<typeof undoAnswer>

export const undoableQuery = z.object({
  id: undoParams.shape.id.optional().describe('Only this action'),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1).describe('Of `limit` actions each'),
})
export type UndoableQuery = z.output<typeof undoableQuery>

export const undoableRecord = z.object({
  id: z.string(),
  action: z.enum(UNDO_ACTIONS),
  title: z
    .string()
    .describe('The file of an import, the dimensions of a matrix, how many topics were deleted or edited'),
  topics: count.describe('Library topics that it added, removed or edited'),
  startedBy: z.object({ userId: z.string(), name: z.string().nullable() }),
  createdAt: z.iso.datetime(),
  undoableUntil: z.iso.datetime(),
  undoRunId: z.string().nullable().describe('The latest run that took it back, or is doing so'),
})
