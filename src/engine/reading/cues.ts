import type { Cue, FoundCue, FoundCues } from '../lexicon/cues'
import { CUES } from '../lexicon/index'
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
  generalMedicine: [],
  children: [],
  demographic: [],
  language: [],
  domain: [],
})

/** Every cue of a name in order, the longest first, also those inside each other, except in what the name excludes. */
export function cuesIn({ written, excluded }: Pick<Reading, 'written' | 'excluded'>): FoundCues {
  const { canonicals } = written
  const found = noCues()
  for (let start = 0; start < canonicals.length; start++) {
    if (excluded !== null && start >= excluded.start && start < excluded.end) continue
    for (const { end, value: cues } of CUES.matchesAt(canonicals, start)) {
      for (const cue of cues) (found[cue.type] as FoundCue<Cue['type']>[]).push({ cue, start, end })
    }
  }
  return found
}
