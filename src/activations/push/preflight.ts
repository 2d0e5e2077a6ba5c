import type { Connector } from '../../connectors/connector'
import { cutTo } from '../../connectors/cut-to'
import { PREFLIGHT_RULES, type PreflightLevel, type PreflightRule } from '../../connectors/preflight'
import type { CurrentOutput } from '../naming/naming'
import type { Finding } from './schema'

/** What a platform's reviewers refuse: words that state of people what can only be inferred. */
const DEFINITIVE =
  /\b(guaranteed?|confirmed|verified|proven|definitely|certainly|100\s?%|diagnosed|known to be|suffer(s|ing)? from|who (are|have been|is) (diagnosed|pregnant|gay|lesbian|bankrupt|addicted|undocumented))(?!\w)/i

const SENSITIVE = new Set(['High'])

type Checked = Pick<CurrentOutput, 'name' | 'description' | 'sensitivity'>
type Rules = Partial<Record<PreflightRule, PreflightLevel>>

/** What the connection's config says about each rule. */
export const rulesOf = (config: Record<string, unknown>): Rules => (config.preflight ?? {}) as Rules

/** Looks at what is about to be sent. */
export function preflight(
  { name, description, sensitivity }: Checked,
  { limits }: Pick<Connector, 'limits'>,
  rules: Rules,
): Finding[] {
  const found: [PreflightRule, string | false][] = [
    ['empty_name', name.trim() === '' && 'The name is empty'],
    ['name_truncated', cut('name', name, limits.name)],
    ['description_truncated', cut('description', description, limits.description)],
    ['sensitive_category', SENSITIVE.has(sensitivity) && `The topic's sensitivity is ${sensitivity}`],
    ['definitive_wording', definitive(name, description)],
  ]
  return found.flatMap(([ruleId, message]) => (message === false ? [] : noted(rules, ruleId, message)))
}

/** Refused whatever the rule says, for the platform could not tell the two apart; the rule says whether it is listed. */
export const duplicateFinding = (rules: Rules): Finding[] =>
  rules.duplicate_name === 'off' ? [] : [{ ruleId: 'duplicate_name', level: 'block', message: DUPLICATE }]

export const DUPLICATE = 'Duplicate name already active on connection'

export const blocking = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ level }) => level === 'block')

function noted(rules: Rules, ruleId: PreflightRule, message: string): Finding[] {
  const level = rules[ruleId] ?? PREFLIGHT_RULES[ruleId].level
  return level === 'off' ? [] : [{ ruleId, level, message }]
}

const cut = (what: string, text: string, limit: number | undefined): string | false =>
  cutTo(text, limit) !== text && `The ${what} has ${text.length} characters, ${limit} are sent`

function definitive(...texts: string[]): string | false {
  const word = texts.map((text) => DEFINITIVE.exec(text)?.[0]).find((found) => found !== undefined)
  return word !== undefined && `"${word}" states as certain what is inferred`
}
