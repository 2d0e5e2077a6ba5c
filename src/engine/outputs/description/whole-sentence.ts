import { WORDS } from '../../compiled/words'
import { LEXICON } from '../../lexicon'
import { CONJUNCTIONS, FUNCTION_WORDS, PREPOSITIONS } from '../../lexicon/grammar'
import { isNoun, isOrganization } from '../../lexicon/nouns'
import { baseForm, verbForm } from '../../lexicon/verbs'
import { IN_SENTENCES, isFiniteVerb } from '../../reading/finite-verb'
import { headBefore, isAdverb, isPlural } from '../../reading/sentence-words'
import { type Unit, unitsOf } from '../../reading/units'
import { writtenWords } from '../../reading/written-words'
import type { ClassifiedTopic } from '../../result'
import type { Token } from '../../text/tokens'
import type { NameInSentence } from './name-in-sentence'
import type { Description } from './parts'
import { BEHIND_SENTENCE, type SentenceName, type SentenceWord, sentenceName, textOf } from './sentence-words'
import { filedAs } from './value-forms'

/** Five words or more, none of them behind the sign of a path or a label. */
const MAY_BE_SENTENCE = /^(?:[^:<>|_ ]* ){4}[^:<>|_]*$/
/** What is said of them has a rule of its own. */
const ANYBODY = /^(?:they|someone|somebody|this (?:audience|group|segment)) /i

/** "Planners run weddings" are planners who run weddings; what one does is said as it stands. Null for what is no sentence. */
export function wholeSentence(whole: NameInSentence): Description | null {
  const name = whole.topic.topic_name
  const label = QUOTED.exec(name)?.[0]
  if (label !== undefined && !(OF_WORK.test(label) && !isThirdPerson(name.slice(label.length))))
    return quoted(name, label, whole.topic)
  if (!MAY_BE_SENTENCE.test(name) || ANYBODY.test(name)) return null
  if (!(TELLS.test(name) || BEGINS.test(name) || whole.written.canonicals.some(mayBeVerb))) return null
  const text = textInSentence(whole.sentence)
  if (SENTENCES.test(text)) return asItStands(text)
  const written = writtenWords(text, LEXICON)
  const units = unitsOf(text, written)
  const at = units.findIndex(({ start }, at) => isFiniteVerb(units, at) && isAlone(text, written.words[start]!))
  if (at === -1) return STATEMENT.test(text) || (TELLS.test(name) && isTold(whole.sentence)) ? asItStands(text) : null
  const verb = written.words[units[beforeAdverbs(units, at)]!.start]!.start
  const head = headBefore(units, at)
  if (head === undefined || !isPlural(head)) return asItStands(text)
  const pronoun = isOrganization(head.words.at(-1)!) ? 'that' : 'who'
  const done = text.slice(verb)
  return { sentence: `${text.slice(0, verb)}${pronoun} ${done}`, predicate: () => done }
}

/** "Families test-driving an SUV", "Horse owners – feed & tack", "employers' plan consultants" have no such verb. */
const isAlone = (text: string, { start, text: verb }: Token): boolean =>
  /[\p{L}\d] $/u.test(text.slice(0, start)) && text[start + verb.length] === ' '

/** "We just moved in and need …", whatever the verb is; "I Love Lucy" is a show. */
const STATEMENT = /^(?:(?:[Ww]e|[Hh]e|[Ss]he|[Tt]here (?:is|are)) |I [a-z])/

/** "Agrees: cheap tradesmen cost twice", "Lapsed: sold the house last autumn". */
const QUOTED = new RegExp(`^(?:${WORDS.sentences.statementLabels.join('|')}) ?: (?=.* )`, 'i')
const AGREES = /^(?:dis)?agree/i

/** "Job: designs womenswear"; but "Role: disaster recovery coordinator" names who works. */
const OF_WORK = /^(?:job|role|task)\b/i
const isThirdPerson = (text: string): boolean =>
  verbs(text.slice(0, text.indexOf(' ')).toLowerCase())
    .slice(1)
    .some(isVerb)

function quoted(name: string, label: string, topic: ClassifiedTopic): Description {
  const text = textInSentence(sentenceName(name.slice(label.length), filedAs(topic)))
  const [opinion] = AGREES.exec(label) ?? []
  const said = opinion === undefined ? `match “${label}${text}”` : `${opinion.toLowerCase()}: “${text}”`
  return { sentence: `people who ${said}`, predicate: () => said }
}

const textInSentence = ({ words, tail }: SentenceName): string => textOf(words) + tail

/** How else one may begin, and the sign behind which another one does. */
const BEGINS = /^(?:we|he|she|there) |[.!?] /i
const mayBeVerb = (word: string): boolean => isVerb(word) || IS.test(word)

const TELLS = /^(?:i|it|my|our|her|his|their|the|an?|this|these|every|each|half|some|few|no|two|three|four) /i
const IS = /^(?:is|are|was|were|has|have|had|can|cannot|could|will|would|must|should)$/
const FEWEST_TOLD = 6
/** More than one sentence. */
const SENTENCES = new RegExp(`${BEHIND_SENTENCE.source.slice(0, -1)}(?=\\p{Lu})`, 'u')

/** "Sparks want a rewire": what tells need be no people that a list has. Null for what is a thing. */
export function toldAsItStands(whole: NameInSentence): Description | null {
  return MAY_BE_SENTENCE.test(whole.topic.topic_name) && isTold(whole.sentence)
    ? asItStands(textInSentence(whole.sentence))
    : null
}

/** "My boiler is on its last legs", "the caravan sits on the drive eleven months a year". */
function isTold({ words, tail }: SentenceName): boolean {
  if (words.length < FEWEST_TOLD) return false
  return words.some((word, at) => {
    const before = words[at - 1]
    const next = words[at + 1]
    if (before === undefined || !isBetweenWords(before, word, next?.gap ?? tail)) return false
    const { text } = word
    if (IS.test(text.toLowerCase())) return true
    if (isBuilding(before.canonical) || text !== text.toLowerCase()) return false
    return tells(word, next?.text ?? '')
  })
}

const isBetweenWords = ({ text }: SentenceWord, { gap }: SentenceWord, after: string): boolean =>
  gap === ' ' && after.startsWith(' ') && /[\p{L}\d]$/u.test(text)

function tells({ text, canonical }: SentenceWord, next: string): boolean {
  if (verbForm(text) === 'past' || (OBJECT.test(next) && verbs(text).some(isVerb))) return true
  return PREPOSITIONS.has(next) && !isNoun(canonical) && verbs(text).some((verb) => IN_SENTENCES.has(verb))
}

/** "Sit", "sits", "flies", "catches". */
const verbs = (word: string): string[] => [word, ...ENDINGS.map(([ending, base]) => word.replace(ending, base))]
const ENDINGS = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
] as const

/** What stands behind a verb and seldom behind a noun. */
const OBJECT = /^(?:an?|the|its|their|his|her|our|my|no|nothing|every|each|up|off|out|\d.*)$/
const isBuilding = (word: string): boolean =>
  PREPOSITIONS.has(word) || CONJUNCTIONS.has(word) || FUNCTION_WORDS.has(word)
const isVerb = (word: string): boolean => baseForm(word) === word || IN_SENTENCES.has(word)

const asItStands = (text: string): Description => ({
  sentence: text,
  predicate: () => `match the profile “${text}”`,
})

/** "Villagers in Cumbria who still have …". */
const beforeAdverbs = (units: readonly Unit[], verb: number): number =>
  verb > 1 && isAdverb(units[verb - 1]!) ? verb - 1 : verb
