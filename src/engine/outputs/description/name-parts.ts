import { WORDS } from '../../compiled/words'
import { LEXICON } from '../../lexicon'
import { isBrandName } from '../../lexicon/brands'
import { isAnimal, isOrganization, isPerson } from '../../lexicon/nouns'
import type { ClassifiedTopic } from '../../result'
import { isAttributeLabel } from './attribute-labels'
import { type Attributes, NO_ATTRIBUTES, withoutAttributes } from './attributes'
import { AFTER_GERUND, ANYBODY, GERUND, headEnd, isGeneration, saysWhatTheyDo } from './head'
import { afterPeople, withThing } from './labels'
import { areMany, isPlural, pluralOfPerson, pluralOfThing } from './nouns'
import { type SentenceName, type SentenceWord, sentenceName, textOf, withText } from './sentence-words'
import { filedAs, inSentence } from './value-forms'
import { turnedRound, withPlace } from './word-order'

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
  /^(?:(?:people |consumers )?interest(?:ed)? in|in[- ]market(?: for)?|in the market for|purchase intent(?: for)?)[ :-]+(?=[\p{L}\p{N}])(?!\p{L}+ing (?:an?|the|their|for|in|to|out|with) )/iu
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

const CLAUSE = /^(?:who|that|which|interested)$/
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
const AGENT = /(?:[eo]r|ist|ian|ant|ent|ee|man|woman|person|child|pal|parent|people|mom|dad|wife|husband|bride|guest)$/
const DOER = /[a-z]{3}(?:ists|istas|ians|eers|goers|workers|makers)$/
const LIKELY = /^likely to /i
const SEEKING = /^(?:considering|researching|comparing|exploring|seeking|wanting|needing|evaluating|pursuing)$/i

export function namePartsOf(topic: ClassifiedTopic): NameParts {
  const { rest, attributes } = withoutAttributes(topic.topic_name)
  const bare = withoutLeads(rest)
  const isNobody = (bare === '' || isAttributeLabel(bare)) && attributes !== NO_ATTRIBUTES
  const parts = isNobody
    ? newParts('nobody', '')
    : (severalKinds(bare, topic) ?? labelledParts(bare, topic) ?? partsBefore(bare, topic))
  parts.attributes = attributes
  return parts
}

/** "Online Apparel Buyers $250+" are buyers, and no thing that somebody buys. */
function partsBefore(name: string, topic: ClassifiedTopic): NameParts {
  const cut = afterPeople(name)
  const parts = partsOfName(cut === null ? name : cut.people, topic)
  if (cut === null || cut.more === '') return parts
  const more = /^\$?\d/.test(cut.more) ? inSentence(cut.more, topic) : cut.more
  return { ...parts, text: `${parts.text} (${more})` }
}

/** "Video Gamers: First Person Shooter - Hardcore": people and more than one thing about them. */
function severalKinds(name: string, topic: ClassifiedTopic): NameParts | null {
  const [people = '', ...kinds] = name.includes('(') ? [] : name.split(PARTED)
  if (kinds.length < 2 || partsOfName(kinds.at(-1)!, topic).isPlace) return null
  const parts = partsOfName(people, topic)
  if (parts.kind !== 'people' || parts.hasClause) return null
  return { ...parts, text: `${parts.text} (${kinds.map((kind) => inSentence(kind, topic)).join(', ')})` }
}

const PARTED = /: | [-–—] /

/** Few names have a label. */
const SIGN = /[:–—]| - /
const LABELLED = /^([^:–—]{2,40}?)(: | [-–—] )([^:–—]+)$/
const COUNTRY = /^[A-Z]{2}$/
const FEW_WORDS = 3

/** "Golden Girls: women 70+ living together" are women, whatever they are called; "gamers: hardcore PC" are hardcore PC gamers. */
function labelledParts(name: string, topic: ClassifiedTopic): NameParts | null {
  const [, label = '', sign = '', rest = ''] = SIGN.test(name) ? (LABELLED.exec(name) ?? []) : []
  if (label === '') return null
  const parts = partsOfName(rest, topic)
  if (COUNTRY.test(label)) return { ...parts, text: `${parts.text} (${label})` }
  if (parts.isPlace) return null
  const labelParts = partsOfName(label, topic)
  if (parts.kind !== 'thing' && labelParts.kind === 'thing')
    return { ...parts, text: withThing(parts, labelParts.text) }
  if (labelParts.kind !== 'people' || parts.kind !== 'thing')
    return sign === ': ' || rest.endsWith(')') ? null : { ...labelParts, text: `${labelParts.text} (${parts.text})` }
  const isShort = sign === ': ' && rest.split(' ').length <= FEW_WORDS && !label.includes(' ')
  if (isShort) return { ...labelParts, text: `${inSentence(rest, topic)} ${labelParts.text}` }
  return sign === ': ' ? null : { ...labelParts, text: withThing(labelParts, parts.text) }
}

function partsOfName(bare: string, topic: ClassifiedTopic): NameParts {
  const { primary_intent, segment_type } = topic.layers
  const name = sentenceName(bare, filedAs(topic))
  const { words } = name
  const isProduct = primary_intent === 'Product' && segment_type === 'B2C'
  const isTitle = primary_intent === 'Role'
  const isOfShops = topic.parent_category === 'Retail & Shopping'
  const parts = partsOf(turnedRound(withPlace(name)), { isProduct, isTitle, isOfShops })
  parts.isTitle = isTitle
  parts.isPosition = isPosition(words)
  if (parts.isTitle && parts.kind === 'thing' && words.some(areOccupied)) parts.kind = 'people'
  if (parts.text === '') parts.text = bare
  return parts
}

/** Without the words that the verb of the sentence says: "In-Market for", "near me". */
export function withoutLeads(name: string): string {
  const bare = name.replace(LEAD_IN, '')
  const lower = bare.toLowerCase()
  const end = LEAD_OUTS.find((words) => lower.endsWith(words))
  const isAlone = end === undefined || bare.length === end.length
  return (isAlone ? bare : bare.slice(0, -end.length)).replace(/(?<![\s:–—-])[\s:–—-]+$/, '').trim() || bare.trim()
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

type Meaning = { isProduct: boolean; isTitle: boolean; isOfShops: boolean }

function partsOf({ words, tail }: SentenceName, { isProduct, isTitle, isOfShops }: Meaning): NameParts {
  const text = textOf(words) + tail
  const [first, second] = words
  const verb = VERBS.get(first?.text.toLowerCase() ?? '')
  if (verb !== undefined && second !== undefined && !GERUND.test(second.text))
    return newParts('doing', verb + textOf(words.slice(1)).replace(/^(?=\S)/, ' ') + tail)
  if (STATE.test(text)) return newParts('state', text)
  if (PAST.test(text)) return newParts('doing', `have ${text}`)
  if (isDoing(words) || LIKELY.test(text)) return newParts('doing', `are ${text}`)
  if (second?.gap === ' ' && WISHES.has(first!.text.toLowerCase())) return newParts('doing', `want to ${text}`)
  const end = headEnd(words)
  const head = words[end - 1]
  if (head === undefined) return newParts('thing', text)
  const isThing = isProduct && end === words.length
  const isMeantAsPeople =
    isPerson(head.canonical, isThing) &&
    !head.isBrand &&
    !/['’]/.test(head.text) &&
    (areMany(head.text) || isAgent(head))
  if (isMeantAsPeople || !head.isName || head.isOccupation || isGeneration(words)) {
    if (isMeantAsPeople || head.isOccupation || isDoer(head) || isGeneration(words))
      return (
        (isTitle || (isOfShops && isOfBrand(words, end)) ? null : shoppedFor(words, end, tail)) ??
        peopleOf(words, end, tail)
      )
    if (head.canonical === 'household' || head.canonical === 'family') return peopleOf(words, end, tail)
  }
  const thing = thingOf(words, end, tail)
  if (thing.isPlural && saysWhatTheyDo(words, end, thing.isOrganization)) {
    thing.kind = 'people'
    thing.hasClause = true
  }
  return thing
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

/** "buying a house", "planning for retirement", "considering LASIK"; "running shoes" are a thing. */
function isDoing([first, second]: readonly SentenceWord[]): boolean {
  if (first === undefined || second === undefined || !GERUND.test(first.text)) return false
  return AFTER_GERUND.test(second.text) || SEEKING.test(first.text)
}

/** Of one alone: an "installer" is somebody, a "hire" or a "heavy" mostly is not. */
const isAgent = ({ canonical, isName }: SentenceWord): boolean => !isName && AGENT.test(canonical)

/** "creationists", "Sandinistas": people by their ending, and in no list of things. */
const isDoer = ({ text, canonical }: SentenceWord): boolean =>
  DOER.test(text) && LEXICON.sensesOf(canonical).length === 0

function peopleOf(words: readonly SentenceWord[], end: number, tail: string): NameParts {
  const head = words[end - 1]!
  const plural = isGeneration(words) ? words : words.with(end - 1, withText(head, pluralOfPerson(head.text)))
  const text = textOf(plural) + tail
  const people = newParts('people', text)
  people.hasClause = words.slice(end).some(({ text }, at) => CLAUSE.test(text) || (at === 0 && GERUND.test(text)))
  people.isAnybody = end === 1 && ANYBODY.test(text.split(' ', 1)[0]!.toLowerCase())
  return people
}

/** "electric SUV shoppers": the thing that they want; null if the words before say which people ("first-time buyers"). */
function shoppedFor(words: readonly SentenceWord[], end: number, tail: string): NameParts | null {
  const before = words[end - 2]
  if (!SHOPPERS.has(words[end - 1]!.canonical) || before === undefined || before.isName) return null
  const isSaid = words[end]?.text === 'of' || GERUND.test(words[end]?.text ?? '')
  if (isSaid || words.slice(0, end - 2).some(areBesideOthers)) return null
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

/** "Target shoppers" look for no target. */
const isOfBrand = ([first]: readonly SentenceWord[], end: number): boolean =>
  end === 2 && isBrandName(first!.text.toLowerCase())

/** "fire chiefs and apparatus buyers". */
const areBesideOthers = ({ text, canonical }: SentenceWord, at: number, words: readonly SentenceWord[]): boolean =>
  words[at + 1]?.text === 'and' && isPlural(text) && isPerson(canonical, false)

/** "Point of sale", "Permian Basin", "a cycle-to-work scheme" and "installed tech: greenhouses" stay as they are. */
function mayBeMany(words: readonly SentenceWord[], end: number): boolean {
  const next = words[end]
  if (next !== undefined && (!/^ \(?$/.test(next.gap) || next.text === 'of')) return false
  if (words[end - 2]?.isName) return false
  return !words.slice(0, end - 1).some(({ text }) => /^(?:an?|one|each|every|this)$/.test(text))
}

function thingOf(words: readonly SentenceWord[], end: number, tail: string): NameParts {
  const head = words[end - 1]!
  const plural = head.isName || !mayBeMany(words, end) ? null : pluralOfThing(head.text)
  const shown = plural === null ? words : words.with(end - 1, withText(head, plural))
  const thing = newParts('thing', textOf(shown) + tail)
  thing.isPlural = isPlural(plural ?? head.text)
  thing.isOrganization = !head.isName && isOrganization(head.canonical)
  thing.isAnimal = isAnimal(head.canonical)
  thing.isBrand = head.isName && !head.isPlace
  thing.isPlace = words.every((word) => word.isPlace)
  return thing
}
