import { WORDS } from '../../compiled/words'
import { LEXICON } from '../../lexicon'
import { isOrganization, isPerson } from '../../lexicon/nouns'
import type { ClassifiedTopic } from '../../result'
import type { AudienceType } from '../../taxonomy/vocabulary'
import { canonicalWords } from '../../text/tokens'
import { JOINTS } from './head'
import { isPlural, pluralOfPerson } from './nouns'
import { type NameParts, newParts } from './parts'
import { type SentenceWord, sentenceName, withText } from './sentence-words'
import { filedAs, inSentence } from './value-forms'

const { titles } = WORDS
const DEPARTMENTS = new Set(titles.departments.flatMap(({ words }) => words.map((word) => word.replace('~', ''))))
const SHORTENED = new Map(Object.entries(titles.shortened))
const OVER = new Set(titles.over)
const BEHIND_FIELD = new Set(titles.behindField)
const BEFORE_RANKS = new Set(titles.beforeRanks)
const CHIEFS = new Set(titles.chiefs)
const BESIDE_TITLES = new Set([...titles.chiefs, ...titles.besideTitles])
const IN_PRACTICE = new Set(titles.inPractice)

const AT_WORK: ReadonlySet<AudienceType> = new Set<AudienceType>(['Professionals', 'Decision Makers', 'Entrepreneurs'])

const SHORT_WORD = /(?<=^| )(\p{L}{2,5})\.?(?=[ ,]|$)/gu

/** "Sr. Mgr." is a senior manager. */
export const inFullWords = (title: string): string =>
  title.replace(SHORT_WORD, (written, word: string) => SHORTENED.get(word.toLowerCase()) ?? written)

const SEPARATED = /, | [-–—] /
const MOST_PARTS = 3

/** "Director, Marketing Operations", "VP - Marketing", "Owner, Dentist": a title and what is parted from it; null of other names. */
export function titleParts(name: string, topic: ClassifiedTopic): NameParts | null {
  if (!SEPARATED.test(name) || topic.segment_type === 'B2C' || !AT_WORK.has(topic.audience_type)) return null
  const [title = '', ...details] = inFullWords(name).split(SEPARATED)
  if (details.length >= MOST_PARTS || /[():]/.test(title)) return null
  if (details.length === 1 && BESIDE_TITLES.has(canonicalName(title))) {
    const said = twoTitles(title, details[0]!, topic)
    if (said !== null) return said
  }
  const text = ofCompany(title, details, topic) ?? rankOver(title, details, topic)
  return text === null ? null : inTitle(text)
}

function inTitle(text: string): NameParts {
  const parts = newParts('people', text)
  parts.isTitle = true
  return parts
}

const canonicalName = (text: string): string => canonicalWords(text).join(' ')

const lastOf = (text: string): string => canonicalWords(text).at(-1) ?? ''

/** "senior vice president": nothing but a rank. */
function isRank(title: string, heads: ReadonlySet<string>): boolean {
  const words = canonicalWords(title)
  return heads.has(words.at(-1) ?? '') && words.slice(0, -1).every((word) => BEFORE_RANKS.has(word))
}

/** Several of them, in small letters. */
function pluralTitle(title: string, topic: ClassifiedTopic): string {
  const [before, head] = atLastWord(inSentence(title, topic))
  return before + pluralOfPerson(head)
}

function atLastWord(text: string): [before: string, last: string] {
  const start = text.lastIndexOf(' ') + 1
  return [text.slice(0, start), text.slice(start)]
}

/** "President of Customer Segments, Cigna's National Accounts": whoever employs them comes last. */
function ofCompany(title: string, details: readonly string[], topic: ClassifiedTopic): string | null {
  const [company = ''] = details
  if (details.length !== 1 || !beginsWithBrand(company, topic)) return null
  const [rank = '', ...fields] = title.split(' of ')
  if (!isRank(rank, OVER) && !CHIEFS.has(canonicalName(rank))) return null
  const field = fields.map((words) => ` of ${inSentence(words, topic)}`).join('')
  return `${pluralTitle(rank, topic)}${field} at ${company}`
}

const beginsWithBrand = (text: string, topic: ClassifiedTopic): boolean =>
  sentenceName(text, filedAs(topic)).words[0]?.isBrand === true

function rankOver(title: string, [detail = '', ...others]: readonly string[], topic: ClassifiedTopic): string | null {
  const isOver = isRank(title, OVER)
  if (!isOver && !isRank(title, BEHIND_FIELD)) return null
  const [, field = detail, ...bracket] = BRACKETED.exec(detail) ?? []
  const { words } = sentenceName(field, filedAs(topic))
  if (!isField(field, words)) return null
  const remarks = [...bracket, ...others].map((other) => inSentence(other, topic))
  const more = remarks.length === 0 ? '' : ` (${remarks.join(', ')})`
  if (isSomebody(words.at(-1)!)) {
    const said = isOver ? rankBesidePerson(title, field, topic) : null
    return said && said + more
  }
  const goesFirst = isOver ? isRole(`${field} ${title}`) : FIELD_FIRST.test(title)
  return (
    (goesFirst ? fieldFirst(title, field, topic) : `${pluralTitle(title, topic)} of ${inSentence(field, topic)}`) + more
  )
}

/** "Manager, Growth", but "General Manager, Logistics". */
const FIELD_FIRST = /^(?:(?:senior|junior) )?\S+$/i
const BRACKETED = /^(.*\S) \(([^()]+)\)$/
const NO_FIELD = /^(?:and|or|level|above|other|others)\b/i
const isSomebody = (word: SentenceWord): boolean => isPerson(word.canonical, false) || word.isOccupation

/** Work, and not where it is done: "EMEA", "facial nerve clinic". */
function isField(text: string, words: readonly SentenceWord[]): boolean {
  if (!/^\p{L}/u.test(text) || NO_FIELD.test(text) || words.some(({ text }) => JOINTS.has(text))) return false
  if (DEPARTMENTS.has(canonicalName(text))) return true
  return !words.every(({ isPlace }) => isPlace) && !isOrganization(words.at(-1)!.canonical)
}

const isRole = (name: string): boolean => LEXICON.sensesOf(canonicalName(name)).some(({ kind }) => kind === 'role')

const BESIDE = / (?:&|and) /
const VICE = /(?:vp|president)$/

/** "Director, Finance & Corporate Controller", "SVP - General Counsel". */
function rankBesidePerson(title: string, field: string, topic: ClassifiedTopic): string | null {
  const [first = '', second, ...others] = field.split(BESIDE)
  const rank = pluralTitle(title, topic)
  if (others.length > 0) return null
  if (second === undefined) return VICE.test(lastOf(title)) ? `${rank} and ${pluralTitle(field, topic)}` : null
  return isPerson(lastOf(first), false)
    ? null
    : `${rank} of ${inSentence(first, topic)} and ${pluralTitle(second, topic)}`
}

/** "Senior Manager, Supply Chain" are senior supply chain managers. */
function fieldFirst(title: string, field: string, topic: ClassifiedTopic): string {
  const [before, rank] = atLastWord(pluralTitle(title, topic))
  return `${before}${inSentence(field, topic)} ${rank}`
}

/** "Founder, CEO" are both; "Owner, Dentist" is a dentist first. */
function twoTitles(title: string, other: string, topic: ClassifiedTopic): NameParts | null {
  if (BESIDE_TITLES.has(canonicalName(other)))
    return inTitle(`${pluralTitle(title, topic)} and ${pluralTitle(other, topic)}`)
  const { words } = sentenceName(other, filedAs(topic))
  const head = words.at(-1)
  if (!title.toLowerCase().endsWith('owner') || head === undefined || !isTitle(head) || isPlural(head.text)) return null
  const place = IN_PRACTICE.has(canonicalName(other)) || IN_PRACTICE.has(head.canonical) ? 'practice' : 'business'
  const people = inTitle(`${pluralTitle(other, topic)} who own their ${place}`)
  people.hasClause = true
  return people
}

const isTitle = ({ canonical, isOccupation }: SentenceWord): boolean =>
  (isOccupation && isPerson(canonical, false)) || BESIDE_TITLES.has(canonical)

/** Both of "Executive Director & Co-Owner"; what stands before the "and" of "sales and marketing manager" is no title. */
export function bothInPlural(words: readonly SentenceWord[], end: number): readonly SentenceWord[] {
  const and = words.findLastIndex(({ text, gap }, at) => at < end - 1 && gap === ' ' && /^(?:and|&)$/.test(text))
  const first = words[and - 1]
  const head = words[end - 1]!
  if (first === undefined || isPlural(first.text) || isPlural(head.text)) return words
  const isModified = words
    .slice(and + 1, end - 1)
    .some((word) => isPerson(word.canonical, false) && !BEFORE_RANKS.has(word.canonical))
  if (!isTitle(first) || isModified) return words
  return words.with(and - 1, withText(first, pluralOfPerson(first.text)))
}
