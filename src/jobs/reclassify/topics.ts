import { allOf, Values, VISIBLE } from '../../catalog/browse/filters'
import { REWRITABLE_COLUMNS, REWRITABLE_TOPIC, REWRITABLE_TOPICS } from '../../catalog/rewrite/rewrite-topics'
import { isOutdated } from '../../catalog/topic/outdated'
import type { Db } from '../../db/db'
import { totalsBy } from '../../db/ledger'
import { int8, type Row, type RowOf, text } from '../../db/rows'
import { global_topics, topic_counts } from '../../db/tables'
import type { ReclassifyConfig } from './config'

type Selection = Pick<ReclassifyConfig, 'force' | 'limit' | 'parentCategoryFilter' | 'retryOf'>

/** The id of the last topic that was processed. */
type Position = { after?: string }

/**
 * The CASE hides from the planner how many topics are outdated. Whatever it estimates, chunks are read in the order of the
 * ids, so that a job reads the catalog once.
 */
function conditions(
  { parentCategoryFilter, retryOf }: Selection,
  versions: readonly Version[],
  values: Values,
): string[] {
  const names = versions.map(({ engine_version }) => engine_version)
  return [
    VISIBLE,
    `CASE WHEN g.engine_version = ANY(${values.add(names)}) THEN true ELSE false END`,
    ...(parentCategoryFilter ? [`g.parent_category = ${values.add(parentCategoryFilter)}`] : []),
    ...(retryOf ? [`g.id IN (SELECT item_id FROM job_errors WHERE job_id = ${values.add(retryOf)})`] : []),
  ]
}

export async function countTopics(db: Db, config: Selection): Promise<number> {
  const versions = await selectedVersions(db, config)
  const isNarrowed = config.parentCategoryFilter !== undefined || config.retryOf !== undefined
  const count = isNarrowed ? await countSelected(db, config, versions) : sumOf(versions)
  return Math.min(count, config.limit ?? Number.POSITIVE_INFINITY)
}

const sumOf = (versions: readonly Version[]): number => versions.reduce((sum, { topics }) => sum + topics, 0)

async function countSelected(db: Db, config: Selection, versions: readonly Version[]): Promise<number> {
  const values = new Values()
  const [row] = await db.query(
    { count: int8 },
    {
      text: `SELECT count(*) FROM global_topics g WHERE ${allOf(conditions(config, versions, values))}`,
      values: values.list,
    },
  )
  return row!.count
}

type NextTopics<T> = { topics: T[]; position: Position }

/** `version` changes with every write to the row, so it shows whether a topic that was read before is still current. */
const LOCKED_TOPIC = { id: global_topics.id, version: text, review_status: global_topics.review_status }
export type LockedTopic = RowOf<typeof LOCKED_TOPIC>
const READ_TOPIC = { ...REWRITABLE_TOPIC, version: text }
export type ReadTopic = RowOf<typeof READ_TOPIC>

/** The next topics after the position, locked, and the position after them. No topics: there are no more. */
export async function lockTopics(
  db: Db,
  config: Selection,
  position: Position,
  size: number,
): Promise<NextTopics<LockedTopic>> {
  const topics = await selectTopics(db, config, position, size, {
    row: LOCKED_TOPIC,
    columns: 'g.id, g.xmin::text AS version, g.review_status',
    lock: 'FOR UPDATE',
  })
  return { topics, position: { after: topics.at(-1)?.id ?? position.after } }
}

/** The topics that the next chunk will lock. */
export async function peekTopics(db: Db, config: Selection, position: Position, size: number): Promise<ReadTopic[]> {
  const topics = await selectTopics(db, config, position, size, {
    row: { id: global_topics.id },
    columns: 'g.id',
    lock: '',
  })
  return readTopics(
    db,
    topics.map(({ id }) => id),
  )
}

const ESTIMATED_TOPIC = {
  id: global_topics.id,
  topic_name: global_topics.topic_name,
  review_status: global_topics.review_status,
}

/** The next topics after the position, without a lock. */
export const listTopics = (db: Db, config: Selection, position: Position, size: number) =>
  selectTopics(db, config, position, size, {
    row: ESTIMATED_TOPIC,
    columns: 'g.id, g.topic_name, g.review_status',
    lock: '',
  })

export const readTopics = (db: Db, ids: readonly string[]): Promise<ReadTopic[]> =>
  db.query(READ_TOPIC, {
    name: 'read_held_topics',
    text: `SELECT ${REWRITABLE_COLUMNS}, g.xmin::text AS version FROM ${REWRITABLE_TOPICS} WHERE g.id = ANY($1)`,
    values: [ids],
  })

async function selectTopics<R extends Row>(
  db: Db,
  config: Selection,
  position: Position,
  size: number,
  { row, columns, lock }: { row: R; columns: string; lock: string },
): Promise<RowOf<R>[]> {
  const values = new Values()
  const selected = conditions(config, await selectedVersions(db, config), values)
  const next = allOf([...selected, `g.id > ${values.add(position.after ?? '')}`])
  return db.query(row, {
    text: `SELECT ${columns} FROM global_topics g WHERE ${next} ORDER BY g.id LIMIT ${values.add(size)} ${lock}`,
    values: values.list,
  })
}

const VERSION = { engine_version: topic_counts.engine_version, topics: int8 }
type Version = RowOf<typeof VERSION>

/** The engine versions of topics, from their ledger: with `force` all of them, otherwise those older than this engine's. */
async function selectedVersions(db: Db, { force }: Selection): Promise<Version[]> {
  const versions = await db.query(VERSION, {
    name: 'engine_versions',
    text: totalsBy('topic_counts', 'engine_version', ["state = 'active'"]),
  })
  return force ? versions : versions.filter(({ engine_version }) => isOutdated(engine_version))
}
