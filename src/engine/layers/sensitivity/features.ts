import { KNOWN_ENOUGH } from '../../scoring/opinions'
import { logOdds } from '../../scoring/softmax'
import { HIGHLY_SENSITIVE, SEGMENT_TYPES } from '../../taxonomy/vocabulary'
import type { Subject } from '../subject'
import { hasSubjects } from './filed'
import type { SensitivityJudgement } from './judgement'

/** What tells whether a name is of High sensitivity: what the rules say, what the voter says, and how both stand together. */
export const SENSITIVITY_FEATURES: readonly string[] = [
  'always',
  'voter',
  'voter of all words',
  'at work, by the voter',
  'a title',
  'High by the rules',
  'High by its words',
  'High by where it is filed',
  'Moderate by the rules',
  'words that mean something else',
  'medicine in general',
  'filed where something is High',
  'a brand',
  'an industry',
  'a guess',
  'voter, beside High words',
  'voter of all words, beside High words',
  'at work, beside High words',
  'a title, beside High words',
  'voter, where it is filed as High',
  'voter of all words, where it is filed as High',
  ...HIGHLY_SENSITIVE.map((subject) => `meant: ${subject}`),
  ...HIGHLY_SENSITIVE.map((subject) => `excused: ${subject}`),
]

const CONSUMERS = SEGMENT_TYPES.indexOf('B2C')

/** In the order of SENSITIVITY_FEATURES. */
export function sensitivityFeatures(subject: Subject, byRules: SensitivityJudgement): number[] {
  const { reading, cues, sensitiveWords, opinions, category, leadingKind, isGuess } = subject
  const { topic, all } = opinions
  const isKnown = topic.known >= KNOWN_ENOUGH
  const voter = isKnown ? logOdds(topic.high) : 0
  const voterOfAll = isKnown ? logOdds(all.high) : 0
  const atWork = logOdds(1 - all.segments[CONSUMERS]!)
  const isTitle = Number(reading.title)
  const meant = highlySensitive(sensitiveWords)
  const named = highlySensitive(cues.sensitivity)
  const isMeant = Number(meant.includes(1))
  const isHigh = Number(byRules.value === 'High')
  const isFiled = isMeant ? 0 : isHigh
  const features = [
    1,
    voter,
    voterOfAll,
    atWork,
    isTitle,
    isHigh,
    isMeant,
    isFiled,
    Number(byRules.value === 'Moderate'),
    Number(cues.otherwise.length > 0),
    Number(cues.generalMedicine.length > 0),
    Number(hasSubjects(category)),
    Number(leadingKind === 'brand'),
    Number(leadingKind === 'industry'),
    Number(isGuess),
    isMeant * voter,
    isMeant * voterOfAll,
    isMeant * atWork,
    isMeant * isTitle,
    isFiled * voter,
    isFiled * voterOfAll,
  ]
  const excused = named.map((isNamed, subject) => isNamed & ~meant[subject]!)
  return features.concat(meant, excused)
}

/** A number for each of HIGHLY_SENSITIVE: 1 if a word is of that subject. */
function highlySensitive(words: Subject['sensitiveWords']): number[] {
  const subjects = NO_SUBJECTS.slice()
  for (const { cue } of words) {
    const subject = SUBJECTS.indexOf(cue.rule.subject)
    if (subject !== -1) subjects[subject] = 1
  }
  return subjects
}

const SUBJECTS: readonly string[] = HIGHLY_SENSITIVE
const NO_SUBJECTS: readonly number[] = SUBJECTS.map(() => 0)
