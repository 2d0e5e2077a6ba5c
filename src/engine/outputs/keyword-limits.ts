import { WORDS } from '../compiled/words'
import { CONJUNCTIONS, EXCLUSIONS, FUNCTION_WORDS, PREPOSITIONS } from '../lexicon/grammar'
import type { Reading } from '../reading/read'
import { canonicalWord, canonicalWords } from '../text/tokens'

/** What people stay away from is named before these … */
const AVOIDING: ReadonlySet<string> = new Set(WORDS.keywords.avoiding)
/** … or after these, by their last word. */
const AVOIDED: ReadonlyMap<string, readonly string[]> = new Map([
  ['to', ['allergic to', 'intolerant to']],
  ['of', ['fear of']],
  ['no', ['low and no']],
])

/** … and behind these, by their first word: the words behind it. */
const SHUNNING: ReadonlyMap<string, readonly (readonly string[])[]> = byFirst(WORDS.keywords.shunning)

function byFirst(phrases: readonly string[]): Map<string, string[][]> {
  const behind = new Map<string, string[][]>()
  for (const [first, ...others] of phrases.map(canonicalWords))
    behind.set(first!, [...(behind.get(first!) ?? []), others])
  return behind
}

/** Written without a hyphen, "free" says so beside these; elsewhere it says that nothing is paid. */
const FREE_FROM: ReadonlySet<string> = new Set(WORDS.keywords.freeFrom)
const WITHOUT = '-free'

/**
 * The words of a name, in their canonical form, for what its people do without: nut of "nut allergy", gluten of
 * "gluten-free", betting of "who block betting sites", and those of what the name says that it does not mean.
 */
export function avoidedIn(name: string, { written, excluded }: Reading): ReadonlySet<string> {
  const words = written.canonicals
  const avoided = new Set<string>(shunnedIn(words))
  if (excluded) addTelling(avoided, onlyWithin(words, excluded))
  for (let at = 1; at < words.length; at++) {
    const before = words[at - 1]!
    const word = words[at]!
    if (AVOIDING.has(word) || (word === 'free' && FREE_FROM.has(before))) avoided.add(before)
    const phrases = AVOIDED.get(before)
    if (phrases?.some((phrase) => ` ${words.slice(0, at).join(' ')}`.endsWith(` ${phrase}`))) avoided.add(word)
  }
  if (!name.includes(WITHOUT)) return avoided
  for (const word of name.split(' '))
    if (word.endsWith(WITHOUT)) avoided.add(canonicalWord(word.slice(0, -WITHOUT.length)))
  return avoided
}

/** What stands behind "who block" or "avoid", up to the next preposition. */
function shunnedIn(words: readonly string[]): ReadonlySet<string> {
  const shunned = new Set<string>()
  for (let at = 0; at < words.length; at++) {
    const phrase = SHUNNING.get(words[at]!)?.find((others) => others.every((other, i) => words[at + 1 + i] === other))
    if (!phrase) continue
    const rest = words.slice(at + 1 + phrase.length)
    const end = rest.findIndex((word) => PREPOSITIONS.has(word))
    addTelling(shunned, end === -1 ? rest : rest.slice(0, end))
  }
  return shunned
}

/** Of "casinos, except casino hotels" the hotels. */
function onlyWithin(words: readonly string[], { start, end }: { start: number; end: number }): string[] {
  const outside = new Set([...words.slice(0, start), ...words.slice(end)])
  return words.slice(start, end).filter((word) => !outside.has(word))
}

function addTelling(avoided: Set<string>, words: readonly string[]): void {
  for (const word of words) if (!(FUNCTION_WORDS.has(word) || CONJUNCTIONS.has(word))) avoided.add(word)
}

const NEGATING: ReadonlySet<string> = new Set([
  ...AVOIDING,
  ...WORDS.keywords.shunning,
  ...WORDS.keywords.helping,
  ...EXCLUSIONS,
  'free',
  'non',
  'no',
  'low',
  'zero',
  'fear',
])

/** Whether a keyword would find those who want what its people avoid. */
export const wantsAvoided = (words: readonly string[], avoided: ReadonlySet<string>): boolean =>
  avoided.size > 0 && words.some((word) => avoided.has(word)) && !words.some((word) => NEGATING.has(word))

/** A part of a name from where its first word begins, "post-natal depression" of "natal depression"; none where its last word goes on. */
export function wholeWordsOf(name: string, part: string): string | null {
  const start = name.indexOf(part)
  if (start === -1) return part
  const end = start + part.length
  if (name[end] === '-') return null
  return name.slice(name[start - 1] === '-' ? name.lastIndexOf(' ', start) + 1 : start, end)
}

/** Whether a phrase stands in a name only as a piece of words with hyphens: "to let" in "buy-to-let". */
export function isCutOf(name: string, phrase: string): boolean {
  if (!name.includes('-')) return false
  const start = name.replaceAll('-', ' ').indexOf(phrase.toLowerCase())
  return start !== -1 && (name[start - 1] === '-' || name[start + phrase.length] === '-')
}
