import { isPerson } from '../../lexicon/nouns'
import type { Intent, ParentCategory } from '../../taxonomy/vocabulary'
import { isAttributeLabel } from './attribute-labels'
import { NO_ATTRIBUTES, withoutAttributes } from './attributes'
import {
  areCurious,
  areLast,
  curiousPeople,
  isCoined,
  isCrowd,
  isDoer,
  isListedThing,
  isMisspelt,
  isOfPeople,
  respelt,
  thingAfterPeople,
} from './crowds'
import { doingOf } from './doings'
import { ANYBODY, ARTICLE, GERUND, headEnd, isGeneration, saysWhatTheyDo } from './head'
import { afterPeople, withThing } from './labels'
import type { NameInSentence } from './name-in-sentence'
import { areMany, isPlural, pluralOfPerson } from './nouns'
import { type NameParts, newParts } from './parts'
import { type SentenceName, type SentenceWord, textOf, withText } from './sentence-words'
import { isOfBrand, shoppedFor, thingOf } from './things'
import { bothInPlural, inFullWords, titleParts } from './titles'
import { inSentence, PARTED, withKinds } from './value-forms'
import { joinedToBe, turnedRound, withArticleFirst, withPlace, withRemark } from './word-order'

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

/** "Lesbian travel interest", "pay-per-click intent"; banks pay another interest. */
const SCORED =
  /(?<!\b(?:of|accrued|best|buyer|buying|card|compound|controlling|debt|human|love|loan|mortgage|public|purchase|rate|savings|search|self|simple|special|student|tax|user|vested|women['’]s)) (?:interest|intent)$/i

const HAVING = / w(?:\/|ith) /

const CLAUSE = /^(?:who|that|which|interested)$/

const AGENT = /(?:[eo]r|ist|ian|ant|ent|ee|man|woman|person|child|pal|parent|people|mom|dad|wife|husband|bride|guest)$/

export function namePartsOf(whole: NameInSentence): NameParts {
  const { topic } = whole
  const { rest, attributes } = withoutAttributes(topic.topic_name)
  const isRole = topic.layers.primary_intent === 'Role'
  const bare = isRole ? inFullWords(withoutLeads(rest)) : withoutStrokes(withoutLeads(rest))
  const isNobody = attributes !== NO_ATTRIBUTES && (bare === '' || isAttributeLabel(bare))
  const parts = isNobody
    ? newParts('nobody', '')
    : (titleParts(bare, topic) ?? severalKinds(bare, whole) ?? labelledParts(bare, whole) ?? partsBefore(bare, whole))
  parts.attributes = attributes
  return parts
}

/** "Online Apparel Buyers $250+" are buyers, and no thing that somebody buys. */
function partsBefore(name: string, whole: NameInSentence): NameParts {
  const cut = afterPeople(name)
  const parts = partsOfName(cut === null ? name : cut.people, whole)
  if (cut === null || cut.more === '') return parts
  const more = /^\$?\d/.test(cut.more) ? inSentence(cut.more, whole.topic) : cut.more
  return { ...parts, text: `${parts.text} (${more})` }
}

/** "Video Gamers: First Person Shooter - Hardcore": people and more than one thing about them. */
function severalKinds(name: string, whole: NameInSentence): NameParts | null {
  const [people = '', ...kinds] = name.includes('(') ? [] : name.split(PARTED)
  if (kinds.length < 2 || partsOfName(kinds.at(-1)!, whole).isPlace) return null
  const parts = partsOfName(people, whole)
  if (parts.kind !== 'people' || parts.hasClause) return null
  return { ...parts, text: withKinds(parts.text, kinds, whole.topic) }
}

/** Few names have a label. */
const SIGN = /[:–—]| - /
const LABELLED = /^([^:–—]{2,40}?)(: | [-–—] )([^:–—]+)$/
const COUNTRY = /^[A-Z]{2}$/
const FEW_WORDS = 3

/** "Golden Girls: women 70+ living together" are women, whatever they are called; "gamers: hardcore PC" are hardcore PC gamers. */
function labelledParts(name: string, whole: NameInSentence): NameParts | null {
  const [, label = '', sign = '', rest = ''] = SIGN.test(name) ? (LABELLED.exec(name) ?? []) : []
  if (label === '') return null
  const parts = partsOfName(rest, whole)
  if (COUNTRY.test(label)) return { ...parts, text: `${parts.text} (${label})` }
  if (parts.isPlace) return null
  const labelParts = partsOfName(label, whole)
  if (parts.kind !== 'thing' && labelParts.kind === 'thing')
    return { ...parts, text: withThing(parts, labelParts.text) }
  if (labelParts.kind !== 'people' || parts.kind !== 'thing')
    return sign === ': ' || rest.endsWith(')') ? null : { ...labelParts, text: `${labelParts.text} (${parts.text})` }
  const isShort = sign === ': ' && rest.split(' ').length <= FEW_WORDS && !label.includes(' ')
  if (isShort) return { ...labelParts, text: `${inSentence(rest, whole.topic)} ${labelParts.text}` }
  const isJoined = sign !== ': ' || SAYS_WHEN.test(label)
  return {
    ...labelParts,
    text: isJoined ? withThing(labelParts, parts.text) : `${labelParts.text} (${inSentence(rest, whole.topic)})`,
  }
}

/** "Past purchasers: running shoes" have bought those; "TV show fans: Yellowstone" are fans of shows, one of which is named. */
const SAYS_WHEN = /^(?:past|recent|former|previous|prior|lapsed|current|frequent|heavy|light) \S+$/i

function partsOfName(bare: string, whole: NameInSentence): NameParts {
  const { layers, parent_category: category } = whole.topic
  const { primary_intent, segment_type } = layers
  const name = withArticleFirst(joinedToBe(whole.partInSentence(bare)))
  const isProduct = primary_intent === 'Product' && segment_type === 'B2C'
  const isSold = SOLD.has(primary_intent)
  const isBusiness = segment_type !== 'B2C'
  const isTitle = primary_intent === 'Role'
  const parts = partsOf(turnedRound(withPlace(name)), { isProduct, isSold, isBusiness, isTitle, category })
  if (isTitle) addTitle(parts, name)
  if (parts.text === '') parts.text = bare
  return parts
}

function addTitle(parts: NameParts, { words }: SentenceName): void {
  parts.isTitle = true
  parts.isPosition = isPosition(words)
  if (parts.kind === 'thing' && words.some(areOccupied)) parts.kind = 'people'
}

/** Without the words that the verb of the sentence says: "In-Market for", "near me". */
export function withoutLeads(name: string): string {
  const bare = name.replace(LEAD_IN, '')
  const lower = bare.toLowerCase()
  const end = LEAD_OUTS.find((words) => lower.endsWith(words))
  const isAlone = end === undefined || bare.length === end.length
  return (
    (isAlone && !HAVING.test(bare) ? bare.replace(SCORED, '') : isAlone ? bare : bare.slice(0, -end.length))
      .replace(/(?<![\s:–—-])[\s:–—-]+$/, '')
      .trim() || bare.trim()
  )
}

/** "Truck bed liners / tonneau covers" are both; of three parts the last one is meant: "Asia / Japan / Cherry Blossom". */
function withoutStrokes(name: string): string {
  const parts = name.split(' / ')
  if (parts.length === 1 || name.includes('(')) return name
  if (parts.length === 2 && !/ (?:and|&) /.test(name)) return parts.join(' and ')
  return `${parts.at(-1)!} (${parts.slice(0, -1).join(', ')})`
}

type Meaning = { isProduct: boolean; isSold: boolean; isBusiness: boolean; isTitle: boolean; category: ParentCategory }

const SOLD: ReadonlySet<Intent> = new Set<Intent>(['Product', 'Service', 'Solution'])

/** A name in a sentence, with what several rules ask of it. */
type Phrase = SentenceName & {
  text: string
  /** Where the words before the first joint end. */
  joint: number
  /** Its words before they were respelt. */
  written: readonly SentenceWord[]
}

const phraseOf = ({ words, tail }: SentenceName, written = words): Phrase => ({
  words,
  tail,
  text: textOf(words) + tail,
  joint: headEnd(words),
  written,
})

function partsOf(name: SentenceName, meaning: Meaning): NameParts {
  const phrase = phraseOf(name)
  return doingOf(phrase) ?? peopleAndThing(phrase) ?? partsOfHead(respelled(phrase), meaning)
}

function respelled(phrase: Phrase): Phrase {
  const { words, tail } = phrase
  return words.some(isMisspelt) ? phraseOf({ words: words.map(respelt), tail }, words) : phrase
}

/** "Ozempic curious", "African American women natural hair". */
function peopleAndThing({ words, tail, joint }: Phrase): NameParts | null {
  if (areCurious(words) && tail === '') {
    const about = words.slice(0, -1)
    return newParts('people', curiousPeople(thingOf(about, about.length, '').text))
  }
  const start = joint === words.length ? thingAfterPeople(words) : -1
  if (start === -1) return null
  const thing = words.slice(start)
  const people = newParts(
    'people',
    `${textOf(words.slice(0, start))} interested in ${thingOf(thing, thing.length, tail).text}`,
  )
  people.hasClause = true
  return people
}

function partsOfHead({ words, tail, text, joint, written }: Phrase, meaning: Meaning): NameParts {
  const { category, isProduct, isSold, isBusiness, isTitle } = meaning
  const isOfShops = category === 'Retail & Shopping'
  const end = joint < words.length && areLast(words, joint) ? words.length : joint
  const head = words[end - 1]
  if (head === undefined) return newParts('thing', text)
  if (isListedThing(words, end, category)) return thingOf(words, end, tail)
  const isRespelt = head !== written[end - 1]
  if (isRespelt || isCrowd(words, end) || (end === words.length && isGeneration(words.slice(-2))))
    return saidAlone(words, end, tail)
  const isThing = isProduct && end === words.length && !isOfPeople(head.canonical, category)
  const isMeantAsPeople =
    isPerson(head.canonical, isThing) &&
    !head.isBrand &&
    !/['’]/.test(head.text) &&
    (areMany(head.text) || isAgent(head))
  if (isMeantAsPeople || !head.isName || head.isOccupation || isGeneration(words)) {
    if (isMeantAsPeople || head.isOccupation || isDoer(head) || isGeneration(words))
      return (
        (isTitle || (isOfShops && isOfBrand(words, end)) || saysWhere(words[end], isBusiness)
          ? null
          : shoppedFor(words, end, tail)) ?? peopleOf(words, end, tail)
      )
    if (!isSold && isCoined(head)) return saidAlone(words, end, tail)
    if (head.canonical === 'household' || head.canonical === 'family') return peopleOf(words, end, tail)
  }
  const thing = thingOf(words, end, tail)
  if ((thing.isPlural || ARTICLE.test(words[0]!.text)) && saysWhatTheyDo(words, end, thing.isOrganization)) {
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

/** Of one alone: an "installer" is somebody, a "hire" or a "heavy" mostly is not. */
const isAgent = ({ canonical, isName }: SentenceWord): boolean => !isName && AGENT.test(canonical)

/** After these a name says more than "work as" does; a place of work it does say. */
const COMPLEMENT = new Set('with without after before during who whose'.split(' '))

/** What follows buyers is theirs, not the thing's: "cybersecurity buyers at banks". */
const saysWhere = (word: SentenceWord | undefined, isBusiness: boolean): boolean =>
  word !== undefined && (COMPLEMENT.has(word.text) || word.text === 'at' || (isBusiness && word.text === 'in'))

function saidAlone(words: readonly SentenceWord[], end: number, tail: string): NameParts {
  const people = peopleOf(words, end, tail)
  people.isSaidAlone = true
  return people
}

function peopleOf(words: readonly SentenceWord[], end: number, tail: string): NameParts {
  const head = words[end - 1]!
  const isOne = ARTICLE.test(words[0]!.text)
  const plural =
    isGeneration(words) || isGeneration(words.slice(-2)) || isOne
      ? words
      : bothInPlural(words, end).with(end - 1, withText(head, pluralOfPerson(head.text)))
  const text = withRemark(plural, end, tail)
  const people = newParts('people', text)
  people.hasClause = words.slice(end).some(({ text }, at) => CLAUSE.test(text) || (at === 0 && GERUND.test(text)))
  people.isSaidAlone = isOne || COMPLEMENT.has(words[end]?.text ?? '') || /[a-z]ed$/.test(words[end]?.text ?? '')
  people.isAnybody = end === 1 && ANYBODY.test(text.split(' ', 1)[0]!.toLowerCase())
  return people
}
