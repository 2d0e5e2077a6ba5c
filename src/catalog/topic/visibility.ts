import type { Db } from '../../db/db'
import { mapWithPauses } from '../../pauses'
import { STORED_COLUMNS, type StoredTopic } from '../match/match'
import { settleIdentities } from '../rewrite/identity'
import { derivedOf } from './record'

export type LockedTopicState = StoredTopic & { archived_at: Date | null; merged_into: string | null }

export const isVisible = ({
  archived_at,
  merged_into,
}: Pick<LockedTopicState, 'archived_at' | 'merged_into'>): boolean => archived_at === null && merged_into === null

/**
 * Topics in any state, locked until the transaction ends. Later statements see every link that was made before; new links
 * have to wait.
 */
export const lockGlobalTopics = (db: Db, ids: readonly string[]): Promise<LockedTopicState[]> =>
  db.query<LockedTopicState>({
    name: 'hold_for_change',
    text: `SELECT ${STORED_COLUMNS}, g.archived_at, g.merged_into FROM global_topics g
           WHERE g.id = ANY($1) ORDER BY g.id FOR UPDATE`,
    values: [ids],
  })

/** Takes topics that were archived out of every library. */
export const hideTopics = (db: Db, topics: readonly LockedTopicState[]): Promise<number> => showLinks(db, topics, false)

/** Puts topics that are visible again back into the libraries; those that may claim their identity get it where it is free. */
export async function showTopics(
  db: Db,
  topics: readonly LockedTopicState[],
  mayClaim: (topic: LockedTopicState) => boolean = () => true,
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

const showLinks = (db: Db, topics: readonly LockedTopicState[], visible: boolean) =>
  db.execute({
    text: 'UPDATE org_topics SET visible = $2 WHERE topic_id = ANY($1) AND visible <> $2',
    values: [topics.map(({ id }) => id), visible],
  })
