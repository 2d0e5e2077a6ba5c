import { AUDIT_ACTIONS } from '../api/values'
import type { AuditEntry } from './entry'

const AREA_LABELS = {
  sign_in: 'Sign-ins',
  session: 'Sessions',
  password: 'Passwords',
  two_factor: 'Two-factor sign-in',
  user: 'Users',
  organization: 'Organization',
  member: 'Members',
  invitation: 'Invitations',
  key: 'Keys',
  app: 'Apps',
  workspace: 'Workspaces',
  connection: 'Connections',
  schedule: 'Schedules',
  topics: 'Topics',
  catalog: 'Catalog',
  correction: 'Corrections',
  template: 'Templates',
  alert: 'Alerts',
  signal: 'Signals',
  job: 'Jobs',
  audit: 'Audit log',
}
export type Area = keyof typeof AREA_LABELS
export const AREAS = Object.keys(AREA_LABELS) as Area[]

/** Only operators do these. */
const OPERATORS_AREAS: readonly Area[] = ['catalog', 'template']

export const areasOf = (isOperator: boolean) =>
  AREAS.filter((area) => isOperator || !OPERATORS_AREAS.includes(area)).map((value) => ({
    value,
    label: AREA_LABELS[value],
  }))

export function actorOf({ actor }: AuditEntry): string {
  if (actor.kind === 'system') return 'Taxon'
  if (actor.kind === 'anonymous') return 'Somebody'
  const name = actor.name || actor.email || actor.id || ''
  if (actor.id?.startsWith('app_')) return `App “${name}”`
  if (actor.kind === 'key') return `Key “${name}”`
  return actor.kind === 'agent' ? `Agent of ${name}` : name
}

export const wordsOf = ({ action }: AuditEntry): string => AUDIT_ACTIONS[action]

/** The details, each as “role: viewer”. */
export function detailsOf({ details }: AuditEntry): string[] {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${wordOf(name)}: ${textOf(value)}`)
}

const wordOf = (name: string) =>
  name.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`)

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
