import { z } from 'zod'
import { HIGHLY_SENSITIVE } from '../engine'
import { storableStart } from '../storable'
import { field } from './form'
import { choice } from './settings'

const LEVELS = ['block', 'warn', 'off'] as const
export type PreflightLevel = (typeof LEVELS)[number]

/** What is checked before a segment is sent, and what a finding does where the connection does not say. */
export const PREFLIGHT_RULES = {
  empty_name: { title: 'The name is empty', level: 'warn' },
  name_truncated: { title: 'The name is longer than the platform allows', level: 'warn' },
  description_truncated: { title: 'The description is longer than the platform allows', level: 'warn' },
  sensitive_category: { title: 'The topic is highly sensitive', level: 'warn' },
  unknown_name: { title: 'The topic has a name that nobody has checked', level: 'warn' },
  definitive_wording: { title: 'The wording states as certain what is inferred', level: 'warn' },
  duplicate_name: { title: 'Another segment on this connection has the same name', level: 'block' },
} as const satisfies Record<string, { title: string; level: PreflightLevel }>
export type PreflightRule = keyof typeof PREFLIGHT_RULES
export const PREFLIGHT_KEYS = Object.keys(PREFLIGHT_RULES) as PreflightRule[]

const LABELS = { block: 'Block: don’t push it', warn: 'Warn: push it anyway', off: 'Off: don’t check' }

const levels = Object.fromEntries(
  Object.entries(PREFLIGHT_RULES).map(([rule, { title, level }]) => [
    rule,
    field(choice(`config.preflight.${rule}`, LEVELS), { label: title, default: level, labels: LABELS }),
  ]),
)

/** The subjects that make a topic highly sensitive; a platform's policy may treat each differently. */
const subjects = z.partialRecord(z.enum(HIGHLY_SENSITIVE), choice('config.preflight.subjects', LEVELS), {
  error: `config.preflight.subjects must be an object of ${HIGHLY_SENSITIVE.join(', ')}`,
})

/** What a finding of each rule does to the push of its segment. */
const preflightSettings = {
  ...levels,
  subjects: field(subjects, {
    label: 'Highly sensitive topics, by subject',
    help: `Where a subject has a level of its own: ${HIGHLY_SENSITIVE.join(', ')}.`,
    labels: LABELS,
  }),
}
export type PreflightConfig = Partial<Record<PreflightRule, PreflightLevel>> & { subjects?: z.output<typeof subjects> }

export const preflightConfig = z.strictObject(preflightSettings, {
  error: (issue) =>
    issue.code === 'unrecognized_keys'
      ? `config.preflight.${storableStart(issue.keys[0] ?? '', 100)} is no rule; rules are ${PREFLIGHT_KEYS.join(', ')}`
      : 'config.preflight must be an object of rules',
}) as z.ZodType<PreflightConfig>
