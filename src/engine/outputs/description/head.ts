import { WORDS } from '../../compiled/words'
import { isPerson } from '../../lexicon/nouns'
import { verbForm } from '../../lexicon/verbs'
import { areMany, isPlural } from './nouns'
import type { SentenceWord } from './sentence-words'

/** Words after which a name says more about what stands before them. */
export const JOINTS = new Set(
  `of for in at with without who whom whose that which from by near on aged age ages to under over interested across along
   around through into before after during between against about within where when while because`.split(/\s+/),
)
export const ACTING = /^(?:who|that|which|[a-z]+ing)$/
const OF_PEOPLE = /^(?:who|whose)$/
/** How people feel or stand, before "about", "by", "of" and the like: "worried", "proud". */
const FEELING = new Set(WORDS.sentences.feelings)
/** How they stand, before the words below: "fed up with", "short of staff". */
const STATES = new Set([...WORDS.sentences.feelings, ...WORDS.sentences.standing])
const BESIDE_STATE = /^(?:about|of|to|with|by|on|at|from|for|up)$/

export const saysState = (word: string, next: string | undefined): boolean =>
  STATES.has(word) && next !== undefined && BESIDE_STATE.test(next)

/** "households where …", "couples five years from …": people as far as what follows them goes. */
const isSomebody = (canonical: string): boolean =>
  canonical === 'household' || canonical === 'family' || isPerson(canonical, false)

const FIGURE =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty)$/

/** "adults just diagnosed with …", "owners due for …". */
const STANDING = /^(?:just|recently|newly|due|eligible|likely|about|not|still|abroad|free|unable|away|back)$/
const PARTICIPLE = /^[a-z]{3,}ed$/
export const GERUND =
  /^(?!(?:(?:every|some|any|no)?thing|bring|during|spring|string|swing|wing|ring|king|sling)$)[a-z]{2,}ing$/i
/** Of "staff sharing the posts" somebody shares; "staff phishing awareness" is a training. */
export const AFTER_GERUND = /^(?:a|an|the|for|in|to|about|with|from|on|their|her|his|its|our|your|my|more|out)$/
/** Words for everybody, which stand for themselves. */
export const ANYBODY = /^(?:people|consumers|individuals|persons|those|anyone|everyone)$/

/** "Gen Z" is people. */
export const isGeneration = ([first, second]: readonly SentenceWord[]): boolean =>
  /^gen(?:eration)?$/i.test(first?.text ?? '') && /^(?:X|Y|Z|Alpha)$/.test(second?.text ?? '')

export const ARTICLE = /^(?:an?|one)$/i

/** Where the words before the first joint end. */
export function headEnd(words: readonly SentenceWord[]): number {
  if (ANYBODY.test(words[0]?.text.toLowerCase() ?? '')) return 1
  if (isGeneration(words)) return 2
  const end = words.findIndex(
    (word, at) =>
      at > 0 &&
      ((isJoint(word) && !isInWhole(words, at)) ||
        saysMoreOf(words[at - 1]!, word, words[at + 1]) ||
        (ARTICLE.test(words[0]!.text) && saysMoreOfOne(word, words[at + 1]))),
  )
  return end === -1 ? words.length : end
}

export const WHOLE_PHRASES = new Set(WORDS.sentences.wholePhrases)

/** The "to" of "buy to let landlords", the "at" of "stay at home dads". */
const isInWhole = (words: readonly SentenceWord[], at: number): boolean =>
  at + 2 < words.length && WHOLE_PHRASES.has(`${words[at - 1]!.text} ${words[at]!.text} ${words[at + 1]!.text}`)

/** Not inside a word: "stay-at-home moms". */
const isJoint = ({ text, gap, isName }: SentenceWord): boolean =>
  gap === ' ' ? !isName && JOINTS.has(text) : /[,(:;–—]|\s-/.test(gap)

/** "breweries investing in …", "season ticket holders MLB". */
function saysMoreOf(before: SentenceWord, word: SentenceWord, next: SentenceWord | undefined): boolean {
  if (!areMany(before.text) || word.gap !== ' ') return false
  if (GERUND.test(word.text) && !isPlural(before.text))
    return AFTER_GERUND.test(next?.text ?? '') || verbForm(word.text) === 'participle'
  if (word.isName || FIGURE.test(word.text)) return !before.isName && isPerson(before.canonical, false)
  if (GERUND.test(word.text) || FEELING.has(word.text) || saysState(word.text, next?.text)) return true
  if (STANDING.test(word.text) && next !== undefined) return isSomebody(before.canonical)
  return PARTICIPLE.test(word.text) && isSomebody(before.canonical)
}

/** "a brewery group moving its files". */
const saysMoreOfOne = (word: SentenceWord, next: SentenceWord | undefined): boolean =>
  word.gap === ' ' && GERUND.test(word.text) && AFTER_GERUND.test(next?.text ?? '')

/** "galleries preparing for Art Basel", "Californians worried about premiums": whoever does or feels something is no thing. */
export function saysWhatTheyDo(words: readonly SentenceWord[], end: number, isOrganization: boolean): boolean {
  const word = words[end]
  if (word === undefined || end + 1 === words.length) return false
  if (OF_PEOPLE.test(word.text) || GERUND.test(word.text) || FEELING.has(word.text)) return true
  if (saysState(word.text, words[end + 1]!.text)) return true
  return isOrganization && words.slice(end, -1).some(({ text }) => ACTING.test(text))
}
