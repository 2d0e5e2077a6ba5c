import type { Ctx } from '../../context'
import { bool, type RowOf, textArray } from '../../db/rows'
import { push_runs } from '../../db/tables'
import { Values } from '../../db/values'
import { isSelected } from './create-run'

const OPEN_RUN = {
  id: push_runs.id,
  /** It is to send nothing else. */
  is_covered: bool,
  /** The ids of these topics that it has sent or is to send, in the library and in the catalog. */
  topic_ids: textArray,
}
type OpenRun = RowOf<typeof OPEN_RUN>

/** The connection's runs that are still to send some of these topics, the oldest first. */
export function openRuns(ctx: Ctx, connectionId: string, topicIds: string[]): Promise<OpenRun[]> {
  const values = new Values()
  const condition = isSelected(ctx, { topicIds }, values)
  const org = values.add(ctx.org.id)
  const connection = values.add(connectionId)
  return ctx.db.query(OPEN_RUN, {
    text: `WITH selected AS MATERIALIZED (
             SELECT o.id, o.topic_id FROM org_topics o WHERE ${condition}
           )
           SELECT r.id, NOT EXISTS (
             SELECT FROM activations a WHERE a.org_id = ${org} AND a.run_id = r.id AND a.status = 'pending'
               AND a.org_topic_id NOT IN (SELECT id FROM selected)) AS is_covered,
                  ARRAY(
             SELECT unnest(ARRAY[selected.id, selected.topic_id]) FROM selected JOIN activations a
               ON a.org_id = ${org} AND a.run_id = r.id AND a.org_topic_id = selected.id) AS topic_ids
           FROM push_runs r
           WHERE r.org_id = ${org} AND r.status = 'running' AND r.id IN (
             SELECT a.run_id FROM activations a JOIN selected ON a.org_topic_id = selected.id
             WHERE a.org_id = ${org} AND a.connection_id = ${connection} AND a.status = 'pending')
           ORDER BY r.created_at, r.id`,
    values: values.list,
  })
}
