import type { Db } from '../../db/db'
import { mapWithPauses } from '../../pauses'
import { STORED_COLUMNS, type StoredTopic } from '../match/match'
import { settleIdentities } from '../rewrite/identity'
import { moveCounts } from './counts'
import { derivedOf } from './record'

export type HeldState = StoredTopic & { archived_at: Date | null; merged_into: string | null }

export const isVisible = ({ archived_at, merged_into }: Pick<HeldState, 'archived_at' | 'merged_into'>): boolean =>
  archived_at === null && merged_into === null

/**
 * Topics in whatever state, locked until the transaction ends. Whoever links to one of them has done so before, and the
 * statements that follow see it; whoever wants to waits.
 */
export const holdForChange = (db: Db, ids: readonly string[]): Promise<HeldState[]> =>
  db.query<HeldState>({
    name: 'hold_for_change',
    text: `SELECT ${STORED_COLUMNS}, g.archived_at, g.merged_into FROM global_topics g
           WHERE g.id = ANY($1) ORDER BY g.id FOR UPDATE`,
    values: [ids],
  })

/** What follows when visible topics were archived or merged: they leave the counts and every library. */
export async function hideTopics(db: Db, topics: readonly HeldState[]): Promise<void> {
  await moveCounts(db, topics, [])
  await showLinks(db, topics, false)
}

/** What follows when they are back: they are counted, and those that may take their identity again where that is free. */
export async function showTopics(
  db: Db,
  topics: readonly HeldState[],
  mayClaim: (topic: HeldState) => boolean = () => true,
): Promise<void> {
  const claimants = await mapWithPauses(topics.filter(mayClaim), (topic) => ({
    id: topic.id,
    held: null,
    wanted: derivedOf(topic).identity,
  }))
  const identities = await settleIdentities(db, claimants)
  await db.execute({
    text: `UPDATE global_topics g SET identity = given.identity
           FROM unnest($1::text[], $2::bytea[]) AS given (id, identity) WHERE g.id = given.id`,
    values: [[...identities.keys()], [...identities.values()]],
  })
  await moveCounts(db, [], topics)
  await showLinks(db, topics, true)
}

const showLinks = (db: Db, topics: readonly HeldState[], visible: boolean) =>
  db.execute({
    text: 'UPDATE org_topics SET visible = $2 WHERE topic_id = ANY($1) AND visible <> $2',
    values: [topics.map(({ id }) => id), visible],
  })
