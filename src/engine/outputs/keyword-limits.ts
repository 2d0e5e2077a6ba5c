import { WORDS } from '../compiled/words'
import { canonicalWord } from '../text/tokens'

/** What people stay away from is named before these … */
const AVOIDING: ReadonlySet<string> = new Set(WORDS.keywords.avoiding)
/** … or after these, by their last word. */
const AVOIDED: ReadonlyMap<string, readonly string[]> = new Map([
  ['to', ['allergic to', 'intolerant to']],
  ['of', ['fear of']],
  ['no', ['low and no']],
])

/** Written without a hyphen, "free" says so beside these; elsewhere it says that nothing is paid. */
const FREE_FROM: ReadonlySet<string> = new Set(WORDS.keywords.freeFrom)
const WITHOUT = '-free'

/** The words of a name, in their canonical form, for what its people do without: nut of "nut allergy", gluten of "gluten-free". */
export function avoidedIn(name: string, words: readonly string[]): ReadonlySet<string> {
  const avoided = new Set<string>()
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

const NEGATING: ReadonlySet<string> = new Set([...AVOIDING, 'free', 'non', 'no', 'low', 'zero', 'fear'])

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
