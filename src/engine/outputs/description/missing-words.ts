/** What a name that is only an adjective is about. */
const NOUNS = new Map([
  ['sim-only', 'plans'],
  ['sim only', 'plans'],
  ['pay-as-you-go', 'plans'],
  ['pay monthly', 'plans'],
  ['low and no alcohol', 'drinks'],
  ['no and low alcohol', 'drinks'],
  ['alcohol-free', 'drinks'],
  ['non-alcoholic', 'drinks'],
  ['gluten-free', 'food'],
  ['dairy-free', 'food'],
  ['sugar-free', 'food'],
  ['all-inclusive', 'trips'],
])

/** There is one of each: "the FIRE movement", "the gig economy". */
const UNIQUE = /^(?!the )(?:.+ )?(?:movement|(?:gig|sharing|creator|circular|silver) economy)$/

/** The name of a thing with the noun or the article that a sentence needs. */
export function completed(text: string): string {
  const noun = NOUNS.get(text.toLowerCase())
  if (noun !== undefined) return `${text} ${noun}`
  return UNIQUE.test(text) ? `the ${text}` : text
}

/** After these a place needs its "in", as after a plural: "car hire in the UK". */
export const PLACED = new Set('hire rental membership insurance parking accommodation'.split(' '))

/** Not counted alone, but as such things: "hearing aids". */
export const COUNTED_PAIRS = new Set(['hearing aid', 'mobility aid', 'walking aid', 'teaching aid'])
