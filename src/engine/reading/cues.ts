import type { Cue, FoundCue, FoundCues } from '../lexicon/cues'
import { GOODS } from '../lexicon/goods'
import { PHRASE_TRAITS } from '../lexicon/phrase'
import type { ParentCategory } from '../taxonomy/vocabulary'
import { formedWords } from './formed-words'
import type { Reading } from './read'
import type { Unit } from './units'

/** Where a "regulator" is a part of something. */
const OF_THINGS: ReadonlySet<ParentCategory> = new Set([...GOODS, 'Energy & Agriculture', 'Gaming'])

const noCues = (): FoundCues => ({
  audience: [],
  department: [],
  segment: [],
  business: [],
  industry: [],
  boughtForWork: [],
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
export function cuesIn(reading: Pick<Reading, 'written' | 'excluded' | 'lexicon' | 'units'>): FoundCues {
  const { written, excluded, units } = reading
  const { matches } = written
  const found = noCues()
  for (let start = 0; start < matches.length; start++) {
    if (isExcluded(excluded, start)) continue
    for (const { end, value } of matches[start]!) {
      for (const cue of value.cues) (found[cue.type] as FoundCue<Cue['type']>[]).push({ cue, start, end })
    }
  }
  if (found.segment.length > 0) found.segment = found.segment.filter((cue) => !units.some((unit) => hides(unit, cue)))
  for (const word of formedWords(reading)) if (!isExcluded(excluded, word.start)) found.sensitivity.push(word)
  return found
}

const isExcluded = (excluded: Reading['excluded'], at: number): boolean =>
  excluded !== null && at >= excluded.start && at < excluded.end

/** "dive regulators", "federal jobs": a word of public bodies in a thing that a list files elsewhere; "telecom regulators" are some. */
const hides = (unit: Unit, { cue: { rule }, start, end }: FoundCue<'segment'>): boolean =>
  rule.subject !== undefined &&
  unit.type === 'content' &&
  unit.start <= start &&
  unit.end >= end &&
  unit.length > end - start &&
  unit.is(PHRASE_TRAITS.sure) &&
  unit.senses.every(
    ({ category, kind }) =>
      category !== rule.subject && (end < unit.end || kind === 'brand' || OF_THINGS.has(category)),
  )
