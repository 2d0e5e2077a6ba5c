import type { ClassifiedTopic } from '../engine'
import { BUILT_IN_TEMPLATES, type OutputTemplate, outputsFor, type TemplateOutput } from '../engine/template'

/** Names and descriptions for the platforms: columns of their own, the other templates' by platform key. */
export type TopicOutputs = {
  segment_name_dspapi: string
  segment_name_marketplace: string
  segment_name_internal: string
  segment_desc_dspapi: string
  segment_desc_marketplace: string
  internal_description: string
  platform_outputs: Record<string, TemplateOutput>
}

/** What a caller may write with their own words. */
export type Descriptions = Pick<
  TopicOutputs,
  'segment_desc_dspapi' | 'segment_desc_marketplace' | 'internal_description'
>

export const activeTemplates = (): readonly OutputTemplate[] => ACTIVE
const ACTIVE = BUILT_IN_TEMPLATES.filter((template) => template.isActive)

const DEDICATED = new Set(['dspapi', 'marketplace', 'internal'])
const NOTHING: TemplateOutput = { name: '', description: '' }

export function outputsOf(topic: ClassifiedTopic): TopicOutputs {
  const outputs = outputsFor(topic, activeTemplates())
  const { dspapi = NOTHING, marketplace = NOTHING, internal = NOTHING } = outputs
  return {
    segment_name_dspapi: dspapi.name,
    segment_name_marketplace: marketplace.name,
    segment_name_internal: internal.name,
    segment_desc_dspapi: dspapi.description,
    segment_desc_marketplace: marketplace.description,
    internal_description: internal.description,
    platform_outputs: Object.fromEntries(Object.entries(outputs).filter(([platform]) => !DEDICATED.has(platform))),
  }
}
