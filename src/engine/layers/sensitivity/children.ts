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
  const others = reading.units.filter(
    ({ type, start, end, text }) =>
      ['content', 'generic', 'occupation', 'rank'].includes(type) &&
      !cues.children.some((cue) => cue.start <= start && end <= cue.end) &&
      !/^\D?\d/.test(text),
  )
  if (others.length > 0) return null
  return new SensitivityJudgement('High', RULE, 'children', [written(reading, first.start, first.end)])
}

const ADULT = 18
const RANGE = /^\d{1,2}-(\d{1,2})$/
/** "Parents of children 5-8" are no children. */
const ADULTS = new Set(['parent', 'mom', 'mother', 'dad', 'father', 'family', 'household', 'grandparent', 'guardian'])

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
