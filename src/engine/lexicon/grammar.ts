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

/** Occupations that take their meaning from the word before them: "power plant operator". */
export const GENERIC_OCCUPATIONS = words(grammar.genericOccupations)

/** People as such: beside a thing they are only those who want it ("homeschool families"). */
export const PEOPLE = words(grammar.people)

/** Heads that make what stands before them a product's purpose. */
export const PRODUCT_HEADS = words(grammar.productHeads)

/** What prepares or serves the food or drink named before it. */
export const KITCHEN_DEVICES = words(grammar.kitchenDevices)

/**
 * Things that are made for any purpose: beside a word that says the purpose they do not decide
 * ("cuticle scissors", "wire caps & nuts", "footwear merchant wholesalers").
 */
export const PORTABLE_HEADS = words(grammar.portableHeads)

/** Steps of one career, written beside any title. */
export const GRADES = words(grammar.grades)

/** Words that say how much people care: more than is usual, or less. */
export const STRENGTHENING = words(grammar.strengthening)

export const WEAKENING = words(grammar.weakening)

/** The people who work somewhere, as such. */
export const EMPLOYEES = words(grammar.employees)

/** How the work of a title is done. */
export const TITLE_TAILS = words(grammar.titleTails)

/** What kind of a thing, written after it in sellers' names: "truck fullsize". */
export const ATTRIBUTES = words(grammar.attributes)

/** Names with and without these mean the same. */
export const STOPWORDS = words(grammar.stopwords)

/** Nouns for an audience as such. They count only where they are part of the thing itself ("consumer electronics"). */
export const AUDIENCE_NOUNS = words(grammar.audienceNouns)
