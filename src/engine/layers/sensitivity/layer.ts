import { SENSITIVITY_WEIGHTS } from '../../compiled/model'
import { sensitiveWords } from '../../reading/sensitive-words'
import { HIGH } from '../../scoring/network'
import { likelihood } from '../../scoring/softmax'
import { HIGHLY_SENSITIVE } from '../../taxonomy/vocabulary'
import { type Subject, written } from '../subject'
import { childrenAudience } from './children'
import { sensitivityFeatures } from './features'
import { filedSensitivity, hasSubjects } from './filed'
import { isHigher, SensitivityJudgement, withUnresolved } from './judgement'
import { unresolvedNames } from './unresolved'

/** What the rules say of a name, unless what was learned from labelled names says otherwise. */
export function sensitivityLayer(subject: Subject): SensitivityJudgement {
  const byRules = sensitivityByRules(subject)
  const unresolved = unresolvedNames(subject)
  const likely = likelihood(SENSITIVITY_WEIGHTS, sensitivityFeatures(subject, byRules))
  if (byRules.value === 'High')
    return withUnresolved(likely < UNLIKELY ? takenBack(subject, byRules) : byRules, unresolved)
  const isDoubtful = unresolved.length > 0 || isExcused(subject) || !hasSubjects(subject.category)
  const isLearned = likely >= (isDoubtful ? VERY_LIKELY : LIKELY) && !isMeantOtherwise(subject)
  return withUnresolved(isLearned ? learnedHigh(subject) : byRules, unresolved)
}

/** To miss a name is worse than to ask once too often, and what a list says is taken back only where it is unlikely. */
const LIKELY = 0.4
const UNLIKELY = 0.3
/** Where a rule excuses the name, nothing knows its words, or it is filed where nothing else is High. */
const VERY_LIKELY = 0.8

const isMeantOtherwise = ({ cues }: Subject): boolean => cues.otherwise.length > 0 || cues.generalMedicine.length > 0

const isExcused = ({ cues, reading }: Subject): boolean =>
  reading.title ||
  cues.sensitivity.some(({ cue }) => cue.rule.level === 'High' && !['pair', 'numbered'].includes(cue.kind))

function takenBack({ category }: Subject, { words }: SensitivityJudgement): SensitivityJudgement {
  const level = hasSubjects(category) ? 'Low' : 'None'
  return new SensitivityJudgement(level, 'similar words are mostly about something else', null, words)
}

const MOST_TEXTS = 3

function learnedHigh({ opinions: { all } }: Subject): SensitivityJudgement {
  const most = all.subjects.reduce((highest, probability) => Math.max(highest, probability), 0)
  const likeliest = HIGHLY_SENSITIVE[all.subjects.indexOf(most)]!
  const texts = all.textsFor(HIGH).slice(0, MOST_TEXTS)
  return new SensitivityJudgement('High', 'learned from similar words', likeliest, texts)
}

/** Children as the audience; else the words of the name, by the lists of the subjects, and where it is filed: the higher of both. */
export function sensitivityByRules(subject: Subject): SensitivityJudgement {
  return childrenAudience(subject) ?? judgedByWords(subject)
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
  if (!measure || !isHigher('Moderate', best.value)) return best
  if (measure === 'household') return new SensitivityJudgement('None', 'households by size')
  const rule = `people counted by ${measure}`
  return measure === 'age'
    ? new SensitivityJudgement('Low', rule, 'age and gender')
    : new SensitivityJudgement('Moderate', rule, 'wealth')
}
