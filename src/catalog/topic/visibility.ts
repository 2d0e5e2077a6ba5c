import type { Db } from '../../db/db'
import type { RowOf } from '../../db/rows'
import { global_topics } from '../../db/tables'
import { mapWithPauses } from '../../pauses'
import { settleIdentities } from '../rewrite/identity'
import { lockLinksOf } from './lock-links'
import { derivedOf } from './record'
import { STORED_COLUMNS, STORED_TOPIC } from './stored-topic'

const TOPIC_STATE = {
  ...STORED_TOPIC,
  archived_at: global_topics.archived_at,
  merged_into: global_topics.merged_into,
}
export type TopicState = RowOf<typeof TOPIC_STATE>

export const isVisible = ({ archived_at, merged_into }: Pick<TopicState, 'archived_at' | 'merged_into'>): boolean =>
  archived_at === null && merged_into === null

/**
 * Topics in any state, locked until the transaction ends. Later statements see every link that was made before; new links
 * have to wait.
 */
export const lockGlobalTopics = (db: Db, ids: readonly string[]): Promise<TopicState[]> =>
  db.query(TOPIC_STATE, {
    name: 'hold_for_change',
    text: `SELECT ${STORED_COLUMNS}, g.archived_at, g.merged_into FROM global_topics g
           WHERE g.id = ANY($1) ORDER BY g.id FOR UPDATE`,
    values: [ids],
  })

/** Takes topics that were archived out of every library. */
export const hideTopics = (db: Db, topics: readonly TopicState[]): Promise<number> => showLinks(db, topics, false)

/** Puts topics that are visible again back into the libraries; those that may claim their identity get it where it is free. */
export async function showTopics(
  db: Db,
  topics: readonly TopicState[],
  mayClaim: (topic: TopicState) => boolean = () => true,
): Promise<void> {
  const claimants = await mapWithPauses(topics.filter(mayClaim), (topic) => ({
    id: topic.id,
    current: null,
    next: derivedOf(topic).identity,
  }))
  const identities = await settleIdentities(db, claimants)
  await db.execute({
    text: `UPDATE global_topics g SET identity = input.identity
           FROM unnest($1::text[], $2::bytea[]) AS input (id, identity) WHERE g.id = input.id`,
    values: [[...identities.keys()], [...identities.values()]],
  })
  await showLinks(db, topics, true)
}

async function showLinks(db: Db, topics: readonly TopicState[], visible: boolean): Promise<number> {
  const ids = topics.map(({ id }) => id)
  await lockLinksOf(db, ids)
  return db.execute({
    text: 'UPDATE org_topics SET visible = $2 WHERE topic_id = ANY($1) AND visible <> $2',
    values: [ids, visible],
  })
}
