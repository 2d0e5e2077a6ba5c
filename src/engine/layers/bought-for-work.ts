import type { FoundCues } from '../lexicon/cues'
import type { Reading } from '../reading/read'
import type { Vote } from '../scoring/vote'
import type { SegmentType } from '../taxonomy/vocabulary'
import { type Judged, judged } from './judged'

/** "Petri dishes", "Stryker customers": hardly anybody pays for what the name is about but at work. */
export function boughtForWork(
  { boughtForWork: listed }: FoundCues,
  { units }: Reading,
  leading: Vote | null,
): Judged<SegmentType> | null {
  if (listed.length === 0) return null
  const subject = units.find(({ text }) => text === leading?.words)
  const found = listed.find(({ start, end }) => start === subject?.start && end === subject.end)
  return found ? judged(found.cue.segment, RULES[found.cue.segment], subject!.text) : null
}

const RULES = { B2B: 'only businesses pay for it', B2G: 'only public bodies pay for it' } as const
