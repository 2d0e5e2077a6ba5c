import type { ParentCategory } from '../taxonomy/vocabulary'
import { AUDIENCE_RULES, type AudienceRule } from './audiences'
import { DEMOGRAPHIC_FRAMES, LANGUAGE_FRAMES, LANGUAGES } from './demographics'
import { DOMAINS } from './domains'
import type { Rule } from './rule-table'
import { CHILDREN_WORDS, SENSITIVITY_RULES, type SensitivityRule } from './sensitivity'
import { BUSINESS_WORDS, DEPARTMENTS, INDUSTRY_ENDINGS, SEGMENT_RULES } from './titles'

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

const isWeak = (entry: string): boolean => entry.startsWith('~')
const isSure = (entry: string): boolean => !isWeak(entry)

const rule = (phrases: readonly string[] | undefined, value: Cue): Rule<Cue> => ({ phrases: phrases ?? [], value })

export const CUE_RULES: readonly Rule<Cue>[] = [
  ...AUDIENCE_RULES.flatMap((audience, order) => [
    rule(audience.topical, { type: 'audience', rule: audience, order, framing: false }),
    rule(audience.frame, { type: 'audience', rule: audience, order, framing: true }),
  ]),
  ...DEPARTMENTS.flatMap(({ category, words }) => [
    rule(words.filter(isSure), { type: 'department', category, weak: false }),
    rule(words.filter(isWeak), { type: 'department', category, weak: true }),
  ]),
  ...SEGMENT_RULES.map((segment, order) => rule(segment.words, { type: 'segment', rule: segment, order })),
  rule(BUSINESS_WORDS, { type: 'business' }),
  rule(INDUSTRY_ENDINGS, { type: 'industry' }),
  ...SENSITIVITY_RULES.flatMap((sensitivity) => [
    rule(sensitivity.words, { type: 'sensitivity', rule: sensitivity }),
    rule(sensitivity.unless, { type: 'unless', rule: sensitivity }),
  ]),
  rule(CHILDREN_WORDS, { type: 'children' }),
  rule(DEMOGRAPHIC_FRAMES, { type: 'demographic' }),
  rule(LANGUAGE_FRAMES, { type: 'language', frame: true }),
  rule(LANGUAGES, { type: 'language', frame: false }),
  ...DOMAINS.map(({ category, words, decidesAlways = false }) =>
    rule(words, { type: 'domain', category, whole: decidesAlways }),
  ),
]
