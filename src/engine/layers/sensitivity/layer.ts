import { SENSITIVITY_WEIGHTS } from '../../compiled/model'
import type { FoundCue } from '../../lexicon/cues'
import { isPerson } from '../../lexicon/nouns'
import { PHRASE_TRAITS } from '../../lexicon/phrase'
import { HIGH } from '../../scoring/network'
import { KNOWN_ENOUGH } from '../../scoring/opinions'
import { likelihood } from '../../scoring/softmax'
import { HIGHLY_SENSITIVE, type SensitiveSubject } from '../../taxonomy/vocabulary'
import { type Subject, written } from '../subject'
import { childrenAudience, haveChildren } from './children'
import { sensitivityFeatures } from './features'
import { filedSensitivity, hasSubjects, subjectOf } from './filed'
import { isHigher, SensitivityJudgement, withUnresolved } from './judgement'
import { isMisled } from './misled'
import { unresolvedNames } from './unresolved'

/** What its topic says, or its path above that: "Hispanic > Millennials" is as sensitive as "Millennials > Hispanic". */
export function sensitivityLayer(subject: Subject): SensitivityJudgement {
  const { sensitiveHeaders, reading, said } = subject
  const own = topicSensitivity(subject)
  const [first] = sensitiveHeaders
  const isAtWork = reading.title || said === 'B2B'
  if (first === undefined || own.value === 'High' || isAtWork) return own
  return new SensitivityJudgement('High', first.rule.rule, first.rule.subject, [first.header], own.unresolved)
}

/** What the rules say of a name, unless what was learned from labelled names says otherwise. */
function topicSensitivity(subject: Subject): SensitivityJudgement {
  const ofChildren = childrenAudience(subject)
  if (ofChildren) return ofChildren
  const byRules = judgedByWords(subject)
  const unresolved = unresolvedNames(subject)
  const isLikely = (least: number) => likelihood(SENSITIVITY_WEIGHTS, sensitivityFeatures(subject, byRules)) >= least
  if (byRules.value === 'High') {
    const isMeant =
      subject.isGiven ||
      isListedName(subject) ||
      isBrandOfField(subject) ||
      areConcerned(subject) ||
      areOfIt(subject) ||
      isLikely(isOneWord(subject) ? LIKELIER : LIKELY)
    return withUnresolved(isMeant ? byRules : takenBack(subject, byRules), unresolved)
  }
  const isDoubtful =
    unresolved.length > 0 ||
    subject.isGuess ||
    (subject.reading.written.words.length < LONG && isExcused(subject)) ||
    !hasSubjects(subject.category)
  if (isUnsaid(subject) || !isLikely(isDoubtful ? VERY_LIKELY : LIKELY)) return withUnresolved(byRules, unresolved)
  const learned = learnedHigh(subject)
  return withUnresolved(isMisled(subject, learned) ? byRules : learned, unresolved)
}

const LIKELY = 0.5
/** A single word of a list that is nobody's name means something else more often than a name or a phrase does. */
const LIKELIER = 0.65
/** Where a rule excuses the name, no list has a word of it or some of it is an unknown name, or it is filed where nothing is High. */
const VERY_LIKELY = 0.75
/** In a text of so many words a rule may excuse what is said of somebody else. */
const LONG = 8

/**
 * Nothing is known of most of its words, a list or a bracket says that they mean something else, or there are none:
 * "Bankruptcy (1995 film)", "Audience 7".
 */
const isUnsaid = ({ cues, opinions, reading }: Subject): boolean =>
  (reading.bracket !== null && cues.sensitivity.length > 0) ||
  opinions.topic.known < KNOWN_ENOUGH ||
  cues.otherwise.length > 0 ||
  cues.generalMedicine.length > 0 ||
  reading.units.every(({ type, text }) => type === 'structure' || /^\d+$/.test(text))

const isExcused = ({ cues, reading }: Subject): boolean =>
  reading.title ||
  cues.sensitivity.some(({ cue }) => cue.rule.level === 'High' && !['pair', 'numbered'].includes(cue.kind))

/** A list has all of it, or a name of several words in it. */
const isListedName = ({ reading, sensitiveWords }: Subject): boolean =>
  sensitiveWords.some(
    ({ cue, start, end }) =>
      (cue.kind === 'name' && end - start > 1) || (start === 0 && end === reading.written.words.length),
  )

/** "Ladbrokes Coral": the brand of a bookmaker is known for that; those of medicine are as often for anybody. */
function isBrandOfField({ leadingKind, found, defaults, category, reading: { units } }: Subject): boolean {
  if (leadingKind !== 'brand' || found === null || defaults.sensitivity.value !== 'High') return false
  const subject = subjectOf(category, found.path)
  const isAlone = units.filter(({ type }) => type === 'content').length === 1
  return isAlone && subject !== 'health' && subject !== 'financial distress'
}

/** "Diabetics choosing sugar-free chocolate": whatever they do, the people of the sentence are this themselves. */
function areConcerned({ reading: { clause, units }, sensitiveWords }: Subject): boolean {
  if (clause === null || clause.subject !== 'people' || !clause.isAboutObject) return false
  const { start } = units[clause.subjectEnd]!
  return sensitiveWords.some(({ cue, end }) => cue.rule.level === 'High' && end <= start)
}

const OF_PEOPLES: ReadonlySet<SensitiveSubject> = new Set<SensitiveSubject>(['religion', 'ethnicity', 'sexual life'])

/** "Hindu engineers": whatever their work is, they are this themselves. */
function areOfIt({ reading: { units, written: name }, sensitiveWords }: Subject): boolean {
  return sensitiveWords.some(
    ({ cue, start, end }) =>
      OF_PEOPLES.has(cue.rule.subject) &&
      end - start === 1 &&
      isPerson(name.canonicals[start]!, false) &&
      units.some((unit) => unit.start === end && (unit.type === 'occupation' || unit.is(PHRASE_TRAITS.occupation))),
  )
}

const isOneWord = ({ sensitiveWords }: Subject): boolean => {
  const highly = sensitiveWords.filter(({ cue }) => cue.rule.level === 'High')
  return highly.length > 0 && highly.every(({ cue, start, end }) => cue.kind !== 'name' && end - start === 1)
}

/** What is left without the words that are highly sensitive elsewhere. */
function takenBack(subject: Subject, { words }: SensitivityJudgement): SensitivityJudgement {
  const level = hasSubjects(subject.category) ? 'Low' : 'None'
  const left = new SensitivityJudgement(level, 'similar words are mostly about something else', null, words)
  const others = subject.sensitiveWords.filter(({ cue }) => cue.rule.level !== 'High')
  return raised(subject, left, others)
}

const MOST_TEXTS = 3

function learnedHigh({ opinions: { all } }: Subject): SensitivityJudgement {
  const most = all.subjects.reduce((highest, probability) => Math.max(highest, probability), 0)
  const likeliest = HIGHLY_SENSITIVE[all.subjects.indexOf(most)]!
  const texts = all.textsFor(HIGH).slice(0, MOST_TEXTS)
  return new SensitivityJudgement('High', 'learned from similar words', most > 0 ? likeliest : null, texts)
}

/** Children as the audience; else the words of the name, by the lists of the subjects, and where it is filed: the higher of both. */
export function sensitivityByRules(subject: Subject): SensitivityJudgement {
  return childrenAudience(subject) ?? judgedByWords(subject)
}

function judgedByWords(subject: Subject): SensitivityJudgement {
  const sensitiveWords = haveChildren(subject.name)
    ? subject.sensitiveWords.filter(({ cue }) => cue.rule.subject !== 'children')
    : subject.sensitiveWords
  const isMeant = sensitiveWords.some(({ cue }) => cue.rule.level === 'High')
  return raised(subject, filedSensitivity(subject, isMeant), sensitiveWords)
}

/** The judgement, or what words and figures of the name say where that is higher. */
function raised(
  { reading, measure }: Subject,
  judgement: SensitivityJudgement,
  words: readonly FoundCue<'sensitivity'>[],
): SensitivityJudgement {
  let best = judgement
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
