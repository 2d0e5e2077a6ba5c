import { z } from 'zod'

const count = z.number().int()

export const hygieneSummary = z.object({
  topics: count,
  outdatedTopics: count.describe('Classified by another version of the engine than the current one'),
  topicsWithoutExternalId: count,
  activeActivations: count,
  staleActivations: count.describe('Of the active ones: what was pushed is not what would be pushed now'),
  pendingActivations: count.describe(
    'Pending in no push run: a refresh has them under way, or what began them was cut off. The refresh job finishes those',
  ),
  failedActivations: count.describe('Topics whose newest activation on a connection is in error'),
})
export type HygieneSummary = z.infer<typeof hygieneSummary>
