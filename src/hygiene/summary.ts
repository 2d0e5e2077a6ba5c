import { countUnfinished } from '../activations/lifecycle/unfinished'
import { countStale } from '../activations/list'
import { outdatedCondition } from '../catalog/topic/outdated'
import type { Ctx } from '../context'
import { int8 } from '../db/rows'
import type { HygieneSummary } from './schema'

const TOPIC_COUNTS = { topics: int8, outdatedTopics: int8, topicsWithoutExternalId: int8 }
const ACTIVATION_COUNTS = { activeActivations: int8, failedActivations: int8 }

/** What needs attention in an organization, or in one workspace of it. */
export async function summarize(ctx: Ctx): Promise<HygieneSummary> {
  const [topics, activations, staleActivations, pendingActivations] = await Promise.all([
    countTopics(ctx),
    countActivations(ctx),
    countStale(ctx),
    countUnfinished(ctx),
  ])
  return { ...topics, ...activations, staleActivations, pendingActivations }
}

async function countTopics({ db, org, workspace }: Ctx) {
  const [row] = await db.query(TOPIC_COUNTS, {
    name: 'hygiene_topics',
    text: `SELECT count(*) AS topics, count(*) FILTER (WHERE ${outdatedCondition('engine_version')}) AS "outdatedTopics",
                  count(*) FILTER (WHERE external_id IS NULL) AS "topicsWithoutExternalId"
           FROM org_topics WHERE org_id = $1 AND visible AND ($2::text IS NULL OR workspace_id = $2)`,
    values: [org.id, workspace],
  })
  return row!
}

async function countActivations({ db, org, workspace }: Ctx) {
  const [row] = await db.query(ACTIVATION_COUNTS, {
    name: 'hygiene_activations',
    // After a merge a topic may have two active ones on a connection; of failures only the newest counts.
    text: `SELECT count(*) FILTER (WHERE status = 'active') AS "activeActivations",
                  count(*) FILTER (WHERE is_newest AND status = 'error' AND dismissed_at IS NULL) AS "failedActivations"
           FROM (SELECT status, dismissed_at, row_number() OVER (PARTITION BY org_topic_id, connection_id
                                                                 ORDER BY created_at DESC, id DESC) = 1 AS is_newest
                 FROM activations WHERE org_id = $1 AND ($2::text IS NULL OR workspace_id = $2)) counted`,
    values: [org.id, workspace],
  })
  return row!
}
