import { WORDS } from '../../compiled/words'
import type { FoundCue } from '../../lexicon/cues'
import { PREPOSITIONS } from '../../lexicon/grammar'
import { isPerson } from '../../lexicon/nouns'
import type { Reading } from '../../reading/read'
import { covers } from '../../reading/sensitive-words'
import type { ParentCategory } from '../../taxonomy/vocabulary'
import { type Subject, written } from '../subject'
import { SensitivityJudgement } from './judgement'

const RULE = 'children as the audience'

/** "Kids 6-11", "Teens": nothing but children; "kids' furniture" is a product, "3 children" a household. */
export function childrenAudience(subject: Subject): SensitivityJudgement | null {
  const { reading, name } = subject
  if (haveChildren(name)) return null
  const isOfAdults = namesAdults(reading)
  const age = isOfAdults ? null : (minorsByAge(subject) ?? minorsAtSchool(reading))
  if (age !== null) return new SensitivityJudgement('High', RULE, 'children', [age])
  const words = childrenWords(subject)
  const first = words[0]
  if (first === undefined || /^\d\+? child/i.test(name)) return null
  const only = isOfAdults ? undefined : first
  const meant = hasOthers(subject) ? words.find((cue) => isWhoIsMeant(reading, cue) || areDoing(reading, cue)) : only
  return meant ? new SensitivityJudgement('High', RULE, 'children', [written(reading, meant.start, meant.end)]) : null
}

/** "Spy Kids" is a film: no word counts that is a part of something else. */
const childrenWords = ({ cues }: Subject): FoundCue<'children'>[] =>
  cues.children.filter(
    (word) => !cues.otherwise.some((phrase) => phrase.cue.rule.subject === 'children' && covers(phrase, word)),
  )

const hasOthers = ({ cues, reading }: Subject): boolean =>
  reading.units.some(
    (unit) =>
      ['content', 'generic', 'occupation', 'rank'].includes(unit.type) &&
      !cues.children.some((word) => covers(word, unit)) &&
      !/^\D?\d/.test(unit.text),
  )

const ADULT = 18
/** "5-8", "12", "12s". */
const AGES = /^(?:\d{1,2}-(\d{1,2})|(\d{1,2})s?)$/
/** "Girls aged seven to ten". */
const YOUNG_AGES = `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen`.split(/\s+/)
const inFigures = (word: string): string => {
  const at = YOUNG_AGES.indexOf(word)
  return at === -1 ? word : String(at + 1)
}
const ADULTS = new Set(WORDS.sensitivity.adults)

/** "Parents of children 5-8", "kids in home": those who live with children are no children. */
export const namesAdults = ({ written: { canonicals } }: Reading): boolean =>
  canonicals.some((word, at) => ADULTS.has(word) || (word === 'home' && canonicals[at - 1] === 'in'))

const OF_HOUSEHOLDS =
  /^(?:has|have) |\bhhs? w(?:ith|\/) |\b(?:no|without) (?:any )?(?:kids|children)\b|\bin (?:the )?(?:home|household)\b|\b(?:kids|children) present\b/i

/** "Has children aged 5 to 8", "no kids", "under-5s in home", "HH with kids 6-12": who lives with children or without. */
export const haveChildren = (name: string): boolean => OF_HOUSEHOLDS.test(name)

/** "Children aged 5 to 8", "readers under 10", "12-year-old gamers": people counted by an age below 18; "toys for ages 5-7" are things. */
function minorsByAge({ measure, reading }: Subject): string | null {
  const { canonicals, words } = reading.written
  const bought = canonicals.indexOf('for')
  const at = canonicals.findIndex((word, place) => {
    if (bought !== -1 && bought < place) return false
    const ages = AGES.exec(inFigures(word))
    if (ages === null) return false
    const [, to, age] = ages
    if (Number(to ?? age) > ADULT) return false
    const isCounted = measure === 'age' && (to !== undefined || canonicals[place - 1] === 'under')
    return isCounted || isAgeOfPeople(canonicals, place)
  })
  return at === -1 ? null : words[at]!.text
}

/** "12-year-old gamers", "readers age 5", "boys of eight"; "12-year-old whisky" is no age of people. */
function isAgeOfPeople(canonicals: readonly string[], place: number): boolean {
  if (canonicals[place - 1] === 'of') return YOUNG.test(canonicals[place - 2] ?? '')
  const [next, last, then] = canonicals.slice(place + 1, place + 4)
  if (next === 'year') return last === 'old' && (then === undefined || isPerson(then, false))
  return /^aged?$/.test(canonicals[place - 1] ?? '') && canonicals.some((word) => isPerson(word, false))
}

const YOUNG = /^(?:boy|child|girl|kid)$/

const GRADES = new Set(WORDS.sensitivity.grades)
const PUPILS = new Set(WORDS.sensitivity.pupils)
const LAST_GRADE = 13
const GRADE = /^(?:k|\d{1,2}(?:st|nd|rd|th)?)(?:-(\d{1,2})(?:th)?)?$/

/** "Year 9 students", "6th grade girls", "pupils in grades 3-5"; "year 2 medical students" are grown. */
function minorsAtSchool({ written: { canonicals, words } }: Reading): string | null {
  const at = canonicals.findIndex((word, index) => {
    if (!GRADES.has(word)) return false
    const isBefore = isGrade(canonicals[index + 1])
    const isAfter = word === 'grade' && isGrade(canonicals[index - 1])
    if (!isBefore && !isAfter) return false
    return (
      PUPILS.has(canonicals[index + (isBefore ? 2 : 1)]!) || canonicals.slice(0, index).some((who) => PUPILS.has(who))
    )
  })
  return at === -1 ? null : words[at]!.text
}

function isGrade(word = ''): boolean {
  const match = GRADE.exec(word)
  if (match === null) return false
  const [, last = word] = match
  return last === 'k' || Number.parseInt(last, 10) <= LAST_GRADE
}

const PLURALS = /^(?:children|\w+s)$/i
/** "City girls" may be of any age; "boys who …" are young. */
const MAY_BE_GROWN = new Set(WORDS.sensitivity.maybeGrown)
const AGE =
  /^(?:age|aged|old|year|yr|\D?\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|to)$/
/** "Kids who …", "teens in Ohio", "children aged 5 learning to read". */
const AFTER_PEOPLE = new Set(WORDS.sensitivity.afterPeople)

/** "Kids learning to read", "nursery-age children": the children are who the name is about, whatever else it says of them. */
function isWhoIsMeant(reading: Reading, cue: FoundCue<'children'>): boolean {
  const { start, end } = cue
  const { canonicals, words } = reading.written
  const { units } = reading
  const unit = units.find((unit) => covers(unit, cue))
  if (unit?.chunk !== 0 || unit.start < start || unit.end > end || !PLURALS.test(words[end - 1]!.text)) return false
  const areBoys = canonicals[end - 1] === 'boy' && canonicals[end] === 'who'
  if (MAY_BE_GROWN.has(canonicals[end - 1]!) && !areBoys && !AGE.test(canonicals[end] ?? '')) return false
  if (namesAdults(reading) || canonicals.slice(0, start).some(isBeforeObjects)) return false
  if (units.some(({ senses }) => senses.some(({ category }) => category === 'Pets & Animals'))) return false
  const after = canonicals.slice(end)
  const next = after.find((word) => !AGE.test(word))
  if (next === undefined || AFTER_PEOPLE.has(next)) return true
  return next !== after[0] && isPerson(next, false)
}

/** What children do themselves: "child gymnasts", "youth soccer players"; but "minor league players", "girl gamers" may be grown. */
const DOING = new Set(WORDS.sensitivity.doing)
const CERTAINLY_YOUNG = new Set(WORDS.sensitivity.certainlyYoung)

/** Where children are online or play: "teen Instagram users"; "kids furniture shoppers" buy for them. */
const OF_THEIR_OWN: readonly ParentCategory[] = ['Telecom & Internet', 'Gaming', 'Sports']

function areDoing(reading: Reading, { start, end }: FoundCue<'children'>): boolean {
  const { canonicals } = reading.written
  const isNamed = start === 0 && CERTAINLY_YOUNG.has(canonicals[end - 1]!)
  if (!isNamed || !DOING.has(canonicals.at(-1)!) || namesAdults(reading)) return false
  const between = reading.units.filter((unit) => unit.end > end && unit.start < canonicals.length - 1)
  return between.every(({ senses }) => senses.some(({ category }) => OF_THEIR_OWN.includes(category)))
}

/** "Toys for kids", "sponsor a child", "three kids": children whom others care for. */
const isBeforeObjects = (word: string): boolean =>
  PREPOSITIONS.has(word) || BEFORE_OBJECTS.has(word) || /^\d+$/.test(word)
const BEFORE_OBJECTS = new Set(WORDS.sensitivity.caring)
