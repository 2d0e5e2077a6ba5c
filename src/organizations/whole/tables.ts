import { columnsOf, type Row } from '../../db/rows'
import * as tables from '../../db/tables'

/** Columns that let somebody in or open something, sealed and hashed ones too. */
const SECRETS: ReadonlySet<string> = new Set([
  'connections.credentials',
  'connections.credentials_key',
  'alert_settings.secret',
  'alert_settings.secret_key',
  'api_keys.secret_hash',
  'sdk_keys.secret_hash',
  'oauth_grants.code_hash',
  'oauth_grants.code_challenge',
  // The secret part of the link.
  'invitations.id',
])

/** A table, and the SELECT of one organization's rows in it, `$1`. */
type Source = { table: string; select: string }

const allTables = Object.entries(tables) as [string, Row][]
const isOwned = ([, row]: [string, Row]): boolean => 'org_id' in row

/** Every table with a column `org_id`, so that a new one is neither left out of an export nor of the counts. */
export const OWNED_TABLES: readonly string[] = allTables.filter(isOwned).map(([table]) => table)

function exported(table: string, row: Row): string {
  const columns = Object.fromEntries(Object.entries(row).filter(([column]) => !SECRETS.has(`${table}.${column}`)))
  return columnsOf(columns, 't')
}

/** What belongs to an organization: also its people, and the topics of the catalog that its library links to. */
export const EXPORTED: readonly Source[] = [
  {
    table: 'organizations',
    select: `SELECT ${exported('organizations', tables.organizations)} FROM organizations t WHERE t.id = $1`,
  },
  {
    table: 'members',
    select: `SELECT ${exported('members', tables.members)}, u.name, u.email
             FROM members t JOIN users u ON u.id = t.user_id WHERE t.organization_id = $1`,
  },
  {
    table: 'invitations',
    select: `SELECT ${exported('invitations', tables.invitations)} FROM invitations t WHERE t.organization_id = $1`,
  },
  ...allTables.filter(isOwned).map(([table, row]) => ({
    table,
    select: `SELECT ${exported(table, row)} FROM ${table} t WHERE t.org_id = $1`,
  })),
  {
    table: 'job_errors',
    select: `SELECT ${exported('job_errors', tables.job_errors)}
             FROM job_errors t JOIN jobs j ON j.id = t.job_id WHERE j.org_id = $1`,
  },
  {
    table: 'global_topics',
    select: `SELECT ${exported('global_topics', tables.global_topics)}
             FROM global_topics t JOIN org_topics o ON o.topic_id = t.id WHERE o.org_id = $1`,
  },
]
