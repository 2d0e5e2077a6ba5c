import {
  isAudienceWord,
  isGrade,
  isGradedPeople,
  isListed,
  isMark,
  isMeasured,
  isResidue,
  isWindowOf,
} from '../lexicon/leaf-marks'
import { isMarket, isPlaceHeader, isStamp, isStructural } from '../lexicon/seller-words'
import { canonicalWord, canonicalWords } from '../text/tokens'

/** Segments without those at the end that say only how, when or where people were picked: "SUV > Top 20%", "Kia | AU". */
export function withoutMarks(segments: readonly string[]): readonly string[] {
  let end = segments.length
  while (end > 1 && isMarkOf(segments[end - 1]!, segments[end - 2]!)) end--
  return segments.slice(0, end)
}

/** Whether the words after a thing are only a mark of it. "High" after "School" is part of its name. */
export function isMarkOf(leaf: string, before: string): boolean {
  if (isMarket(leaf)) return !isPlaceHeader(before)
  if (!isResidue(leaf) && !isWindowOf(leaf, before) && !isStamp(leaf) && (!isMark(leaf) || isMeasured(before)))
    return false
  const words = canonicalWords(leaf)
  const header = canonicalWords(before)
  return !isListed([...words, ...header]) && !isListed([...header, ...words])
}

/** "Home Decor" and "Past Buyers" are "Past Home Decor Buyers"; null where the leaf is a thing of its own. */
export function gradedPeople(thing: string, leaf: string): string | null {
  if (!isGradedPeople(leaf)) return null
  if (isAudienceWord(lastWord(thing))) return thing
  const words = leaf.split(' ')
  const people = words.pop()!
  const grade = words.filter((word) => !isStructural(word) || isGrade(word)).join(' ')
  const ending = singularEnd(thing)
  return (isGrade(grade) ? [grade, ending, people] : [ending, grade, people]).filter((part) => part !== '').join(' ')
}

const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1)

/** "Electric SUVs" → "Electric SUV", as it stands before people. */
export const singularEnd = (text: string): string => text.replace(/(?<!\p{L})\p{L}+$/u, singular)

function singular(word: string): string {
  return canonicalWord(word) === word.slice(0, -1).toLowerCase() ? word.slice(0, -1) : word
}
