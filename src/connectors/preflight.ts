import { z } from 'zod'
import { choice } from './settings'

/** What is looked at before a segment is sent. */
export const PREFLIGHT_RULES = [
  'empty_name',
  'name_truncated',
  'description_truncated',
  'sensitive_category',
  'definitive_wording',
  'duplicate_name',
] as const
export type PreflightRule = (typeof PREFLIGHT_RULES)[number]

const LEVELS = ['block', 'warn', 'off'] as const
export type PreflightLevel = (typeof LEVELS)[number]

const levels = Object.fromEntries(
  PREFLIGHT_RULES.map((rule) => [rule, choice(`config.preflight.${rule}`, LEVELS).optional()]),
)

/** What a finding of each rule does to the push of its segment; warn where nothing is said. */
export const preflightConfig = z.strictObject(levels, {
  error: (issue) =>
    issue.code === 'unrecognized_keys'
      ? `config.preflight.${issue.keys[0]?.slice(0, 100)} is no rule; rules are ${PREFLIGHT_RULES.join(', ')}`
      : 'config.preflight must be an object of rules',
}) as z.ZodType<Partial<Record<PreflightRule, PreflightLevel>>>
