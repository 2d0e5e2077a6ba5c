import { sensitiveWords } from '../../reading/sensitive-words'
import { type Subject, written } from '../subject'
import { childrenAudience } from './children'
import { filedSensitivity } from './filed'
import { isHigher, SensitivityJudgement, withUnresolved } from './judgement'
import { unresolvedNames } from './unresolved'

/** The words of the name first, by the lists of the subjects; then where it is filed. The higher of both. */
export function sensitivityLayer(subject: Subject): SensitivityJudgement {
  return childrenAudience(subject) ?? withUnresolved(judgedByWords(subject), unresolvedNames(subject))
}

function judgedByWords(subject: Subject): SensitivityJudgement {
  const { reading, cues, measure } = subject
  const words = sensitiveWords(reading, cues)
  let best = filedSensitivity(subject, words.length > 0)
  for (const { cue, start, end } of words) {
    const { level, rule } = cue.rule
    const isClearer = level === best.value && best.words.length === 0
    if (isHigher(level, best.value) || isClearer)
      best = new SensitivityJudgement(level, rule, cue.rule.subject, [written(reading, start, end)])
  }
  if (!measure || !isHigher('Moderate', best.value)) return best
  if (measure === 'household') return new SensitivityJudgement('None', 'households by size')
  const rule = `people counted by ${measure}`
  return measure === 'age'
    ? new SensitivityJudgement('Low', rule, 'age and gender')
    : new SensitivityJudgement('Moderate', rule, 'wealth')
}
