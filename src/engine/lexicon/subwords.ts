import { WORDS } from '../compiled/words'
import type { ParentCategory } from '../taxonomy/vocabulary'

/** Endings that give a word away although it is in no list; the longest that fits wins. */
const CATEGORY_OF_ENDING = new Map(
  (Object.entries(WORDS.endings) as [ParentCategory, readonly string[]][]).flatMap(([category, endings]) =>
    endings.map((ending) => [ending, category] as const),
  ),
)

export function categoryByEnding(word: string): ParentCategory | undefined {
  for (let length = Math.min(word.length - 2, 12); length >= 3; length--) {
    const category = CATEGORY_OF_ENDING.get(word.slice(-length))
    if (category) return category
  }
  return undefined
}
