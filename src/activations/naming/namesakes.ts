import type { Ctx } from '../../context'
import type { RowOf } from '../../db/rows'
import { activations } from '../../db/tables'

const NAMESAKE = {
  id: activations.id,
  name_hash: activations.name_hash.notNull(),
  platform_segment_id: activations.platform_segment_id.notNull(),
}
type Namesake = RowOf<typeof NAMESAKE>

/**
 * The activations whose segments a search by name may find: those of the connection, and of others to the same address, which
 * may be another way into the same account.
 */
export const namesakesOf = ({ db, org }: Ctx, connectionId: string, hashes: readonly string[]): Promise<Namesake[]> =>
  db.query(NAMESAKE, {
    text: `SELECT a.id, a.name_hash, a.platform_segment_id
           FROM connections own
           JOIN connections c ON c.org_id = own.org_id AND c.platform = own.platform
             AND c.config->>'api_base_url' IS NOT DISTINCT FROM own.config->>'api_base_url'
           JOIN activations a ON a.org_id = c.org_id AND a.connection_id = c.id
           WHERE own.org_id = $1 AND own.id = $2 AND a.name_hash = ANY($3) AND a.platform_segment_id IS NOT NULL`,
    values: [org.id, connectionId, hashes],
  })
