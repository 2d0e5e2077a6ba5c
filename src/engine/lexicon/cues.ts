import type { ExcusingHead, WordPair } from '../taxonomy/source'
import type { ParentCategory } from '../taxonomy/vocabulary'
import { AUDIENCE_RULES, type AudienceRule } from './audiences'
import { DEMOGRAPHIC_FRAMES, LANGUAGE_FRAMES, LANGUAGES } from './demographics'
import { DOMAINS } from './domains'
import type { Rule } from './rule'
import {
  ADVOCACY,
  BINDING_HEADS,
  CHILDREN_WORDS,
  CONCERNED,
  GENERAL_MEDICINE,
  HEADS,
  type SensitivityRule,
  SUBJECTS,
  WANTING,
} from './sensitivity'
import { BOUGHT_FOR_WORK, BUSINESS_WORDS, DEPARTMENTS, INDUSTRY_ENDINGS, SEGMENT_PHRASES } from './titles'

/** What a word says beside its topic. Cues may overlap each other and the topic. */
export type Cue =
  /** `framing`: only where a name begins or ends with it. */
  | { type: 'audience'; rule: AudienceRule; order: number; framing: boolean }
  | { type: 'department'; category: ParentCategory; weak: boolean }
  | { type: 'segment'; rule: (typeof SEGMENT_PHRASES)[number]; order: number }
  | { type: 'business' }
  | { type: 'industry' }
  | { type: 'boughtForWork'; segment: keyof typeof BOUGHT_FOR_WORK }
  /** `kind`: by which list of the subject. `pair`: of the pairs, by which. */
  | {
      type: 'sensitivity'
      rule: SensitivityRule
      kind: 'word' | 'name' | 'ambiguous' | 'beside' | 'ending' | 'numbered' | 'pair'
      pair?: WordPair
    }
  /** A phrase in which a word of the subject means something else; a word that makes one beside it mean the subject. */
  | { type: 'otherwise'; rule: SensitivityRule }
  | { type: 'company'; rule: SensitivityRule; pair?: WordPair }
  /** It may excuse a sensitive word; it never does; it speaks for a people or a cause. */
  | { type: 'head'; head: ExcusingHead }
  | { type: 'binding' }
  | { type: 'advocacy' }
  /** `wants`: they are concerned by what comes after it. */
  | { type: 'concerned'; wants: boolean }
  | { type: 'generalMedicine' }
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
  ...SEGMENT_PHRASES.map((segment, order) => rule(segment.words, { type: 'segment', rule: segment, order })),
  rule(BUSINESS_WORDS, { type: 'business' }),
  rule(INDUSTRY_ENDINGS, { type: 'industry' }),
  rule(BOUGHT_FOR_WORK.B2B, { type: 'boughtForWork', segment: 'B2B' }),
  rule(BOUGHT_FOR_WORK.B2G, { type: 'boughtForWork', segment: 'B2G' }),
  ...SUBJECTS.flatMap((subject) => [
    rule(subject.words, { type: 'sensitivity', rule: subject, kind: 'word' }),
    rule(subject.names, { type: 'sensitivity', rule: subject, kind: 'name' }),
    rule(subject.ambiguous, { type: 'sensitivity', rule: subject, kind: 'ambiguous' }),
    rule(subject.beside, { type: 'sensitivity', rule: subject, kind: 'beside' }),
    rule(subject.endings, { type: 'sensitivity', rule: subject, kind: 'ending' }),
    rule(subject.numbered, { type: 'sensitivity', rule: subject, kind: 'numbered' }),
    rule(subject.with, { type: 'company', rule: subject }),
    ...(subject.pairs ?? []).flatMap((pair) => [
      rule(pair.words, { type: 'sensitivity', rule: subject, kind: 'pair', pair }),
      rule(pair.with, { type: 'company', rule: subject, pair }),
    ]),
    rule(subject.otherwise, { type: 'otherwise', rule: subject }),
  ]),
  ...HEADS.map(({ head, words }) => rule(words, { type: 'head', head })),
  rule(BINDING_HEADS, { type: 'binding' }),
  rule(ADVOCACY, { type: 'advocacy' }),
  rule(CONCERNED, { type: 'concerned', wants: false }),
  rule(WANTING, { type: 'concerned', wants: true }),
  rule(GENERAL_MEDICINE, { type: 'generalMedicine' }),
  rule(CHILDREN_WORDS, { type: 'children' }),
  rule(DEMOGRAPHIC_FRAMES, { type: 'demographic' }),
  rule(LANGUAGE_FRAMES, { type: 'language', frame: true }),
  rule(LANGUAGES, { type: 'language', frame: false }),
  ...DOMAINS.map(({ category, words, decidesAlways = false }) =>
    rule(words, { type: 'domain', category, whole: decidesAlways }),
  ),
]
