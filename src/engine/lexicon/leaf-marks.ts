import { canonicalWord, canonicalWords } from '../text/tokens'
import { LEXICON } from './lexicon'
import { LEAF_MARKS } from './providers'
import { isSystemCode } from './seller-words'

const wordSet = (list: readonly string[]): ReadonlySet<string> => new Set(list.map(canonicalWord))

/** Words of a last segment that names no thing: "Top 20%", "Booked in last 60 days", "Past Buyers". */
const SCORES = wordSet(LEAF_MARKS.scores)
const GRADES = wordSet(LEAF_MARKS.grades)
const MEASURES = wordSet(LEAF_MARKS.measures)
const TIMES = wordSet(LEAF_MARKS.times)
const PEOPLE = wordSet(LEAF_MARKS.people)
const BARE = wordSet(LEAF_MARKS.bare)
const WAYS = wordSet(LEAF_MARKS.ways)
const MARKS = new Set([...SCORES, ...GRADES, ...MEASURES, ...TIMES, ...wordSet(LEAF_MARKS.fillers)])
const AGED = wordSet(LEAF_MARKS.aged)
const FLAGS = new Set(LEAF_MARKS.flags)
const MEASURED = new Set(LEAF_MARKS.measured.map((header) => canonicalWords(header).join(' ')))

const FIGURE = /^[$€£]?\d[\d.,%+-]*(?:[dkmjx]|mo|st|nd|rd|th)?$/
/** "Tier1", "Score80": the figure is joined to its word. */
const JOINED_FIGURE = /(?<=[a-z]{4})\d+$/

const markWords = (segment: string): string[] => canonicalWords(segment).map(withoutFigure)

const withoutFigure = (word: string): string =>
  JOINED_FIGURE.test(word) ? canonicalWord(word.replace(JOINED_FIGURE, '')) : word

const isMarkWord = (word: string): boolean => MARKS.has(word) || FIGURE.test(word)

/** A score, a share, a window of time: it says how people were picked, and not of what. */
export function isMark(segment: string): boolean {
  const words = markWords(segment)
  if (!words.every(isMarkWord)) return false
  if (words.some((word) => SCORES.has(word))) return true
  if (words.some((word) => FIGURE.test(word)) && words.some((word) => TIMES.has(word))) return true
  return words.some((word) => GRADES.has(word)) && words.some((word) => MEASURES.has(word) || word.endsWith('%'))
}

const WINDOW = /^\d{1,2}(?: ?[-–] ?\d{1,2})? ?(?:w|wks?|mos?)$/i

/** "26wk", "0-6mo": how long ago, as systems write it; of children it is how old they are. */
export const isWindowOf = (segment: string, before: string): boolean =>
  WINDOW.test(segment) && !/\d$/.test(before) && !canonicalWords(before).some((word) => AGED.has(word))

/** What a system writes behind a name and nobody says: "3PD", "Y". */
export const isResidue = (segment: string): boolean =>
  (/\d/.test(segment) && isSystemCode(segment)) || FLAGS.has(segment.toLowerCase())

/** "Past Buyers", "Brand Switchers". "Frequent Shoppers" on a list are a thing of their own. */
export function isGradedPeople(segment: string): boolean {
  const words = markWords(segment)
  const people = words.at(-1)
  if (people === undefined || words.length < 2 || !PEOPLE.has(people)) return false
  const grades = words.slice(0, -1)
  if (grades.some((word) => WAYS.has(word))) return grades.every((word) => isMarkWord(word) || WAYS.has(word))
  return grades.every(isMarkWord) && !isListed(words)
}

/** The words before those for the people stand before the thing too: "Past" in "Past Mattress Buyers". */
export function isGrade(words: string): boolean {
  return markWords(words).every((word) => MARKS.has(word) && !TIMES_ONLY.has(word))
}

const TIMES_ONLY = new Set([...TIMES].filter((word) => !GRADES.has(word)))

/** "Income > Top 10%", "Stress Index - Highest Decile": of these a grade is what the name is about. */
export function isMeasured(segment: string): boolean {
  const words = canonicalWords(segment)
  return MEASURED.has(words.join(' ')) || MEASURED.has(words.at(-1) ?? '')
}

/** Whether the lists have the words as the name of a thing or a brand. */
export const isListed = (words: readonly string[]): boolean =>
  LEXICON.sensesOf(words.join(' ')).some(({ strength }) => strength !== 'weak')

/** Who the people are, without saying of what: "Owners". */
export const isAudienceWord = (word: string): boolean => BARE.has(canonicalWord(word))
