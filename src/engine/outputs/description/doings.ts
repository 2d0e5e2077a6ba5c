import { WORDS } from '../../compiled/words'
import { ADVERBS } from '../../lexicon/grammar'
import { isCounted, isNoun } from '../../lexicon/nouns'
import { AFTER_GERUND, GERUND, JOINTS, WHOLE_PHRASES } from './head'
import { isPlural } from './nouns'
import { type NameParts, newParts } from './parts'
import { type SentenceName, type SentenceWord, textOf } from './sentence-words'
import { isDone, isDoneLately, pluralOf, pluralVerb, saidOfPeople, withPluralVerbs } from './sentences'
import { stateOf } from './states'
import { withArticle } from './value-forms'

/** "learn Spanish online", "become a nurse". */
const WISHES = new Set(WORDS.verbs.wishes)
const STATE = new RegExp(
  `^(?:(?:recently|newly|just|never|currently|formerly|not) )?(?:${WORDS.sentences.states.join('|')}|pregnant|bilingual|diagnosed with .+)$`,
  'i',
)
const PAST = /^(?:recently|just) (?:moved|graduated|retired|bought|purchased|switched|visited|traveled)\b/i
const LIKELY = /^likely to /i
/** "Would switch if members stopped sharing". */
const MODAL = /^(?:would|could|can|cannot|can't|won't|wouldn't|must|might) [a-z]/i
const SEEKING = new RegExp(`^(?:${WORDS.verbs.weighing.join('|')}|pursuing)$`, 'i')

/** What a name says that people do or are. */
export function doingOf({ words, tail, text }: SentenceName & { text: string }): NameParts | null {
  const [first, second] = words
  const verb = second && !GERUND.test(second.text) ? pluralVerb(first!.text, second.text) : undefined
  if (verb !== undefined) return newParts('doing', `${verb} ${withPluralVerbs(objectOf(words) + tail)}`)
  if (WHOSE.test(text) && isNoun(first!.canonical) && !ADVERBS.has(first!.canonical)) {
    const whose = newParts('people', `people whose ${text}`)
    whose.hasClause = true
    return whose
  }
  const said = saidOfPeople(text)
  if (said !== null) return newParts('doing', said)
  if (STATE.test(text)) return newParts('state', text)
  if (MODAL.test(text)) return newParts('doing', text)
  const often = doneOften(words, tail)
  if (often !== null) return often
  if (PAST.test(text)) return newParts('doing', `have ${text}`)
  if (isDoing(words) || LIKELY.test(text)) return newParts('doing', `are ${text}`)
  if (second?.gap === ' ' && WISHES.has(first!.text.toLowerCase()) && !isWhole(first!, second))
    return newParts('doing', `want to ${text}`)
  const state = stateOf(words, text)
  if (state !== null || second === undefined) return state
  return isDone(first!.text, second.text) || isDoneLately(first!.text, text) ? newParts('doing', text) : null
}

/** "Still keeps tape in a safe". */
function doneOften([adverb, verb, ...object]: readonly SentenceWord[], tail: string): NameParts | null {
  if (object.length === 0 || !ADVERBS.has(adverb!.canonical) || adverb!.canonical === 'online') return null
  const plural = pluralOf(verb!.text.toLowerCase())
  if (plural === undefined) return null
  return newParts('doing', `${adverb!.text.toLowerCase()} ${plural} ${withPluralVerbs(textOf(object) + tail)}`)
}

const OF_ONE_THING = /^(?:buys|drives|has|owns|uses|wants|wears)$/i
const COUNTED_ALREADY = /^(?:an?|any|her|his|its|my|no|one|our|own|some|the|their|\d.*)$/i

/** What the verb of one person is said of: "Owns Robot Vacuum" is "a robot vacuum", "Owns: Galaxy Tab" has a sign between them. */
function objectOf([verb, ...object]: readonly SentenceWord[]): string {
  const text = textOf(object).replace(/^[:\s]+/, '')
  const last = object.at(-1)!
  const isOne = !last.isName && isCounted(last.canonical) === true && !isPlural(last.text)
  const isWholeThing = object.every(({ text }) => !JOINTS.has(text) && text !== 'and' && text !== 'or')
  const isBare = OF_ONE_THING.test(verb!.text) && !COUNTED_ALREADY.test(object[0]!.text)
  return isBare && isOne && isWholeThing ? withArticle(text) : text
}

/** "Car won't start", "dog keeps barking". */
const WHOSE = /^[a-z]+(?: [a-z]+)? (?:won['’]t|doesn['’]t|isn['’]t|keeps) [a-z]/i

const isWhole = (first: SentenceWord, second: SentenceWord): boolean =>
  WHOLE_PHRASES.has(`${first.text.toLowerCase()} ${second.text}`)

/** "buying a house", "planning for retirement", "considering LASIK"; "running shoes" are a thing. */
function isDoing([first, second]: readonly SentenceWord[]): boolean {
  if (first === undefined || second === undefined || !GERUND.test(first.text)) return false
  return AFTER_GERUND.test(second.text) || SEEKING.test(first.text)
}
