import { z } from 'zod'
import { access } from '../../access'
import { classifyMessages, llmFor } from '../../classify/classify'
import type { Classification } from '../../engine'
import { TOPIC_NAME_LENGTH } from '../../limits'
import { storable } from '../../storable'
import { ASKS_THE_LLM, defineTool } from '../tool'

type Answer = Classification & Record<string, unknown>

export const classifyTopic = defineTool({
  name: 'classify_topic',
  title: 'Classify an audience',
  description:
    'Use to understand an audience described in free text ("electric SUV shoppers in Texas") before you add it. Returns its ' +
    'place in the taxonomy, the seven layers with sensitivity, keywords and a confidence. If uncertain is true the category is a ' +
    'guess: show the user the alternatives. Stores nothing. Costs one classification.',
  access: access.scope('classify', 'classify'),
  input: z.object({
    name: z
      .string({ error: 'name is required' })
      .overwrite(storable)
      .trim()
      .min(1, 'name is required')
      .max(TOPIC_NAME_LENGTH, `name must be at most ${TOPIC_NAME_LENGTH} characters`)
      .describe('The audience in the words of the user'),
    engine: z
      .enum(['local', 'llm'], { error: 'engine must be local or llm' })
      .default('local')
      .describe('local is fast and always there; llm knows more names, if who_am_i says has_llm'),
    detail: z
      .enum(['short', 'full'], { error: 'detail must be short or full' })
      .default('short')
      .describe('full adds the evidence, and names and descriptions for each platform'),
  }),
  hints: ASKS_THE_LLM,
  run: async ({ ctx, deps, signal, input: { name, engine, detail } }) => {
    const llm = engine === 'llm' ? llmFor(ctx, deps.llm) : null
    const messages = [{ role: 'user' as const, content: name }]
    const { text } = await classifyMessages(ctx, llm, { messages, corrections: true }, signal)
    const answer: Answer = { ...JSON.parse(text), engine: llm ? 'llm' : 'local' }
    return detail === 'full' ? answer : shortened(answer)
  },
})

const shortened = (answer: Answer) => ({
  topic_name: answer.topic_name,
  taxonomy_path: answer.taxonomy_path,
  parent_category: answer.parent_category,
  subcategory: answer.subcategory,
  segment_type: answer.segment_type,
  audience_type: answer.audience_type,
  keywords: answer.keywords,
  layers: answer.layers,
  confidence: answer.confidence,
  uncertain: answer.uncertain,
  alternatives: answer.alternatives,
  engine: answer.engine,
})
