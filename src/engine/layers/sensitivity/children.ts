import { type Subject, written } from '../subject'
import { SensitivityJudgement } from './judgement'

/** "Kids 6-11", "Teens": nothing but children; "kids' furniture" is a product, "3 children" a household. */
export function childrenAudience({ cues, reading, name }: Subject): SensitivityJudgement | null {
  const first = cues.children[0]
  if (first === undefined || /^\d\+? child/i.test(name)) return null
  const others = reading.units.filter(
    ({ type, start, end, text }) =>
      ['content', 'generic', 'occupation', 'rank'].includes(type) &&
      !cues.children.some((cue) => cue.start <= start && end <= cue.end) &&
      !/^\D?\d/.test(text),
  )
  if (others.length > 0) return null
  return new SensitivityJudgement('High', 'children as the audience', 'children', [
    written(reading, first.start, first.end),
  ])
}
