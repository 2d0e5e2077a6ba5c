import { CUES, type Cue, type FoundCues } from './lexicon/index'
import type { Reading } from './reading'

/** Every cue of a name, also those inside each other, except in what the name excludes. */
export function cuesIn({ words, known, excluded }: Pick<Reading, 'words' | 'known' | 'excluded'>): FoundCues {
  const found: FoundCues = {
    audience: [],
    department: [],
    segment: [],
    business: [],
    industry: [],
    sensitivity: [],
    unless: [],
    children: [],
    demographic: [],
    language: [],
    domain: [],
  }
  for (let at = 0; at < words.length; at++) {
    const { cues } = known[at]!
    if (cues.step === undefined || (excluded !== null && at >= excluded.start && at < excluded.end)) continue
    for (const { start, end, values } of CUES.matchesFrom(cues, words, at)) {
      for (const cue of values)
        (found[cue.type] as { cue: Cue; start: number; end: number }[]).push({ cue, start, end })
    }
  }
  return found
}
