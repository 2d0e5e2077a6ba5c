import { createHash } from 'node:crypto'
import type { ConnectionRow } from '../../connections/schema'
import { cutTo } from '../../connectors/cut-to'
import { connectorOf } from '../../connectors/registry'
import type { Ctx } from '../../context'
import { activations } from '../../db/tables'
import { blocking, preflight, rulesOf } from '../push/preflight'
import type { Finding } from '../push/schema'
import type { CurrentOutput, Naming } from './naming'

/** `refusal`: why the topic must not be sent. */
type Check = { findings: Finding[] } & ({ output: CurrentOutput; refusal: null } | { refusal: string })

/** Whether a topic's current output may be sent, apart from whether its name is already in use. */
export function checkOutput(
  { connectors }: Ctx,
  output: CurrentOutput | undefined,
  { platform, config }: Pick<ConnectionRow, 'platform' | 'config'>,
  { template, stored, templateKey }: Naming,
): Check {
  if (!output) return { findings: [], refusal: 'Topic is no longer in the library' }
  if (!stored && !template) return { findings: [], refusal: `Output template ${templateKey} not found` }
  const findings = preflight(output, connectorOf(connectors, platform), rulesOf(config))
  const block = blocking(findings)
  return block
    ? { findings, refusal: `Blocked by ${block.ruleId}: ${block.message}` }
    : { findings, output, refusal: null }
}

export const sentName = ({ connectors }: Ctx, { platform }: Pick<ConnectionRow, 'platform'>, name: string): string =>
  cutTo(name, connectorOf(connectors, platform).limits.name)

/** The same hash as the database's generated column `name_hash`. */
export const nameHash = (name: string): string => createHash('md5').update(name).digest('hex')

/** SQL condition on an activation: no other segment of the connection may have its name. */
export const OCCUPIES_NAME = `(status IN ('pending', 'active') OR outcome_unknown)`

/** Which of the hashes belong to names that the connection's segments already have. */
export async function hashesInUse(
  { db, org }: Ctx,
  connectionId: string,
  hashes: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query(
    { name_hash: activations.name_hash.notNull() },
    {
      text: `SELECT name_hash FROM activations
             WHERE org_id = $1 AND connection_id = $2 AND name_hash = ANY($3) AND ${OCCUPIES_NAME}`,
      values: [org.id, connectionId, hashes],
    },
  )
  return new Set(rows.map(({ name_hash }) => name_hash))
}
