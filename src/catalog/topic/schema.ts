import { z } from 'zod'
import type { Layers } from '../../engine'
import { pick } from './overlay'

/** Parts of a topic's record that the library and the catalog show alike. */

export const layersRecord = z.object({
  primary_intent: z.string(),
  secondary_intent: z.string(),
  intensity: z.string(),
  awareness: z.string(),
  segment_type: z.string(),
  sensitivity: z.string(),
  buyer_journey: z.string(),
  funnel: z.string(),
  composite_score: z.number().int(),
})

const LAYER_NAMES = Object.keys(layersRecord.shape) as (keyof Layers)[]

export const layersOf = <T extends z.infer<typeof layersRecord>>(topic: T) => pick(topic, LAYER_NAMES)

export const outputFields = {
  segment_name_dspapi: z.string(),
  segment_name_marketplace: z.string(),
  segment_name_internal: z.string(),
  segment_desc_marketplace: z.string(),
  segment_desc_dspapi: z.string(),
  internal_description: z.string(),
  platform_outputs: z
    .record(z.string(), z.object({ name: z.string(), description: z.string() }))
    .describe('Names and descriptions of output templates without fields of their own, by platform key'),
}
