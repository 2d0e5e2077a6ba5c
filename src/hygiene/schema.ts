import { z } from 'zod'

const count = z.number().int()

export const hygieneSummary = z.object({
  topics: count,
  outdatedTopics: count.describe('Classified by an older engine version than the current one'),
  topicsWithoutExternalId: count,
  activeActivations: count,
  staleActivations: count.describe(
    'Of the active ones: those that would have another name, description or engine version if they were pushed now',
  ),
  pendingActivations: count.describe(
    'Pending in no running push: a push or a refresh was interrupted, or a refresh is working on them. The refresh job ' +
      'finishes those that were interrupted',
  ),
  failedActivations: count.describe(
    'Topics whose newest activation on a connection is in error, and was not dismissed',
  ),
})
export type HygieneSummary = z.infer<typeof hygieneSummary>
