import { AUDIENCE_RULES, type AudienceRule } from './audiences'
import { PLACES } from './places'
import type { Rule } from './rule'
import { COMPANY_SUFFIXES, STRUCTURE_WORDS } from './structure'
import { OCCUPATION_WORDS, SENIORITIES } from './titles'

/** A word whose job in a name is known before its meaning is: who the people are, their rank, where they are. */
export type Mark =
  | { type: 'frame'; rule: AudienceRule; order: number }
  | { type: 'rank'; seniority: keyof typeof SENIORITIES }
  | { type: 'occupation' }
  | { type: 'place' }
  | { type: 'structure' }

export const MARK_RULES: readonly Rule<Mark>[] = [
  ...AUDIENCE_RULES.map((rule, order) => ({
    phrases: rule.frame ?? [],
    value: { type: 'frame' as const, rule, order },
  })),
  ...(['executive', 'director', 'manager'] as const).map((seniority) => ({
    phrases: SENIORITIES[seniority],
    value: { type: 'rank' as const, seniority },
  })),
  { phrases: OCCUPATION_WORDS, value: { type: 'occupation' } },
  ...PLACES.map((phrases) => ({ phrases, value: { type: 'place' as const } })),
  ...[STRUCTURE_WORDS, COMPANY_SUFFIXES].map((phrases) => ({ phrases, value: { type: 'structure' as const } })),
]
