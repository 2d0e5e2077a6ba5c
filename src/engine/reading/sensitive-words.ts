import { WORDS } from '../compiled/words'
import type { FoundCue, FoundCues } from '../lexicon/cues'
import { EXCLUSIONS, PREPOSITIONS } from '../lexicon/grammar'
import { isPerson } from '../lexicon/nouns'
import { HEADS } from '../lexicon/sensitivity'
import type { ExcusingHead } from '../taxonomy/source'
import type { ParentCategory } from '../taxonomy/vocabulary'
import { isTheirOwn } from './affected'
import { isNamesake } from './namesakes'
import { isWorker } from './people'
import { saysPractice } from './practice'
import type { Reading } from './read'
import type { Unit } from './units'

type SensitiveWord = FoundCue<'sensitivity'>
type Span = { start: number; end: number }

/** No name has more: of a long text the first say enough. */
const MOST_WORDS = 24

/** The sensitive words of a name that are meant as such, in their order. */
export function sensitiveWords(reading: Reading, cues: FoundCues): SensitiveWord[] {
  return cues.sensitivity.slice(0, MOST_WORDS).filter((word) => isMeant(reading, cues, word))
}

function isMeant(reading: Reading, cues: FoundCues, word: SensitiveWord): boolean {
  const { rule, kind } = word.cue
  if (cues.otherwise.some((phrase) => phrase.cue.rule === rule && takesAway(phrase, word))) return false
  if (isExcluded(reading, word) || isNamesake(reading, word)) return false
  if (kind === 'name') return !isExcused(reading, cues, word, rule.excusedBy.filter(isHeadOfNames))
  if (kind === 'pair' && !hasPair(cues, word)) return false
  const isIdentity = saysWhoTheyAre(reading, word) || isTheirOwn(reading, word)
  if (kind === 'beside' && !hasCompany(reading, cues, word) && !isPeople(reading, word) && !isIdentity) return false
  if (kind === 'ending' && !endsPart(reading, word)) return false
  if (kind === 'numbered' && !isNumbered(reading, word)) return false
  if (kind === 'ambiguous' && hasOtherThing(reading, cues, word)) return false
  return !isBrand(reading, word) && (isIdentity || !isExcused(reading, cues, word, rule.excusedBy))
}

const IDENTITIES: ReadonlySet<string> = new Set(WORDS.sensitivity.identities)

/** "Gay doctors", "Hindu engineers": people at work who are this themselves. */
function saysWhoTheyAre({ title, units, written }: Reading, { start, end }: SensitiveWord): boolean {
  const last = units.at(-1)!
  return (
    title && end === start + 1 && last.start === end && isWorker(last) && IDENTITIES.has(written.canonicals[start]!)
  )
}

/** Heads that excuse even names: "Convict Lake", "rabbis' liability insurance", "migrant birds", "ironworkers boots". */
const HEADS_OF_NAMES: ReadonlySet<ExcusingHead> = new Set([
  'software',
  'insurance',
  'trade',
  'venues',
  'animals',
  'places',
  'streets',
  'namesakes',
  'homeware',
  'vehicles',
  'machines',
  'apparel',
  'parents',
  'contests',
  'helpers',
  'tours',
])
const isHeadOfNames = (head: ExcusingHead): boolean => HEADS_OF_NAMES.has(head)

/** "Hotels (except casino hotels)", where a list has all of it as one thing. */
function isExcluded({ units, written }: Reading, word: Span): boolean {
  const unit = units.find((unit) => covers(unit, word))
  return unit !== undefined && written.canonicals.slice(unit.start, word.start).some((before) => EXCLUSIONS.has(before))
}

/** "Credit union" has the first word of "union members", too. */
const takesAway = (phrase: Span, word: Span): boolean =>
  covers(phrase, word) || (phrase.start < word.start && phrase.end > word.start)

export const covers = (outer: Span, inner: Span): boolean => outer.start <= inner.start && outer.end >= inner.end
const isMoreThan = (outer: Span, inner: Span): boolean =>
  covers(outer, inner) && outer.end - outer.start > inner.end - inner.start
const areApart = (a: Span, b: Span): boolean => a.end <= b.start || b.end <= a.start

/** "Armenian association", "Kurdish families": the word beside it makes a people of a mere origin. */
function hasCompany(reading: Reading, cues: FoundCues, word: SensitiveWord): boolean {
  const { advocated, peoples } = word.cue.rule
  if (advocated === true && cues.advocacy.some((cue) => areApart(cue, word))) return true
  return companyOf(cues, word).some(
    (other) => !other.cue.pair && areApart(other, word) && !(peoples === true && isObjectOf(reading, word, other)),
  )
}

/** "Teachers Credit Union": a word that means something else is no company. */
const companyOf = ({ company, otherwise }: FoundCues, { cue: { rule } }: SensitiveWord): FoundCue<'company'>[] =>
  company.filter(
    (word) => word.cue.rule === rule && !otherwise.some((phrase) => phrase.cue.rule === rule && covers(phrase, word)),
  )

/** No more words than so many stand between two that say something together. */
const NEAR = 3

/** "Overdue rent", "late on the car payment": neither word says it alone. */
const hasPair = (cues: FoundCues, word: SensitiveWord): boolean =>
  companyOf(cues, word).some(
    (other) => other.cue.pair === word.cue.pair && areApart(other, word) && distance(other, word) <= NEAR,
  )

const distance = (a: Span, b: Span): number => Math.max(a.start - b.end, b.start - a.end)

/** "Armenians": in the plural the word for an origin is the people; "Brazilians who surf" are whoever lives there. */
function isPeople({ written: { words, canonicals } }: Reading, { cue, start, end }: SensitiveWord): boolean {
  if (cue.rule.peoples !== true || (start === 0 && isDoing(canonicals[end]))) return false
  const text = words[end - 1]!.text.toLowerCase()
  return text.endsWith('s') && !/['’]s$/.test(text) && text !== canonicals[end - 1]
}

const LIVING = new Set(WORDS.verbs.residing)
const isDoing = (word = ''): boolean => word === 'who' || (/.{2}ing$/.test(word) && !LIVING.has(word))

/** "Bakers union", but neither "union" alone nor "union square". */
const endsPart = (reading: Reading, { start, end }: Span): boolean =>
  start > 0 &&
  chunkAt(reading, start - 1) === chunkAt(reading, start) &&
  chunkAt(reading, end) !== chunkAt(reading, start)

/** "Zookeepers local 55": people before it, a number after it. */
const isNumbered = ({ written: { words, canonicals } }: Reading, { start, end }: Span): boolean =>
  start > 0 && canonicals[start - 1] !== words[start - 1]!.text.toLowerCase() && /^\d{1,4}$/.test(canonicals[end] ?? '')

/** Where a brand is still about the subject it sounds like. */
const CAUSES: readonly ParentCategory[] = ['Healthcare & Pharma', 'Community & Causes', 'Government & Politics']

/** "Christian Louboutin": a part of a brand that sells something else. */
function isBrand({ units }: Reading, word: SensitiveWord): boolean {
  const unit = units.find((unit) => covers(unit, word))
  if (!unit || unit.length === word.end - word.start) return false
  return unit.senses.some(
    ({ kind, category }) => kind === 'brand' && category !== word.cue.rule.category && !CAUSES.includes(category),
  )
}

/** Things of these categories may be about any subject: "the pope's visit in the news". */
const ABOUT_ANYTHING: readonly ParentCategory[] = [
  ...CAUSES,
  'Careers & HR',
  'Demographics & Life Events',
  'Family & Relationships',
  'News & Publishing',
]
/** Heads that say no other meaning of the word. */
const isNeutral = (head: ExcusingHead): boolean => ['health', 'parents', 'books', 'media', 'helpers'].includes(head)
const OTHER_HEADS = new Set(HEADS.filter(({ head, adjacent }) => !adjacent && !isNeutral(head)).map(({ head }) => head))

/** "Senator trailers", "parliament of owls": the name is about a thing that has nothing to do with the subject. */
function hasOtherThing(reading: Reading, cues: FoundCues, word: SensitiveWord): boolean {
  const others = unitsOfOthers(reading, cues, word)
  const isBound = [...cues.binding, ...cues.advocacy].some(
    (cue) => cue.end > word.end && isBeside(reading, word, cue) && !others.some((unit) => isMoreThan(unit, cue)),
  )
  if (isBound) return false
  const heads = cues.head.filter(({ cue }) => OTHER_HEADS.has(cue.head))
  return [...heads, ...others].some((span) => !covers(word, span) && (areApart(word, span) || covers(span, word)))
}

/** Things that are surely of other categories; what has the word in its own name may be of any but the causes. */
function unitsOfOthers({ units }: Reading, cues: FoundCues, word: SensitiveWord): Unit[] {
  const media = cues.head.filter(({ cue }) => isNeutral(cue.head))
  return units.filter((unit) => {
    const isWhole = covers(unit, word)
    const things = unit.senses.filter(({ strength, kind }) => strength !== 'weak' && (isWhole || kind !== 'brand'))
    const same = isWhole ? CAUSES : ABOUT_ANYTHING
    return (
      things.length > 0 &&
      things.every(({ category }) => category !== word.cue.rule.category && !same.includes(category)) &&
      !media.some((cue) => covers(unit, cue))
    )
  })
}

function isExcused(
  reading: Reading,
  cues: FoundCues,
  word: SensitiveWord,
  excusedBy: readonly ExcusingHead[],
): boolean {
  if (excusedBy.includes('practitioners') && saysPractice(reading)) return true
  const areConcerned = arePeopleConcerned(cues)
  if (reading.title && excusedBy.includes('title') && !areConcerned) return true
  return HEADS.some(({ head, categories = [], anywhere = false, adjacent = false, unlessConcerned = false }) => {
    if (!excusedBy.includes(head) || (unlessConcerned && areConcerned)) return false
    const words = cues.head.filter(({ cue, start }) => cue.head === head && (!adjacent || start === word.end))
    const heads = [...words, ...unitsIn(reading, categories, word)]
    return heads.some(
      (span) =>
        !covers(word, span) &&
        (isHead(reading, cues, word, span) ||
          (anywhere && isSaidOf(reading, word, span)) ||
          (AT_WORK.has(head) && isWorkOf(reading, word, span)) ||
          (head === 'parents' && isObjectOf(reading, word, span))),
    )
  })
}

/** "DUI attorney seekers", "looking for a DUI attorney"; but "DUI attorneys looking for an office" are at work. */
function arePeopleConcerned({ concerned, head }: FoundCues): boolean {
  if (head.some(({ cue }) => cue.head === 'work')) return false
  const first = head.find(({ cue }) => cue.head === 'practitioners')?.start ?? Number.POSITIVE_INFINITY
  return concerned.some(({ cue, start }) => !cue.wants || start < first)
}

const AT_WORK: ReadonlySet<ExcusingHead> = new Set(['work', 'trade', 'practitioners'])

/** "Engineers designing pacemakers": what people at work do. */
function isWorkOf(reading: Reading, word: Span, span: Span): boolean {
  return reading.clause?.subject !== 'people' && isObjectOf(reading, word, span)
}

/** "Couples learning tango": who does something, and with what. */
function isObjectOf({ clause, units }: Reading, object: Span, who: Span): boolean {
  return (
    clause !== null && who.end <= units[clause.subjectEnd]!.start && object.start >= units[clause.objectStart]!.start
  )
}

/** Things of these categories that the word is no more than a part of. */
function unitsIn({ units }: Reading, categories: readonly ParentCategory[], word: SensitiveWord): Unit[] {
  if (categories.length === 0) return []
  return units.filter((unit) => {
    const things = unit.senses.filter(({ strength, kind }) => strength !== 'weak' && kind !== 'brand')
    return (
      things.length > 0 &&
      things.every(({ category }) => categories.includes(category)) &&
      (areApart(unit, word) || unit.length > word.end - word.start)
    )
  })
}

/** "Dog arthritis", "arthritis in dogs": but "allergic to dogs" is said of people. */
const isSaidOf = (reading: Reading, word: Span, span: Span): boolean =>
  isBeside(reading, word, span) ||
  reading.written.canonicals.slice(word.end - 1, span.start).some((of) => WHOSE.has(of))
const WHOSE = new Set(['for', 'in', 'of', 'among'])

const isBeside = (reading: Reading, word: Span, span: Span): boolean =>
  chunkAt(reading, span.start) === chunkAt(reading, word.start)

/** It follows the word in the same part of the name, or stands before a preposition; and nothing that never excuses follows it. */
function isHead(reading: Reading, cues: FoundCues, word: SensitiveWord, span: Span): boolean {
  const isLater = span.end > word.end && isBeside(reading, word, span)
  const isBefore =
    span.end <= word.start && hasPreposition(reading, span.end, word.start) && !isForPeople(reading, word)
  if (!isLater && !isBefore) return false
  return ![...cues.binding, ...cues.advocacy].some(
    (cue) =>
      cue.end >= span.end && isBeside(reading, span, cue) && !isMoreThan(span, cue) && (isLater || !covers(word, cue)),
  )
}

/** "Travel insurance for cancer patients", "life cover for diabetics": whom it is for; "for rabbis" says their work. */
function isForPeople(reading: Reading, { cue: { rule }, start }: SensitiveWord): boolean {
  if (rule.level !== 'High' || rule.subject === 'children') return false
  const first = reading.units.find((unit) => unit.start <= start && start < unit.end)
  if (first === undefined) return false
  const { canonicals } = reading.written
  const whom = reading.units.filter(({ chunk }) => chunk === first.chunk)
  const last = whom.at(-1)!
  const isTrade = last.type === 'occupation' && last === first
  return canonicals[whom[0]!.start - 1] === 'for' && !isTrade && isPerson(canonicals[last.end - 1]!, false)
}

const chunkAt = ({ units }: Reading, at: number): number | undefined =>
  units.find((unit) => unit.start <= at && at < unit.end)?.chunk

const hasPreposition = ({ written }: Reading, start: number, end: number): boolean =>
  written.canonicals.slice(start, end).some((word) => PREPOSITIONS.has(word))
