import { allOf, Values, VISIBLE } from '../../catalog/browse/filters'
import { HELD, HELD_COLUMNS, type HeldGlobalTopic } from '../../catalog/rewrite/rewrite'
import type { Db } from '../../db/db'
import { ENGINE_VERSION } from '../../engine'
import type { ReclassifyConfig } from './config'

type Chosen = Pick<ReclassifyConfig, 'force' | 'limit' | 'parentCategoryFilter' | 'retryOf'>

/** The last topic that was taken. */
type Place = { after?: string }

/**
 * How many are outdated the planner must not guess: chunks are taken along the ids, whatever it believes, so that a job reads
 * the catalog once.
 */
function conditions({ parentCategoryFilter, retryOf }: Chosen, versions: readonly Version[], values: Values): string[] {
  const names = versions.map(({ version }) => version)
  return [
    VISIBLE,
    `CASE WHEN g.engine_version = ANY(${values.add(names)}) THEN true ELSE false END`,
    ...(parentCategoryFilter ? [`g.parent_category = ${values.add(parentCategoryFilter)}`] : []),
    ...(retryOf ? [`g.id IN (SELECT item_id FROM job_errors WHERE job_id = ${values.add(retryOf)})`] : []),
  ]
}

export async function countTopics(db: Db, config: Chosen): Promise<number> {
  const versions = await chosenVersions(db, config)
  const isNarrowed = config.parentCategoryFilter !== undefined || config.retryOf !== undefined
  const count = isNarrowed ? await countChosen(db, config, versions) : sumOf(versions)
  return Math.min(count, config.limit ?? Number.POSITIVE_INFINITY)
}

const sumOf = (versions: readonly Version[]): number => versions.reduce((sum, { topics }) => sum + topics, 0)

async function countChosen(db: Db, config: Chosen, versions: readonly Version[]): Promise<number> {
  const values = new Values()
  const [row] = await db.query<{ count: number }>({
    text: `SELECT count(*) FROM global_topics g WHERE ${allOf(conditions(config, versions, values))}`,
    values: values.list,
  })
  return row!.count
}

type Next<T> = { topics: T[]; place: Place }

/** What is known of a topic without reading it: `version` is another where anything has written its row since. */
export type LockedTopic = { id: string; version: string; review_status: string | null }
export type ReadTopic = HeldGlobalTopic & Pick<LockedTopic, 'version'>

/** The next topics behind the place, locked, and where that leads. None: there are no more. */
export async function lockTopics(db: Db, config: Chosen, place: Place, size: number): Promise<Next<LockedTopic>> {
  const topics = await choose<LockedTopic>(db, config, place, size, {
    columns: 'g.id, g.xmin::text AS version, g.review_status',
    lock: 'FOR UPDATE',
  })
  return { topics, place: { after: topics.at(-1)?.id ?? place.after } }
}

/** The topics that will be taken next. */
export async function peekTopics(db: Db, config: Chosen, place: Place, size: number): Promise<ReadTopic[]> {
  const topics = await choose<{ id: string }>(db, config, place, size, { columns: 'g.id', lock: '' })
  return readTopics(
    db,
    topics.map(({ id }) => id),
  )
}

export const readTopics = (db: Db, ids: readonly string[]): Promise<ReadTopic[]> =>
  db.query({
    name: 'read_held_topics',
    text: `SELECT ${HELD_COLUMNS}, g.xmin::text AS version FROM ${HELD} WHERE g.id = ANY($1)`,
    values: [ids],
  })

async function choose<T>(
  db: Db,
  config: Chosen,
  place: Place,
  size: number,
  { columns, lock }: { columns: string; lock: string },
): Promise<T[]> {
  const values = new Values()
  const chosen = conditions(config, await chosenVersions(db, config), values)
  const next = allOf([...chosen, `g.id > ${values.add(place.after ?? '')}`])
  return db.query<T>({
    text: `SELECT ${columns} FROM global_topics g WHERE ${next} ORDER BY g.id LIMIT ${values.add(size)} ${lock}`,
    values: values.list,
  })
}

type Version = { version: string; topics: number }

/** With `force` all versions that topics were filed by, else those older than this engine's. From their ledger. */
async function chosenVersions(db: Db, { force }: Chosen): Promise<Version[]> {
  const versions = await db.query<Version>({
    name: 'engine_versions',
    text: `SELECT engine_version AS version, sum(topics)::bigint AS topics FROM topic_counts WHERE state = 'active'
           GROUP BY 1 HAVING sum(topics) > 0`,
  })
  return force ? versions : versions.filter(({ version }) => isOlder(version, ENGINE_VERSION))
}

/** `2.5` is older than `2.10`; what is no number is older than anything. */
function isOlder(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map(Number))
  for (const [at, part] of b!.entries()) {
    const own = a![at] ?? 0
    if (own !== part) return !(own > part)
  }
  return false
}
