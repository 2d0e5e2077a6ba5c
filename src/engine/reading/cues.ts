import type { Cue, FoundCue, FoundCues } from '../lexicon/cues'
import type { Reading } from './read'

const noCues = (): FoundCues => ({
  audience: [],
  department: [],
  segment: [],
  business: [],
  industry: [],
  sensitivity: [],
  otherwise: [],
  company: [],
  head: [],
  binding: [],
  advocacy: [],
  concerned: [],
  generalMedicine: [],
  children: [],
  demographic: [],
  language: [],
  domain: [],
})

/** Every cue of a name in order, the longest first, also those inside each other, except in what the name excludes. */
export function cuesIn({ written, excluded }: Pick<Reading, 'written' | 'excluded'>): FoundCues {
  const { matches } = written
  const found = noCues()
  for (let start = 0; start < matches.length; start++) {
    if (excluded !== null && start >= excluded.start && start < excluded.end) continue
    for (const { end, value } of matches[start]!) {
      for (const cue of value.cues) (found[cue.type] as FoundCue<Cue['type']>[]).push({ cue, start, end })
    }
  }
  return found
}
