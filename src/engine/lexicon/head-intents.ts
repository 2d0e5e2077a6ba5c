import { WORDS } from '../compiled/words'
import type { Intent } from '../taxonomy/vocabulary'

/** The last word of a name often says what kind of thing it is; of two that claim a word the first wins. */
export const INTENT_OF: ReadonlyMap<string, Intent> = new Map(
  (Object.entries(WORDS['head-intents']) as [Intent, readonly string[]][])
    .toReversed()
    .flatMap(([intent, words]) => words.map((word): [string, Intent] => [word, intent])),
)
