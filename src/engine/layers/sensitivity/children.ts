import { WORDS } from '../../compiled/words'
import type { FoundCue } from '../../lexicon/cues'
import { PREPOSITIONS } from '../../lexicon/grammar'
import type { Reading } from '../../reading/read'
import { type Subject, written } from '../subject'
import { SensitivityJudgement } from './judgement'

const RULE = 'children as the audience'

/** "Kids 6-11", "Teens": nothing but children; "kids' furniture" is a product, "3 children" a household. */
export function childrenAudience(subject: Subject): SensitivityJudgement | null {
  const { cues, reading, name } = subject
  const age = minorsByAge(subject)
  if (age !== null) return new SensitivityJudgement('High', RULE, 'children', [age])
  const first = cues.children[0]
  if (first === undefined || /^\d\+? child/i.test(name)) return null
  const meant = hasOthers(subject) ? cues.children.find((cue) => isWhoIsMeant(reading, cue)) : first
  return meant ? new SensitivityJudgement('High', RULE, 'children', [written(reading, meant.start, meant.end)]) : null
}

const hasOthers = ({ cues, reading }: Subject): boolean =>
  reading.units.some(
    ({ type, start, end, text }) =>
      ['content', 'generic', 'occupation', 'rank'].includes(type) &&
      !cues.children.some((cue) => cue.start <= start && end <= cue.end) &&
      !/^\D?\d/.test(text),
  )

const ADULT = 18
const RANGE = /^\d{1,2}-(\d{1,2})$/
/** "Parents of children 5-8" are no children. */
const ADULTS = new Set(WORDS.sensitivity.adults)

/** "Children aged 5 to 8", "readers under 10": people counted by an age below 18. */
function minorsByAge({ measure, reading }: Subject): string | null {
  const { canonicals, words } = reading.written
  if (measure !== 'age' || canonicals.some((word) => ADULTS.has(word))) return null
  const at = canonicals.findIndex((word, place) => {
    const to = RANGE.exec(word)?.[1] ?? (canonicals[place - 1] === 'under' && /^\d{1,2}s?$/.test(word) ? word : null)
    return to !== null && Number.parseInt(to, 10) <= ADULT
  })
  return at === -1 ? null : words[at]!.text
}

const PLURALS = /^(?:children|\w+s)$/i
/** "City girls" may be of any age. */
const MAY_BE_GROWN = new Set(['boy', 'girl', 'youth'])
const AGE = /^(?:age|aged|old|year|yr|\D?\d.*)$/
/** "Kids who …", "teens in Ohio", "children aged 5 learning to read". */
const AFTER_PEOPLE = new Set(WORDS.sensitivity.afterPeople)

/** "Kids learning to read", "nursery-age children": the children are who the name is about, whatever else it says of them. */
function isWhoIsMeant(
  { written: { canonicals, words }, units }: Reading,
  { start, end }: FoundCue<'children'>,
): boolean {
  const unit = units.find((unit) => unit.start <= start && unit.end >= end)
  if (unit?.chunk !== 0 || unit.start < start || unit.end > end || !PLURALS.test(words[end - 1]!.text)) return false
  if (MAY_BE_GROWN.has(canonicals[end - 1]!) && !AGE.test(canonicals[end] ?? '')) return false
  if (canonicals.some((word) => ADULTS.has(word)) || canonicals.slice(0, start).some(isBeforeObjects)) return false
  if (units.some(({ senses }) => senses.some(({ category }) => category === 'Pets & Animals'))) return false
  const next = canonicals.slice(end).find((word) => !AGE.test(word))
  return next === undefined || AFTER_PEOPLE.has(next)
}

/** "Toys for kids", "sponsor a child", "three kids": children whom others care for. */
const isBeforeObjects = (word: string): boolean =>
  PREPOSITIONS.has(word) || BEFORE_OBJECTS.has(word) || /^\d+$/.test(word)
const BEFORE_OBJECTS = new Set(WORDS.sensitivity.caring)
