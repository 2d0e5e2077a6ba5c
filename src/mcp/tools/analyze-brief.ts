import { z } from 'zod'
import { access } from '../../access'
import { analyzeBrief } from '../../classify/analyze-brief'
import { llmFor } from '../../classify/classify'
import { ApiError } from '../../errors'
import { MESSAGE_LENGTH } from '../../limits'
import { ASKS_THE_LLM, defineTool } from '../tool'

const WITHOUT_LLM = 'Take the audiences out of the brief yourself and look for each with search_topics.'

export const analyzeBriefTool = defineTool({
  name: 'analyze_brief',
  title: 'Analyze a campaign brief',
  description:
    'Use for a whole campaign brief as text. Returns a summary, the objectives, the target audience and topics to target, ' +
    'with the id of those that the library or the catalog has already. Needs an LLM (who_am_i: has_llm); without one, take the ' +
    'audiences out of the brief yourself and search for each. Costs one classification.',
  access: access.scope('classify', 'classify'),
  input: z.object({
    brief: z
      .string({ error: 'brief is required' })
      .trim()
      .min(1, 'brief is required')
      .max(MESSAGE_LENGTH, `brief must be at most ${MESSAGE_LENGTH} characters`)
      .describe('The whole text'),
  }),
  hints: ASKS_THE_LLM,
  run: async ({ ctx, deps, signal, input: { brief } }) => {
    const llm = llmFor(ctx, deps.llm)
    if (!llm) throw new ApiError(400, 'No LLM is configured here', { next_step: WITHOUT_LLM })
    const file = { data: Buffer.from(brief).toString('base64'), mediaType: 'text/plain' as const }
    return analyzeBrief(ctx, { llm, readDocument: deps.readDocument }, file, { signal })
  },
})
