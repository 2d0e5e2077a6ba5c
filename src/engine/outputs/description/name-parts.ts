import { WORDS } from '../../compiled/words'
import { LEXICON } from '../../lexicon'
import type { ClassifiedTopic } from '../../result'
import { type Attributes, NO_ATTRIBUTES, withoutAttributes } from './attributes'
import { isAnimal, isOrganization, isPerson, isPlural, pluralOfPerson, pluralOfThing } from './nouns'
import { type SentenceName, type SentenceWord, sentenceName, textOf } from './sentence-words'

/** What a name says, in the words of a sentence. */
export type NameParts = {
  /**
   * people: "marathon runners", "women who run marathons". doing: "speak Spanish at home". state: "recently married".
   * thing: all else. nobody: the name has only attributes.
   */
  kind: 'people' | 'doing' | 'state' | 'thing' | 'nobody'
  /** Of people and things in the plural, where they have one. */
  text: string
  isPlural: boolean
  isOrganization: boolean
  isAnimal: boolean
  isBrand: boolean
  isPlace: boolean
  /** Of people: what follows them has its own verb. */
  hasClause: boolean
  /** Of people: words for everybody, which the sentence may replace ("people", "consumers"). */
  isAnybody: boolean
  isTitle: boolean
  /** The name of one position: "VP of Marketing", "Head of Estates". */
  isPosition: boolean
  attributes: Attributes
}

const LEAD_IN =
  /^(?:(?:people |consumers )?interest(?:ed)? in|in[- ]market(?: for)?|in the market for|purchase intent(?: for)?)[ :-]+(?=[\p{L}\p{N}])/iu
const LEAD_OUTS = [
  'in-market',
  'in market',
  'purchase intent',
  'near me',
  'for sale',
  'b2b2c',
  'b2b',
  'b2c',
  'b2e',
  'b2g',
].map((words) => ` ${words}`)

/** Words after which a name says more about what stands before them. */
const JOINTS = new Set(
  'of for in at with without who whom whose that which from by near on aged age ages to under over interested'.split(
    ' ',
  ),
)
const CLAUSE = /^(?:who|that|which|interested)$/
const ACTING = /^(?:who|that|which|[a-z]+ing)$/
const OF_PEOPLE = /^(?:who|whose)$/
/** How people feel or stand, before "about", "by", "of" and the like: "worried", "proud". */
const FEELING = new Set(
  `worried interested keen proud eager anxious afraid curious excited passionate concerned embarrassed affected laid hit stuck
   close able unable willing ready tired wary nervous briefed sent addicted active allergic fond`.split(/\s+/),
)
const ANYBODY = /^(?:people|consumers|individuals|persons|those|anyone|everyone)$/
const SHOPPERS = new Set('shopper buyer purchaser intender prospect considerer researcher'.split(' '))
const MANNERS = new Set(WORDS.sentences.manners)

const VERBS = new Map(
  `speaks:speak lives:live owns:own has:have rents:rent drives:drive watches:watch shops:shop buys:buy plays:play reads:read
   uses:use wants:want likes:like loves:love works:work attends:attend donates:donate travels:travel listens:listen
   follows:follow visits:visit supports:support votes:vote prefers:prefer is:are are:are enjoys:enjoy drinks:drink eats:eat`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)
/** "learn Spanish online", "become a nurse". */
const WISHES = new Set('learn find get hire become save'.split(' '))
const STATE =
  /^(?:(?:recently|newly|just|never|currently|formerly|not) )?(?:married|engaged|single|divorced|widowed|separated|retired|pregnant|unemployed|employed|self-employed|bilingual|diagnosed with .+)$/i
const PAST = /^(?:recently|just) (?:moved|graduated|retired|bought|purchased|switched|visited|traveled)\b/i
const GERUND = /^[a-z]{2,}ing$/i
const DOER = /[a-z]{3}(?:ists|istas|ians|eers|goers|workers|makers)$/
const AFTER_GERUND = /^(?:a|an|the|for|in|to|about|with|from|on|their|her|his|more|out)$/

export function namePartsOf({ topic_name, layers }: ClassifiedTopic): NameParts {
  const { rest, attributes } = withoutAttributes(topic_name)
  const bare = withoutLeads(rest)
  const parts = bare === '' && attributes !== NO_ATTRIBUTES ? newParts('nobody', '') : partsOfName(bare, layers)
  parts.attributes = attributes
  return parts
}

function partsOfName(bare: string, { primary_intent, segment_type }: ClassifiedTopic['layers']): NameParts {
  const { words, tail } = sentenceName(bare, primary_intent === 'Brand')
  const isProduct = primary_intent === 'Product' && segment_type === 'B2C'
  const parts = partsOf({ words: turnedRound(withPlace(words)), tail }, isProduct)
  parts.isTitle = primary_intent === 'Role'
  parts.isPosition = isPosition(words)
  if (parts.isTitle && parts.kind === 'thing' && words.some(areOccupied)) parts.kind = 'people'
  if (parts.text === '') parts.text = bare
  return parts
}

/** Without the words that the verb of the sentence says: "In-Market for", "near me". */
function withoutLeads(name: string): string {
  const bare = name.replace(LEAD_IN, '')
  const lower = bare.toLowerCase()
  const end = LEAD_OUTS.find((words) => lower.endsWith(words))
  const isAlone = end === undefined || bare.length === end.length
  return (isAlone ? bare : bare.slice(0, -end.length)).replace(/(?<![\s:-])[\s:-]+$/, '').trim() || bare.trim()
}

const newParts = (kind: NameParts['kind'], text: string): NameParts => ({
  kind,
  text,
  isPlural: true,
  isOrganization: false,
  isAnimal: false,
  isBrand: false,
  isPlace: false,
  hasClause: false,
  isAnybody: false,
  isTitle: false,
  isPosition: false,
  attributes: NO_ATTRIBUTES,
})

function partsOf({ words, tail }: SentenceName, isProduct: boolean): NameParts {
  const text = textOf(words) + tail
  const verb = VERBS.get(words[0]?.text.toLowerCase() ?? '')
  if (verb !== undefined && words.length > 1)
    return newParts('doing', verb + textOf(words.slice(1)).replace(/^(?=\S)/, ' ') + tail)
  if (STATE.test(text)) return newParts('state', text)
  if (PAST.test(text)) return newParts('doing', `have ${text}`)
  if (isDoing(words)) return newParts('doing', `are ${text}`)
  if (words.length > 1 && WISHES.has(words[0]!.text.toLowerCase())) return newParts('doing', `want to ${text}`)
  const end = headEnd(words)
  const head = words[end - 1]
  if (head === undefined) return newParts('thing', text)
  if (!head.isName || head.isOccupation) {
    const isPeople = isPerson(head.canonical, isProduct) || head.isOccupation || isDoer(head)
    if (isPeople) return shoppedFor(words, end, tail) ?? peopleOf(words, end, tail)
    if (head.canonical === 'household' || head.canonical === 'family') return peopleOf(words, end, tail)
  }
  const thing = thingOf(words, end, tail)
  if (thing.isPlural && saysWhatTheyDo(words, end, thing.isOrganization)) {
    thing.kind = 'people'
    thing.hasClause = true
  }
  return thing
}

/** "galleries preparing for Art Basel", "Californians worried about premiums": whoever does or feels something is no thing. */
function saysWhatTheyDo(words: readonly SentenceWord[], end: number, isOrganization: boolean): boolean {
  const word = words[end]
  if (word === undefined || end + 1 === words.length) return false
  if (OF_PEOPLE.test(word.text) || GERUND.test(word.text) || FEELING.has(word.text)) return true
  return isOrganization && ACTING.test(word.text)
}

function isPosition(words: readonly SentenceWord[]): boolean {
  const [first] = words
  const head = words[headEnd(words) - 1]
  return (
    [first, head].some((word) => word?.isOccupation && !isPlural(word.text)) &&
    !words.some(({ text }) => isPlural(text))
  )
}

const areOccupied = ({ text, isOccupation }: SentenceWord): boolean => isOccupation && isPlural(text)

/** "Electric SUVs Ohio" are electric SUVs in Ohio. */
function withPlace(words: readonly SentenceWord[]): readonly SentenceWord[] {
  const start = words.findLastIndex(({ isPlace }) => !isPlace) + 1
  const before = words[start - 1]
  const firstOfPlace = words[start]
  if (firstOfPlace === undefined || before === undefined || before.isName || !isPlural(before.text)) return words
  const joints = (WITH_ARTICLE.has(firstOfPlace.text) ? ['in', 'the'] : ['in']).map((text) =>
    withText({ ...before, gap: ' ' }, text),
  )
  return [...words.slice(0, start), ...joints, { ...firstOfPlace, gap: ' ' }, ...words.slice(start + 1)]
}

/** "Scoreboards, electronic" are electronic scoreboards, "managers, pharma" are pharma managers. */
function turnedRound(words: readonly SentenceWord[]): readonly SentenceWord[] {
  const last = words.at(-1)
  const isTurned = last !== undefined && !last.isPlace && /^, ?$/.test(last.gap) && words.length > 1
  if (!isTurned || words.slice(0, -1).some(({ gap }) => gap.includes(','))) return words
  const [first, ...rest] = words.slice(0, -1)
  return isPlural(last.text) ? words : [{ ...last, gap: '' }, { ...first!, gap: ' ' }, ...rest]
}

const WITH_ARTICLE = new Set('UK US USA UAE EU Netherlands Philippines Maldives Bahamas Midwest'.split(' '))

/** "buying a house", "planning for retirement"; "running shoes" are a thing. */
function isDoing(words: readonly SentenceWord[]): boolean {
  const [first, second] = words
  return first !== undefined && second !== undefined && GERUND.test(first.text) && AFTER_GERUND.test(second.text)
}

/** Where the words before the first joint end. */
function headEnd(words: readonly SentenceWord[]): number {
  const end = words.findIndex((word, at) => at > 0 && (isJoint(word) || saysMoreOf(words[at - 1]!, word)))
  return end === -1 ? words.length : end
}

/** Not inside a word: "stay-at-home moms". */
const isJoint = ({ text, gap, isName }: SentenceWord): boolean =>
  gap === ' ' ? !isName && JOINTS.has(text) : /[,(:;–—]|\s-/.test(gap)

/** "breweries investing in …", "season ticket holders MLB". */
function saysMoreOf(before: SentenceWord, word: SentenceWord): boolean {
  if (!isPlural(before.text) || word.gap !== ' ') return false
  if (word.isName) return !before.isName && isPerson(before.canonical, false)
  return GERUND.test(word.text) || FEELING.has(word.text)
}

/** "creationists", "Sandinistas": people by their ending, and in no list of things. */
const isDoer = ({ text, canonical }: SentenceWord): boolean =>
  DOER.test(text) && LEXICON.sensesOf(canonical).length === 0

const withText = ({ gap, canonical, isName, isPlace, isOccupation }: SentenceWord, text: string): SentenceWord => ({
  text,
  gap,
  canonical,
  isName,
  isPlace,
  isOccupation,
})

function peopleOf(words: readonly SentenceWord[], end: number, tail: string): NameParts {
  const head = words[end - 1]!
  const plural = words.with(end - 1, withText(head, pluralOfPerson(head.text)))
  const text = textOf(plural) + tail
  const people = newParts('people', text)
  people.hasClause = words.slice(end).some((word) => CLAUSE.test(word.text))
  people.isAnybody = end === 1 && ANYBODY.test(text.split(' ', 1)[0]!.toLowerCase())
  return people
}

/** "electric SUV shoppers": the thing that they want; null if the words before say which people ("first-time buyers"). */
function shoppedFor(words: readonly SentenceWord[], end: number, tail: string): NameParts | null {
  const before = words[end - 2]
  if (!SHOPPERS.has(words[end - 1]!.canonical) || before === undefined || before.isName) return null
  const isManner = textOf(words.slice(0, end - 1))
    .split(' ')
    .some((text) => MANNERS.has(text))
  const plural = pluralOfThing(before.text)
  if (isManner || plural === null) return null
  const wanted = [...words.slice(0, end - 2), withText(before, plural), ...words.slice(end)]
  const thing = newParts('thing', textOf(wanted) + tail)
  thing.isPlural = isPlural(plural)
  return thing
}

function thingOf(words: readonly SentenceWord[], end: number, tail: string): NameParts {
  const head = words[end - 1]!
  const plural = head.isName ? null : pluralOfThing(head.text)
  const shown = plural === null ? words : words.with(end - 1, withText(head, plural))
  const thing = newParts('thing', textOf(shown) + tail)
  thing.isPlural = isPlural(plural ?? head.text)
  thing.isOrganization = !head.isName && isOrganization(head.canonical)
  thing.isAnimal = isAnimal(head.canonical)
  thing.isBrand = head.isName && !head.isPlace
  thing.isPlace = words.every((word) => word.isPlace)
  return thing
}
