import { ALL_NODES, type Hints, type Intent, parseBrands, type TaxonomyNode } from '../../engine'

export type DemoTopic = { name: string; hints: Hints }

/** Phrases that read well with plurals and with "this & that". */
const CONSUMER_PHRASES: Record<Intent, string[]> = {
  Product: ['In-Market for *', 'Researching *'],
  Service: ['Researching *', 'In-Market for *'],
  Solution: ['Evaluating *', '* Users'],
  Brand: ['Fans of *', 'Researching *'],
  Event: ['Planning for *', 'Interested in *'],
  Problem: ['Looking for Help with *', 'Researching *'],
  Lifestyle: ['Enthusiasts of *', 'New to *'],
  Role: ['* Professionals', 'Students of *'],
}
const BUSINESS_PHRASES = ['* Decision Makers', '* Professionals']

const BRAND_PHRASES: Record<Intent, string> = {
  Product: '* Buyers',
  Service: '* Customers',
  Solution: '* Users',
  Brand: '* Fans',
  Event: '* Attendees',
  Problem: '* Customers',
  Lifestyle: '* Fans',
  Role: '* Users',
}

/** Categories whose nodes are people already: "Single Parents", "Spanish Speakers". */
const OF_PEOPLE = new Set<string>(['Demographics & Life Events', 'Family & Relationships'])

/**
 * A catalog to explore: an audience for every node of the taxonomy, two for those at the top, and one for a brand if the node
 * has brands. Sensitive subjects and hardships such as unemployment are left out.
 */
export function demoTopics(): DemoTopic[] {
  return ALL_NODES.filter(isForShow).flatMap((node) => {
    const hints = { parent_category: node.category, subcategory: node.root.name, segment_type: node.segment }
    return namesFor(node).map((name) => ({ name, hints }))
  })
}

function isForShow({ sensitivity, intent }: TaxonomyNode): boolean {
  return sensitivity !== 'High' && !(sensitivity === 'Moderate' && intent === 'Problem')
}

function namesFor(node: TaxonomyNode): string[] {
  const phrases = phrasesFor(node).slice(0, node.level === 0 ? 2 : 1)
  const brand = parseBrands(node.source.brands ?? []).find(({ ordinary }) => !ordinary)
  return [
    ...phrases.map((phrase) => filled(phrase, node.name)),
    ...(brand ? [filled(brandPhrase(node), brand.name)] : []),
  ]
}

/** "Surfing Enthusiasts", but "Enthusiasts of Board Games". */
function filled(phrase: string, subject: string): string {
  const simple = phrase === 'Enthusiasts of *' && !/[&,]| and |s$/.test(subject)
  return (simple ? '* Enthusiasts' : phrase).replace('*', () => subject)
}

function phrasesFor({ category, segment, intent }: TaxonomyNode): string[] {
  if (segment !== 'B2C') return BUSINESS_PHRASES
  return OF_PEOPLE.has(category) && intent === 'Lifestyle' ? ['*'] : CONSUMER_PHRASES[intent]
}

function brandPhrase({ category, segment, intent }: TaxonomyNode): string {
  if (category === 'Auto' && intent === 'Product') return '* Owners'
  return segment === 'B2B' ? '* Users' : BRAND_PHRASES[intent]
}
