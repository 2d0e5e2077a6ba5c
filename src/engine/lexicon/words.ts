import { MEASURING } from './demographics'
import type { Sense } from './entries'
import { CUES, type Cue, ENTRIES, MARKS, type Mark } from './index'
import type { Beginning } from './phrases'

/** A canonical word and what may begin with it: looked up once, however many lists are asked. */
export type Word = {
  canonical: string
  entries: Beginning<Sense>
  marks: Beginning<Mark>
  cues: Beginning<Cue>
  /** Names with it may count people. */
  measuring: boolean
}

const MOST_REMEMBERED = 100_000
const known = new Map<string, Word>()

export function wordOf(canonical: string): Word {
  let word = known.get(canonical)
  if (!word) {
    word = {
      canonical,
      entries: ENTRIES.beginningWith(canonical),
      marks: MARKS.beginningWith(canonical),
      cues: CUES.beginningWith(canonical),
      measuring: MEASURING.has(canonical),
    }
    if (known.size === MOST_REMEMBERED) known.clear()
    known.set(canonical, word)
  }
  return word
}
