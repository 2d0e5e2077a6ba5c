import type { Connector } from '../../connectors/connector'
import { cutTo } from '../../connectors/cut-to'
import { PREFLIGHT_RULES, type PreflightConfig, type PreflightRule } from '../../connectors/preflight'
import { classify, HIGHLY_SENSITIVE, type SensitiveSubject } from '../../engine'
import type { CurrentOutput } from '../naming/naming'
import type { Finding } from './schema'

/** Platforms reject segments that state as a fact about people what can only be inferred. */
const DEFINITIVE =
  /\b(guaranteed?|confirmed|verified|proven|definitely|certainly|100\s?%|diagnosed|known to be|suffer(s|ing)? from|who (are|have been|is) (diagnosed|pregnant|gay|lesbian|bankrupt|addicted|undocumented))(?!\w)/i

type Checkable = Pick<CurrentOutput, 'topicName' | 'name' | 'description' | 'sensitivity' | 'isChecked'>
type Rules = PreflightConfig

/** The levels that the connection's config sets. */
export const rulesOf = (config: Record<string, unknown>): Rules => (config.preflight ?? {}) as Rules

export function preflight(
  { topicName, name, description, sensitivity, isChecked }: Checkable,
  { limits }: Pick<Connector, 'limits'>,
  rules: Rules,
): Finding[] {
  const { subject, unresolved } = classify(topicName).evidence.sensitivity
  const results: [PreflightRule, string | false][] = [
    ['empty_name', name.trim() === '' && 'The name is empty'],
    ['name_truncated', truncation('name', name, limits.name)],
    ['description_truncated', truncation('description', description, limits.description)],
    ['sensitive_category', sensitivity === 'High' && sensitiveMessage(subject)],
    ['unknown_name', !isChecked && sensitivity !== 'High' && unresolved.length > 0 && unknownMessage(unresolved)],
    ['definitive_wording', definitiveWording(name, description)],
  ]
  const levels = withSubject(rules, subject)
  return results.flatMap(([ruleId, message]) => (message === false ? [] : findingOf(levels, ruleId, message)))
}

const sensitiveMessage = (subject: SensitiveSubject | null): string =>
  subject === null ? "The topic's sensitivity is High" : `The topic's sensitivity is High: ${subject}`

const unknownMessage = (names: readonly string[]): string =>
  `The engine does not know ${names.map((name) => `"${name}"`).join(', ')}: check whether the topic is sensitive`

/** The level that a connection sets for the subject wins over that for all highly sensitive topics. */
function withSubject(rules: Rules, subject: SensitiveSubject | null): Rules {
  const high = HIGHLY_SENSITIVE.find((name) => name === subject)
  const level = high && rules.subjects?.[high]
  return level ? { ...rules, sensitive_category: level } : rules
}

/** A duplicate is refused whatever the rule's level, since a lookup by name could not tell the two apart; `off` only hides it. */
export const duplicateFinding = (rules: Rules): Finding[] =>
  rules.duplicate_name === 'off' ? [] : [{ ruleId: 'duplicate_name', level: 'block', message: DUPLICATE }]

export const DUPLICATE = 'Duplicate name already active on connection'

export const blocking = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ level }) => level === 'block')

function findingOf(rules: Rules, ruleId: PreflightRule, message: string): Finding[] {
  const level = rules[ruleId] ?? PREFLIGHT_RULES[ruleId].level
  return level === 'off' ? [] : [{ ruleId, level, message }]
}

const truncation = (what: string, text: string, limit: number | undefined): string | false =>
  cutTo(text, limit) !== text && `The ${what} has ${text.length} characters, ${limit} are sent`

function definitiveWording(...texts: string[]): string | false {
  const word = texts.map((text) => DEFINITIVE.exec(text)?.[0]).find((match) => match !== undefined)
  return word !== undefined && `"${word}" states as certain what is inferred`
}
