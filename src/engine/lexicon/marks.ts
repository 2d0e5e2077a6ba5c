import type { ParentCategory } from '../taxonomy/vocabulary'
import type { AudienceRule } from './audiences'
import type { SensitivityRule } from './sensitivity'
import type { SEGMENT_RULES, SENIORITIES } from './titles'

/** A word whose job in a name is known before its meaning is: who the people are, their rank, where they are. */
export type Mark =
  | { type: 'frame'; rule: AudienceRule; order: number }
  | { type: 'rank'; seniority: keyof typeof SENIORITIES }
  | { type: 'occupation' }
  | { type: 'place' }
  | { type: 'structure' }

/** What a word says beside its topic. Cues may overlap each other and the topic. */
export type Cue =
  /** `framing`: only where a name begins or ends with it. */
  | { type: 'audience'; rule: AudienceRule; order: number; framing: boolean }
  | { type: 'department'; category: ParentCategory; weak: boolean }
  | { type: 'segment'; rule: (typeof SEGMENT_RULES)[number]; order: number }
  | { type: 'business' }
  | { type: 'industry' }
  | { type: 'sensitivity'; rule: SensitivityRule }
  | { type: 'unless'; rule: SensitivityRule }
  | { type: 'children' }
  | { type: 'demographic' }
  | { type: 'language'; frame: boolean }
  | { type: 'domain'; category: ParentCategory; whole: boolean }

export type FoundCue<T extends Cue['type']> = { cue: Extract<Cue, { type: T }>; start: number; end: number }

/** The cues of a name by their type. */
export type FoundCues = { [T in Cue['type']]: FoundCue<T>[] }
