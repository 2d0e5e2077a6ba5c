import { WORDS } from '../compiled/words'

/** Words that build a name without meaning anything by themselves, in their canonical form. */
const { grammar } = WORDS

const words = (list: readonly string[]): ReadonlySet<string> => new Set(list)

/** What follows these describes the thing named before them. */
export const PREPOSITIONS = words(grammar.prepositions)

/** What follows these is not meant. */
export const EXCLUSIONS = words(grammar.exclusions)

export const CONJUNCTIONS = words(grammar.conjunctions)

export const FUNCTION_WORDS = words(grammar.functionWords)

/** Heads that take their meaning from the word before them: "pool supplies", "dog accessories". */
export const GENERIC_HEADS = words(grammar.genericHeads)

/** People as such: beside a thing they are only those who want it ("homeschool families"). */
export const PEOPLE = words(grammar.people)

/** Heads that make what stands before them a product's purpose. */
export const PRODUCT_HEADS = words(grammar.productHeads)

/**
 * Things that are made for any purpose: beside a word that says the purpose they do not decide
 * ("cuticle scissors", "wire caps & nuts", "footwear merchant wholesalers").
 */
export const PORTABLE_HEADS = words(grammar.portableHeads)

/** Words that say how much people care: more than is usual, or less. */
export const STRENGTHENING = words(grammar.strengthening)

export const WEAKENING = words(grammar.weakening)

/** What kind of a thing, written after it in sellers' names: "truck fullsize". */
export const ATTRIBUTES = words(grammar.attributes)

/** Names with and without these mean the same. */
export const STOPWORDS = words(grammar.stopwords)

/** Nouns for an audience as such. They count only where they are part of the thing itself ("consumer electronics"). */
export const AUDIENCE_NOUNS = words(grammar.audienceNouns)

/** Between a subject and its verb: "people who recently moved". */
export const ADVERBS = words(grammar.adverbs)

/** Nouns for people; what they want or do says what a name is about. */
export const PERSONS = words(grammar.persons)

/** Nouns for those who buy for a business or a public body. */
export const ORGANIZATIONS = words(grammar.organizations)

/** What people are to a thing: "readers of", "visitors to". */
export const RELATIONS = words(grammar.relations)

/** When people do something; it says nothing of what they do. */
export const TIMES = words(grammar.times)

/** Heads that decide whatever they are made for, except for some purposes: "cycling clothes", but "dog clothes". */
type HeadKind = (typeof WORDS)['head-kinds'][number]

export const HEAD_KINDS: ReadonlyMap<string, HeadKind> = new Map(
  WORDS['head-kinds'].flatMap((kind) => kind.words.map((word) => [word, kind] as const)),
)

/** What protects people in a sport or a vehicle is filed with it: "ski goggles". */
export const PROTECTIVE_HEADS = words(grammar.protectiveHeads)
/** Where people deal with a brand: its app, its site. */
export const CHANNELS = words(WORDS.things.channels)

/** How people stand to a thing: "interested in", "worried about". */
export const INCLINED = words(grammar.inclined)

/** Organizations that buy for the public. */
export const PUBLIC_BODIES = words(grammar.publicBodies)
