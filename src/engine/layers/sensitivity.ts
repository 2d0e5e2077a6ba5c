import { GENERIC_HEADS, PORTABLE_HEADS } from '../lexicon/grammar'
import type { SensitivityRule } from '../lexicon/sensitivity'
import { SENSITIVITIES, type Sensitivity } from '../taxonomy/vocabulary'
import { type Judged, judged } from './judged'
import { type Subject, written } from './subject'

const rank = (level: Sensitivity) => SENSITIVITIES.indexOf(level)

/** The words of the name first, by the list of the taxonomy; then where it is filed. The higher of both. */
export function sensitivityLayer(subject: Subject): Judged<Sensitivity> {
  const { cues } = subject
  const children = cues.children.length > 0 ? childrenAudience(subject) : null
  if (children) return children
  let best = filed(subject)
  for (let i = 0; i < cues.sensitivity.length; i++) {
    const { cue, start, end } = cues.sensitivity[i]!
    if (isExcused(subject, cue.rule) || coveredByBrand(subject, start, end)) continue
    if (rank(cue.rule.level) > rank(best.value))
      best = judged(cue.rule.level, cue.rule.rule, written(subject.reading, start, end))
  }
  if (subject.measure && rank(best.value) < rank('Moderate')) {
    if (subject.measure === 'household') return judged('None', 'households by size')
    best = judged(subject.measure === 'age' ? 'Low' : 'Moderate', `people counted by ${subject.measure}`)
  }
  return best
}

function isExcused({ cues, reading }: Subject, rule: SensitivityRule): boolean {
  return cues.unless.some(({ cue }) => cue.rule === rule) || (reading.title && rule.rule.startsWith('health'))
}

/** Where the name is filed says how sensitive it is; people who work in a field are not its patients. */
function filed({ reading, defaults, category, found, leading }: Subject): Judged<Sensitivity> {
  const level = defaults.sensitivity.value
  if (level === 'High' && found === null && (leading?.sense || isGoods(reading)))
    return judged('Low', `${category} in general`)
  if (reading.title && (level === 'High' || defaults.delicate))
    return judged('None', 'people at work, not the people concerned')
  if (level === 'None' && defaults.delicate) return judged('Low', `${category} in general`)
  return defaults.sensitivity
}

/** "Anatomical models": a thing of the field, no condition by name. */
function isGoods({ units }: Subject['reading']): boolean {
  const last = units.at(-1)
  return last?.words.every((word) => GENERIC_HEADS.has(word) || PORTABLE_HEADS.has(word)) ?? false
}

function coveredByBrand({ reading }: Subject, start: number, end: number): boolean {
  return reading.units.some(
    (unit) =>
      unit.start <= start &&
      unit.end >= end &&
      unit.words.length > end - start &&
      unit.senses.some((sense) => sense.kind === 'brand'),
  )
}

/** "Kids 6-11", "Teens": nothing but children; "kids' furniture" is a product, "3 children" a household. */
function childrenAudience(subject: Subject): Judged<Sensitivity> | null {
  const { cues, reading } = subject
  const found = cues.children
  if (/^\d\+? child/i.test(subject.name)) return null
  const covered = (start: number, end: number) => found.some((cue) => cue.start <= start && end <= cue.end)
  const others = reading.units.filter(
    (unit) =>
      ['content', 'generic', 'occupation', 'rank'].includes(unit.type) &&
      !covered(unit.start, unit.end) &&
      !/^\D?\d/.test(unit.text),
  )
  return others.length === 0
    ? judged('High', 'children as the audience', written(subject.reading, found[0]!.start, found[0]!.end))
    : null
}
