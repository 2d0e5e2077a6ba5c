import type { Cue, FoundCue, FoundCues } from '../lexicon/cues'
import { formedWords } from './formed-words'
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
export function cuesIn(reading: Pick<Reading, 'written' | 'excluded' | 'lexicon'>): FoundCues {
  const { written, excluded } = reading
  const { matches } = written
  const found = noCues()
  for (let start = 0; start < matches.length; start++) {
    if (isExcluded(excluded, start)) continue
    for (const { end, value } of matches[start]!) {
      for (const cue of value.cues) (found[cue.type] as FoundCue<Cue['type']>[]).push({ cue, start, end })
    }
  }
  for (const word of formedWords(reading)) if (!isExcluded(excluded, word.start)) found.sensitivity.push(word)
  return found
}

const isExcluded = (excluded: Reading['excluded'], at: number): boolean =>
  excluded !== null && at >= excluded.start && at < excluded.end
