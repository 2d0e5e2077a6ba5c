import { sensitiveWords } from '../../reading/sensitive-words'
import { type Subject, written } from '../subject'
import { childrenAudience } from './children'
import { filedSensitivity, hasSubjects, subjectOf } from './filed'
import { isHigher, SensitivityJudgement, withUnresolved } from './judgement'
import { unresolvedNames } from './unresolved'

/** The words of the name first, by the lists of the subjects; then where it is filed. The higher of both. */
export function sensitivityLayer(subject: Subject): SensitivityJudgement {
  return childrenAudience(subject) ?? withUnresolved(judgedByWords(subject), unresolvedNames(subject))
}

function judgedByWords(subject: Subject): SensitivityJudgement {
  const { reading, cues, measure } = subject
  const words = sensitiveWords(reading, cues)
  let best = filedSensitivity(
    subject,
    words.some(({ cue }) => cue.rule.level === 'High'),
  )
  for (const { cue, start, end } of words) {
    const { level, rule } = cue.rule
    const isClearer = level === best.value && best.words.length === 0
    if (isHigher(level, best.value) || isClearer)
      best = new SensitivityJudgement(level, rule, cue.rule.subject, [written(reading, start, end)])
  }
  if (isLearnedHigh(subject) && isHigher('High', best.value))
    return new SensitivityJudgement('High', 'learned from similar words', subjectOf(subject.category))
  if (!measure || !isHigher('Moderate', best.value)) return best
  if (measure === 'household') return new SensitivityJudgement('None', 'households by size')
  const rule = `people counted by ${measure}`
  return measure === 'age'
    ? new SensitivityJudgement('Low', rule, 'age and gender')
    : new SensitivityJudgement('Moderate', rule, 'wealth')
}

/** Of the phrases of the lists that are below this, one in four hundred is called High by mistake. */
const LIKELY = 0.5

/** No list has the words, but all that is like them is sensitive; people at work are not the people concerned. */
function isLearnedHigh({ learnedHigh, reading, cues, category }: Subject): boolean {
  const isJudgedByLists =
    cues.otherwise.length > 0 ||
    cues.generalMedicine.length > 0 ||
    cues.sensitivity.some(({ cue }) => cue.rule.level === 'High' && !['pair', 'numbered'].includes(cue.kind))
  return learnedHigh >= LIKELY && !reading.title && !isJudgedByLists && hasSubjects(category)
}
