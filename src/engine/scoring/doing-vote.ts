import { type Doing, doingsWith } from '../lexicon/doings'
import { PUBLIC_BODIES } from '../lexicon/grammar'
import { baseForm } from '../lexicon/verbs'
import { isTopic } from '../reading/people'
import type { Reading } from '../reading/read'
import type { Unit } from '../reading/units'
import { canonicalPhrase, type WrittenWords } from '../reading/written-words'
import { plainVote, VERB_RULES, type Vote } from './vote'
import { WEIGHTS } from './weights'

/** The longest object has as many words. */
const MOST_WORDS = 5
/** A verb stands as near to its object: "change their own oil", "want their belongings covered". */
const WORDS_BEFORE = 5
const WORDS_AFTER = 2

/** Words of a name, from one to before the other. */
type Span = { start: number; end: number }

/** "people who collect stamps", "drivers who change their own oil": verb and object tell together. */
export function doingVote(reading: Reading): Vote | null {
  const from = sentenceStart(reading)
  if (from === -1) return null
  const count = reading.written.canonicals.length
  for (let start = from + 1; start < count; start++) {
    for (let end = Math.min(count, start + MOST_WORDS); end > start; end--) {
      const vote = voteFor(reading, { start, end })
      if (vote) return vote
    }
  }
  return null
}

/** Where a sentence begins to say what is done, or -1. "people who love" is one phrase of the lists. */
function sentenceStart({ clause, units }: Reading): number {
  if (clause !== null) return units[clause.subjectEnd]!.start
  const [first] = units
  return first?.type === 'frame' && first.words.includes('who') ? first.start : -1
}

function voteFor(reading: Reading, object: Span): Vote | null {
  const doings = doingsWith(canonicalPhrase(reading.written, object.start, object.end))
  if (doings.length === 0 || isInfinitive(reading.written, object) || !isWhole(reading.units, object)) return null
  if (isWhereDone(reading.written, object)) return null
  for (const { category, by, verbs } of doings) {
    const verb = isDoneBy(reading, by) ? verbOf(reading, object, verbs) : -1
    if (verb === -1) continue
    const words = wordsIn(reading.written, Math.min(verb, object.start), Math.max(verb + 1, object.end))
    return plainVote(category, words, VERB_RULES.doing, WEIGHTS.doing)
  }
  return null
}

/** "want to monitor", "hope to book": a verb, not the thing of the same name. */
function isInfinitive({ canonicals }: WrittenWords, { start }: Span): boolean {
  return canonicals[start - 1] === 'to' && baseForm(canonicals[start]!) === canonicals[start]
}

/** "sell from home". */
const isWhereDone = ({ canonicals }: WrittenWords, { start, end }: Span): boolean =>
  end === start + 1 && canonicals[start] === 'home' && canonicals[start - 1] === 'from'

/** A longer phrase that the lists have, or a thing of which the object only says what kind it is, knows better. */
function isWhole(units: readonly Unit[], { start, end }: Span): boolean {
  return !units.some((unit) => {
    const isCut = unit.senses.length > 0 && (cuts(unit, start) || cuts(unit, end))
    return isCut || (unit.start === end && isTopic(unit))
  })
}

function cuts(unit: Unit, at: number): boolean {
  return unit.start < at && at < unit.end
}

/** Where the verb of an object is, or -1. After its object it is a participle: "have their hair cut". */
function verbOf(reading: Reading, object: Span, verbs: ReadonlySet<string>): number {
  const { units, written } = reading
  const { canonicals } = written
  const from = Math.max(sentenceStart(reading), object.start - WORDS_BEFORE)
  for (let at = object.start - 1; at >= from; at--) {
    const base = baseForm(canonicals[at]!)
    if (verbs.has(base ?? canonicals[at]!)) return at
    if (base !== undefined && canonicals[at - 1] === 'to') break
    if (units.some((unit) => unit.end === at + 1 && isTopic(unit))) break
  }
  for (let at = object.end; at < Math.min(canonicals.length, object.end + WORDS_AFTER); at++) {
    const base = baseForm(canonicals[at]!)
    if (base !== undefined && base !== canonicals[at] && verbs.has(base)) return at
  }
  return -1
}

function isDoneBy({ clause, units }: Reading, by: Doing['by']): boolean {
  if (by === undefined) return true
  const subject = clause?.subject ?? 'people'
  if (by === 'public') return clause !== null && PUBLIC_BODIES.has(units[clause.subjectEnd - 1]?.words.at(-1) ?? '')
  return (subject === 'people') === (by === 'people')
}

function wordsIn({ words }: WrittenWords, start: number, end: number): string {
  return words
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')
}
