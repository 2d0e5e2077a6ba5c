import { HELD, HELD_COLUMNS, type HeldGlobalTopic } from '../catalog/reclassify'
import type { Db } from '../db/db'
import { ENGINE_VERSION } from '../engine'
import type { ReclassifyConfig } from './reclassify-config'

type Chosen = Pick<ReclassifyConfig, 'force' | 'limit' | 'parentCategoryFilter' | 'retryOf'>

/** The last topic that was taken. */
type Place = { after?: string }

const CHOSEN = `g.archived_at IS NULL AND g.merged_into IS NULL AND g.engine_version = ANY($1)
  AND ($2::text IS NULL OR g.parent_category = $2)
  AND ($3::text IS NULL OR g.id IN (SELECT item_id FROM job_errors WHERE job_id = $3))`

const chosenBy = ({ parentCategoryFilter, retryOf }: Chosen) => [parentCategoryFilter ?? null, retryOf ?? null]

export async function countTopics(db: Db, config: Chosen): Promise<number> {
  const versions = await chosenVersions(db, config)
  const isNarrowed = chosenBy(config).some((filter) => filter !== null)
  const count = isNarrowed ? await countChosen(db, config, versions) : sumOf(versions)
  return Math.min(count, config.limit ?? Number.POSITIVE_INFINITY)
}

const sumOf = (versions: readonly Version[]): number => versions.reduce((sum, { topics }) => sum + topics, 0)

async function countChosen(db: Db, config: Chosen, versions: readonly Version[]): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    text: `SELECT count(*) FROM global_topics g WHERE ${CHOSEN}`,
    values: [namesOf(versions), ...chosenBy(config)],
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
  const versions = await chosenVersions(db, config)
  return db.query<T>({
    text: `SELECT ${columns} FROM global_topics g WHERE ${CHOSEN} AND g.id > $4 ORDER BY g.id LIMIT $5 ${lock}`,
    values: [namesOf(versions), ...chosenBy(config), place.after ?? '', size],
  })
}

type Version = { version: string; topics: number }
const namesOf = (versions: readonly Version[]): string[] => versions.map(({ version }) => version)

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
