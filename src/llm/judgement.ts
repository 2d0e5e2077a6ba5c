import { z } from 'zod'
import {
  AUDIENCE_TYPES,
  AWARENESS_LEVELS,
  BUYER_JOURNEYS,
  INTENSITIES,
  INTENTS,
  PARENT_CATEGORIES,
  SEGMENT_TYPES,
  SENSITIVITIES,
  TAXONOMY_TYPES,
} from '../engine'
import { TOPIC_NAME_LENGTH } from '../limits'
import { storableStart } from '../storable'

const oneOf = <const T extends readonly string[]>(field: string, values: T) =>
  z.enum(values, { error: ({ input }) => `Invalid ${field}: ${storableStart(String(JSON.stringify(input)), 100)}` })

const text = (field: string) => z.string({ error: `Invalid ${field}` })

/** The model's answer about a topic, limited to the engine's vocabulary. */
export const judgement = z.object(
  {
    topic_name: text('topic_name').trim().min(1, 'Invalid topic_name').max(TOPIC_NAME_LENGTH, 'Invalid topic_name'),
    parent_category: oneOf('parent_category', PARENT_CATEGORIES),
    taxonomy_type: oneOf('taxonomy_type', TAXONOMY_TYPES),
    subcategory: text('subcategory'),
    segment_type: oneOf('segment_type', SEGMENT_TYPES),
    audience_type: oneOf('audience_type', AUDIENCE_TYPES),
    keywords: z.array(text('keywords'), { error: 'Invalid keywords' }),
    primary_intent: oneOf('primary_intent', INTENTS).optional(),
    secondary_intent: oneOf('secondary_intent', ['', ...INTENTS]).optional(),
    intensity: oneOf('intensity', INTENSITIES).optional(),
    awareness: oneOf('awareness', AWARENESS_LEVELS).optional(),
    sensitivity: oneOf('sensitivity', SENSITIVITIES).optional(),
    buyer_journey: oneOf('buyer_journey', BUYER_JOURNEYS).optional(),
    confidence: z.number().min(0, 'Invalid confidence').max(1, 'Invalid confidence').optional(),
    rationale: text('rationale').optional(),
  },
  { error: 'The answer is no JSON object' },
)
export type Judgement = z.output<typeof judgement>
