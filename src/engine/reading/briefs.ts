import { WORDS } from '../compiled/words'
import { CONJUNCTIONS, FUNCTION_WORDS, PREPOSITIONS } from '../lexicon/grammar'
import { isAudienceWord, isListed } from '../lexicon/leaf-marks'
import { LEXICON } from '../lexicon/lexicon'
import { isPerson } from '../lexicon/nouns'
import { canonicalWord, canonicalWords } from '../text/tokens'

const { briefs } = WORDS

const anyOf = (list: readonly string[]): string =>
  [...list]
    .sort((a, b) => b.length - a.length)
    .map((words) => words.replaceAll("'", "['’]"))
    .join('|')

const lead = (pattern: string): RegExp => new RegExp(`^(?:${pattern})`, 'i')

const LABEL = lead(String.raw`(?:${anyOf(briefs.labels)})(?: ?:|\?+) ?`)
const OBJECTIVE = lead(`(?:${anyOf(briefs.objectives)}) ?: ?(?:[a-z]+ ){1,4}?among `)
const AIM = lead(`(?:${anyOf(briefs.objectives)}) ?: ?`)
const ASKING = lead(`(?:${anyOf(briefs.asking)}) `)
const REACHING = lead(`(?:${anyOf(briefs.reaching)}) `)
const SEEKING = lead(`(?:${anyOf(briefs.seeking)}) `)
const EXCLUDING = lead(`(?:${anyOf(briefs.excluding)}) ?:? `)
const EXCLUDED = / \(excluded\)$/i

/** What a name begins with where it may be a brief, so that few are looked at more closely. */
const MAY_BE_BRIEF = lead(String.raw`(?:${anyOf(Object.values(briefs).flat())})(?: |\?|:)`)

const MOST_LEADS = 3

/** A brief without what it says before it says whom: "Please reach dads who grill", "Core: wine lovers 35+". */
export function withoutBrief(name: string): string {
  const meant = name.replace(EXCLUDED, '')
  return excludedBy(meant) ?? meantBy(meant)
}

/** As it is shown: an exclusion says so, lest it be taken for its opposite. */
export function shownBrief(name: string): string {
  const excluded = excludedBy(name)
  return excluded === null ? meantBy(name) : `${excluded} (Excluded)`
}

function excludedBy(name: string): string | null {
  const people = EXCLUDING.test(name) ? name.replace(EXCLUDING, '') : ''
  return people !== '' && peopleIn(people) !== null ? people : null
}

function meantBy(name: string): string {
  let people = name
  for (let count = 0; count < MOST_LEADS && MAY_BE_BRIEF.test(people); count++) {
    const next = withoutLead(people)
    if (next === people) break
    people = next
  }
  return people
}

function withoutLead(name: string): string {
  const asked = without(ASKING, name)
  if (asked !== null) {
    const bare = without(REACHING, asked) ?? without(SEEKING, asked)
    return bare !== null && peopleIn(bare) !== null ? bare : name
  }
  const aimed = without(OBJECTIVE, name)
  if (aimed !== null && peopleIn(aimed) !== null) return aimed
  const aim = without(AIM, name)
  if (aim !== null && REACHING.test(aim)) return aim
  const labelled = without(LABEL, name)
  if (labelled !== null)
    return isBrief(labelled, /^target ?:/i.test(name)) || MAY_BE_BRIEF.test(labelled) ? labelled : name
  const reached = without(REACHING, name)
  if (reached !== null && isBrief(reached, /^target /i.test(name)) && !isOneThing(name)) return reached
  const sought = without(SEEKING, name)
  return sought !== null && isSought(sought) ? sought : name
}

const without = (pattern: RegExp, name: string): string | null =>
  pattern.test(name) ? name.replace(pattern, '') : null

/** "Reach truck owners". */
const isOneThing = (name: string): boolean => isListed(canonicalWords(name).slice(0, 2))

/** "Target shoppers" and "Target moms" may be those of the store, "Target dads who grill" are not. */
function isBrief(rest: string, mayBeOfStore: boolean): boolean {
  const people = peopleIn(rest)
  if (people === null || !mayBeOfStore) return people !== null
  return people.isFollowed && !isAudienceWord(people.noun) && !isOccupation(people.noun)
}

const isOccupation = (noun: string): boolean => LEXICON.marksOf(noun).some(({ type }) => type === 'occupation')

/** "Find people who love jazz", "Looking for owners of boats", but "Looking for nannies". */
function isSought(rest: string): boolean {
  const people = peopleIn(rest)
  return people?.isFollowed === true && !isOccupation(people.noun)
}

/** What says more of the people named before it. */
const GOES_ON = /^(?:who|that|of|aged|ages|interested|\d.*|\p{L}+ing)$/iu
const ENDS = new Set([
  ...FUNCTION_WORDS,
  ...PREPOSITIONS,
  ...CONJUNCTIONS,
  'who',
  'whose',
  'that',
  'aged',
  'ages',
  'my',
  'your',
])
const MOST_BEFORE = 6

type People = { noun: string; isFollowed: boolean }

/** The noun for people that ends the first part of a name: "new parents who shop online". */
function peopleIn(text: string): People | null {
  const words = text.split(/\s+/)
  for (let at = 0; at < Math.min(words.length, MOST_BEFORE); at++) {
    const word = words[at]!.replace(/(?<![,.;])[,.;]+$/, '')
    const next = words[at + 1] ?? ''
    if (ENDS.has(word.toLowerCase())) return null
    const noun = canonicalWord(word)
    const isPlural = noun !== word.toLowerCase() || noun === 'people'
    const isEnd = word !== words[at] || !/^\p{L}/u.test(next) || ENDS.has(next.toLowerCase()) || GOES_ON.test(next)
    if (isEnd && isPlural && isPerson(noun, false)) return { noun, isFollowed: GOES_ON.test(next) }
  }
  return null
}
