import { LEXICON } from '../../lexicon'
import { isOrganization } from '../../lexicon/nouns'
import { isFiniteVerb } from '../../reading/finite-verb'
import { headBefore, isAdverb, isPlural } from '../../reading/sentence-words'
import { type Unit, unitsOf } from '../../reading/units'
import { writtenWords } from '../../reading/written-words'
import type { ClassifiedTopic } from '../../result'
import type { Token } from '../../text/tokens'
import type { Description } from './parts'
import { sentenceName, textOf } from './sentence-words'
import { filedAs } from './value-forms'

/** Five words or more, none of them behind the sign of a path or a label. */
const MAY_BE_SENTENCE = /^[^:<>|_]+$/
const FEWEST_WORDS = 5
/** What is said of them has a rule of its own. */
const ANYBODY = /^(?:they|someone|somebody|this (?:audience|group|segment)) /i

/** "Planners run weddings" are planners who run weddings; what one does is said as it stands. Null for what is no sentence. */
export function wholeSentence(topic: ClassifiedTopic): Description | null {
  const name = topic.topic_name
  if (!MAY_BE_SENTENCE.test(name) || ANYBODY.test(name) || name.split(' ').length < FEWEST_WORDS) return null
  const { words, tail } = sentenceName(name, filedAs(topic))
  const text = textOf(words) + tail
  const written = writtenWords(text, LEXICON)
  const units = unitsOf(text, written)
  const at = units.findIndex(({ start }, at) => isFiniteVerb(units, at) && isAlone(text, written.words[start]!))
  if (at === -1) return STATEMENT.test(name) ? asItStands(text) : null
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

/** "We just moved in and need …", whatever the verb is. */
const STATEMENT = /^(?:we|he|she|there (?:is|are)) /i

const asItStands = (text: string): Description => ({
  sentence: text,
  predicate: () => `match the profile “${text}”`,
})

/** "Villagers in Cumbria who still have …". */
const beforeAdverbs = (units: readonly Unit[], verb: number): number =>
  verb > 1 && isAdverb(units[verb - 1]!) ? verb - 1 : verb
