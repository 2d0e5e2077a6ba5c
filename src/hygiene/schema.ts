import { z } from 'zod'

const count = z.number().int()

export const hygieneSummary = z.object({
  topics: count,
  outdatedTopics: count.describe('Classified by an older engine version than the current one'),
  topicsWithoutExternalId: count,
  activeActivations: count,
  staleActivations: count.describe(
    'Of the active ones: those whose segment would have another name or description if it were pushed now',
  ),
  pendingActivations: count.describe(
    'Pending in no push run: a refresh is working on them, or was interrupted. The refresh job finishes those',
  ),
  failedActivations: count.describe(
    'Topics whose newest activation on a connection is in error, and was not dismissed',
  ),
})
export type HygieneSummary = z.infer<typeof hygieneSummary>
