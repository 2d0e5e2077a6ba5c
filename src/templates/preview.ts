import {
  type ClassifiedTopic,
  type OutputTemplate,
  renderTemplate,
  type TemplateContext,
  templateContext,
} from '../engine'

/** Always the same, so that previews differ only by their templates. */
const SAMPLE: ClassifiedTopic = {
  topic_name: 'In-Market for Luxury Electric SUVs',
  parent_category: 'Auto',
  taxonomy_type: 'Automotive',
  subcategory: 'SUVs',
  taxonomy_path: 'SUVs > Electric SUVs > Luxury Electric SUVs',
  segment_type: 'B2C',
  audience_type: 'In-Market Shoppers',
  iab_code: '22',
  uncertain: false,
  keywords: ['luxury electric suvs', 'electric suvs', 'ev suv'],
  layers: {
    primary_intent: 'Product',
    secondary_intent: 'Brand',
    intensity: 'Very High',
    awareness: 'Product Aware',
    segment_type: 'B2C',
    sensitivity: 'None',
    buyer_journey: 'Decision',
    funnel: 'Lower Funnel',
    composite_score: 97,
  },
}
const SAMPLE_ALIASES = { orgAlias: 'Acme', partnerAlias: 'Globex' }

type Preview = {
  name: string
  description: string
  descLength: number
  context: TemplateContext
  warnings: string[]
}

export function previewTemplate(template: OutputTemplate): Preview {
  const context = templateContext(SAMPLE, template, SAMPLE_ALIASES)
  const { name, description, warnings } = renderTemplate(template, context)
  return { name, description, descLength: description.length, context, warnings }
}
