import { WORDS } from '../compiled/words'
import type { FoundCue } from '../lexicon/cues'
import { CONJUNCTIONS, PREPOSITIONS } from '../lexicon/grammar'
import { isWorker } from './people'
import type { Reading } from './read'

const BEARING: readonly string[] = WORDS.sensitivity.bearing.map((phrase) => ` ${phrase}`)

/** "Nurses with diabetes", "doctors who suffer from anxiety": whatever they work as, they have it themselves. */
export function isTheirOwn({ written, units }: Reading, { cue, start, end }: FoundCue<'sensitivity'>): boolean {
  const { subject } = cue.rule
  if (subject !== 'health' && subject !== 'addiction') return false
  const after = written.canonicals[end]
  if (after !== undefined && !PREPOSITIONS.has(after) && !CONJUNCTIONS.has(after)) return false
  const before = ` ${written.canonicals.slice(0, start).join(' ')}`
  return BEARING.some((phrase) => before.endsWith(phrase)) && units.some((unit) => unit.end < start && isWorker(unit))
}
