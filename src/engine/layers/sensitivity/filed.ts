import type { FoundCue } from '../../lexicon/cues'
import { GENERIC_HEADS, PORTABLE_HEADS } from '../../lexicon/grammar'
import type { Unit } from '../../reading/units'
import type { ParentCategory, SensitiveSubject } from '../../taxonomy/vocabulary'
import { isPractice } from '../practice'
import { type Subject, written } from '../subject'
import { SensitivityJudgement } from './judgement'

/**
 * Where a name is filed says how sensitive it is; people who work in a field are not its patients. `isMeant`: the name
 * has highly sensitive words that are meant as such.
 */
export function filedSensitivity(subject: Subject, isMeant: boolean): SensitivityJudgement {
  const { reading, cues, defaults, category, found, leading } = subject
  if (subject.isGuess) return new SensitivityJudgement('None', 'nothing known of it')
  const { value: level, rule } = defaults.sensitivity
  const excused = level === 'High' && !isMeant ? excusedWord(cues) : undefined
  if (excused)
    return new SensitivityJudgement('None', 'its words mean something else', null, [
      written(reading, excused.start, excused.end),
    ])
  if (level === 'High' && !isMeant && category === 'Healthcare & Pharma' && cues.generalMedicine.length > 0)
    return new SensitivityJudgement('Low', 'medicine in general')
  if (level === 'High' && found === null && (leading?.sense || isGoods(reading)))
    return new SensitivityJudgement('Low', `${category} in general`)
  if (level === 'High' && !isMeant && category === 'Healthcare & Pharma' && cues.head.some(isAnimals))
    return new SensitivityJudgement('None', 'a condition of animals')
  if (level === 'High' && !isMeant && isBeforeOther(reading, category))
    return new SensitivityJudgement('Low', `${category} in general`)
  const atWork = reading.title || isPractice(subject) || (level === 'High' && !isMeant && cues.head.some(isWork))
  if (atWork && (level === 'High' || defaults.delicate))
    return new SensitivityJudgement('None', 'people at work, not the people concerned')
  if (level === 'None' && defaults.delicate) return new SensitivityJudgement('Low', `${category} in general`)
  return new SensitivityJudgement(level, rule, level === 'High' ? subjectOf(category, found?.path ?? '') : null)
}

const isWork = ({ cue }: FoundCue<'head'>): boolean => cue.head === 'work'
const isAnimals = ({ cue }: FoundCue<'head'>): boolean => cue.head === 'animals'
const isHigh = ({ cue }: FoundCue<'sensitivity'>): boolean =>
  cue.rule.level === 'High' && !['beside', 'pair', 'numbered'].includes(cue.kind)

const excusedWord = ({ otherwise, sensitivity }: Subject['cues']) =>
  otherwise.find(({ cue }) => cue.rule.level === 'High') ?? sensitivity.find(isHigh)

/** "Anatomical models": a thing of the field, no condition by name. */
function isGoods({ units }: Subject['reading']): boolean {
  const last = units.at(-1)
  return last?.words.every((word) => GENERIC_HEADS.has(word) || PORTABLE_HEADS.has(word)) ?? false
}

/** "Nose pliers": a word of the category before a thing that is not of it. */
function isBeforeOther({ units }: Subject['reading'], category: ParentCategory): boolean {
  const isOf = ({ senses }: Unit) => senses.some((sense) => sense.category === category)
  const head = units.findLast(({ chunk, type }) => chunk === 0 && type === 'content')
  return (
    head !== undefined && head.senses.length > 0 && !isOf(head) && units.some((unit) => unit.chunk === 0 && isOf(unit))
  )
}

/** What the highly sensitive nodes of a category are about; the first whose words stand in the path. */
const FILED_SUBJECTS: Partial<Record<ParentCategory, readonly [words: string, SensitiveSubject][]>> = {
  'Banking & Lending': [['', 'financial distress']],
  'Beauty & Personal Care': [['', 'health']],
  'Business Services': [['', 'criminal record']],
  'Careers & HR': [
    ['Unions', 'union membership'],
    ['', 'financial distress'],
  ],
  'Community & Causes': [
    ['LGBTQ', 'sexual life'],
    ['Racial', 'ethnicity'],
    ['Feminism', 'politics'],
    ['Health', 'health'],
    ['', 'religion'],
  ],
  'Demographics & Life Events': [
    ['Teens', 'children'],
    ['LGBTQ', 'sexual life'],
    ['Religious', 'religion'],
    ['', 'ethnicity'],
  ],
  'Education & Science': [['', 'health']],
  'Family & Relationships': [
    ['LGBTQ', 'sexual life'],
    ['Abuse', 'criminal record'],
    ['', 'health'],
  ],
  Gaming: [['', 'gambling']],
  'Government & Politics': [
    ['Immigration', 'immigration'],
    ['Criminal', 'criminal record'],
    ['', 'politics'],
  ],
  'Healthcare & Pharma': [
    ['Addiction', 'addiction'],
    ['', 'health'],
  ],
  'Hobbies & Arts': [['', 'ethnicity']],
  'Hotels & Lodging': [['', 'gambling']],
  'Movies & TV': [['', 'sexual life']],
  'Music & Audio': [['', 'religion']],
  'Real Estate': [['', 'financial distress']],
  Sports: [['', 'health']],
  'Travel & Tourism': [
    ['Religious', 'religion'],
    ['LGBTQ', 'sexual life'],
    ['', 'health'],
  ],
}

/** Whether any node of the category is highly sensitive. */
export const hasSubjects = (category: ParentCategory): boolean => category in FILED_SUBJECTS

export const subjectOf = (category: ParentCategory, path = ''): SensitiveSubject | null =>
  FILED_SUBJECTS[category]?.find(([words]) => path.includes(words))?.[1] ?? null
