import { CUES, type Cue, type FoundCues } from './lexicon/index'
import { Matches } from './lexicon/phrases'
import type { Reading } from './reading'

const NONE: never[] = []
const matches = new Matches<Cue>()

/** Every cue of a name, also those inside each other, except in what the name excludes. */
export function cuesIn({ words, known, excluded }: Pick<Reading, 'words' | 'known' | 'excluded'>): FoundCues {
  const found: FoundCues = {
    audience: NONE,
    department: NONE,
    segment: NONE,
    business: NONE,
    industry: NONE,
    sensitivity: NONE,
    unless: NONE,
    children: NONE,
    demographic: NONE,
    language: NONE,
    domain: NONE,
  }
  for (let at = 0; at < words.length; at++) {
    const { cues } = known[at]!
    if (cues.step === undefined || (excluded !== null && at >= excluded.start && at < excluded.end)) continue
    CUES.matchesFrom(cues, words, at, matches)
    for (let i = 0; i < matches.count; i++) {
      for (const cue of matches.values[i]!) add(found, cue, at, matches.ends[i]!)
    }
  }
  return found
}

/** Most lists stay empty: they get an array of their own with their first cue. */
function add(found: FoundCues, cue: Cue, start: number, end: number): void {
  const lists = found as Record<Cue['type'], { cue: Cue; start: number; end: number }[]>
  if (lists[cue.type] === NONE) lists[cue.type] = [{ cue, start, end }]
  else lists[cue.type].push({ cue, start, end })
}
