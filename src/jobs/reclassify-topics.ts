import { HELD_COLUMNS, type HeldGlobalTopic } from '../catalog/reclassify'
import type { Db } from '../db/db'
import { ENGINE_VERSION } from '../engine'
import type { ReclassifyConfig } from './reclassify-config'

type Chosen = Pick<ReclassifyConfig, 'force' | 'limit' | 'parentCategoryFilter' | 'retryOf'>

/** The last topic that was taken; outdated ones are taken version by version. */
type Place = { version?: string; after?: string }

const VISIBLE = 'g.archived_at IS NULL AND g.merged_into IS NULL'
const CHOSEN = `${VISIBLE} AND ($1::text IS NULL OR g.parent_category = $1)
  AND ($2::text IS NULL OR g.id IN (SELECT item_id FROM job_errors WHERE job_id = $2))`

const chosenBy = ({ parentCategoryFilter, retryOf }: Chosen) => [parentCategoryFilter ?? null, retryOf ?? null]

export async function countTopics(db: Db, config: Chosen): Promise<number> {
  const versions = config.force ? null : await outdatedVersions(db)
  const [row] = await db.query<{ count: number }>({
    text: `SELECT count(*) FROM global_topics g
           WHERE ${CHOSEN} AND ($3::text[] IS NULL OR g.engine_version = ANY($3))`,
    values: [...chosenBy(config), versions],
  })
  return Math.min(row!.count, config.limit ?? Number.POSITIVE_INFINITY)
}

/** The next topics behind the place, locked, and where that leads. None: there are no more. */
export const takeTopics = (db: Db, config: Chosen, place: Place, size: number) =>
  choose<HeldGlobalTopic>(db, config, place, size, { columns: HELD_COLUMNS, lock: 'FOR UPDATE' })

/** The names of the topics that will be taken next. */
export async function peekNames(db: Db, config: Chosen, place: Place, size: number): Promise<string[]> {
  const { topics } = await choose<{ id: string; topic_name: string }>(db, config, place, size, {
    columns: 'g.id, g.topic_name',
    lock: '',
  })
  return topics.map(({ topic_name }) => topic_name)
}

async function choose<T extends { id: string }>(
  db: Db,
  config: Chosen,
  place: Place,
  size: number,
  { columns, lock }: { columns: string; lock: string },
): Promise<{ topics: T[]; place: Place }> {
  const versions: (string | null)[] = config.force ? [null] : await outdatedVersions(db, place.version)
  for (const version of versions) {
    const after = version === (place.version ?? null) ? (place.after ?? '') : ''
    const topics = await db.query<T>({
      text: `SELECT ${columns} FROM global_topics g
             WHERE ${CHOSEN} AND g.id > $3 ${version === null ? '' : 'AND g.engine_version = $5'}
             ORDER BY g.id LIMIT $4 ${lock}`,
      values: [...chosenBy(config), after, size, ...(version === null ? [] : [version])],
    })
    const last = topics.at(-1)
    if (last) return { topics, place: { after: last.id, ...(version === null ? {} : { version }) } }
  }
  return { topics: [], place }
}

/** In order, from the given one on. One index look-up for each version there is. */
async function outdatedVersions(db: Db, first = ''): Promise<string[]> {
  const rows = await db.query<{ version: string }>({
    name: 'engine_versions',
    text: `WITH RECURSIVE versions AS (
             SELECT min(engine_version) AS version FROM global_topics g WHERE ${VISIBLE} AND engine_version >= $1
             UNION ALL
             SELECT (SELECT min(engine_version) FROM global_topics g WHERE ${VISIBLE} AND engine_version > versions.version)
             FROM versions WHERE version IS NOT NULL
           )
           SELECT version FROM versions WHERE version IS NOT NULL`,
    values: [first],
  })
  return rows.map(({ version }) => version).filter((version) => isOlder(version, ENGINE_VERSION))
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
