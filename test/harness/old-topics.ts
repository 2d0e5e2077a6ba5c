import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TOPIC_TYPES } from '../../src/catalog/topic/insert'
import { pick } from '../../src/catalog/topic/overlay'
import { FIELD_NAMES, type GlobalTopic, toGlobalTopic } from '../../src/catalog/topic/record'
import type { Db } from '../../src/db/db'
import { migrate } from '../../src/db/migrate'
import { toArrays, unnest } from '../../src/db/unnest'
import { BUILT_IN_TEMPLATES } from '../../src/engine'
import { newId } from '../../src/ids'
import { type IntakeItem, toCandidate } from '../../src/topics/intake/item'
import { createEmptyDatabase, type TestDatabase } from './database'

/** A database with the migrations up to this version. */
export async function createDatabaseAt(version: number): Promise<TestDatabase> {
  const database = await createEmptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'taxon-migrations-'))
  for (const file of await readdir('migrations')) {
    if (Number(file.slice(0, 4)) <= version) await cp(join('migrations', file), join(folder, file))
  }
  await migrate(database.pool, folder)
  await rm(folder, { recursive: true })
  return database
}

export async function addOrganization(db: Db, id: string): Promise<string> {
  await db.execute({
    text: `INSERT INTO organizations (id, name, slug, plan, created_at) VALUES ($1, $1, $1, 'enterprise', now())`,
    values: [id],
  })
  return id
}

type By = { orgId: string; source?: string; changeType?: string; now?: Date }
export type OldTopic = { topicId: string; orgTopicId: string }

/** Topics as they were saved before migration 0012: with the organization's own words in the catalog. */
export async function addOldTopics(
  db: Db,
  items: readonly IntakeItem[],
  { orgId, source = 'manual', changeType = 'created', now = new Date() }: By,
): Promise<OldTopic[]> {
  const origin = { source, now, templates: BUILT_IN_TEMPLATES.filter(({ isActive }) => isActive) }
  const topics = items.map((item): GlobalTopic => {
    const { topic, keywords } = toCandidate(item, origin)
    const fields = { ...pick(topic, FIELD_NAMES), ...(keywords.length > 0 ? { keywords } : {}) }
    return { ...toGlobalTopic({ ...fields, uncertain: false }, origin), ...item.descriptions }
  })
  await insertTopics(db, topics)
  return addOldLinks(
    db,
    topics.map(({ id }) => id),
    { orgId, source, changeType, now },
  )
}

/** Links as they were saved then, with their history. */
export async function addOldLinks(
  db: Db,
  topicIds: readonly string[],
  { orgId, source, changeType, now }: Required<By>,
): Promise<OldTopic[]> {
  const links = topicIds.map((id) => ({ id: newId('ot'), topic_id: id, history: newId('hist') }))
  await db.execute({
    text: `WITH given AS (SELECT * FROM ${unnest(LINK, 5)}), links AS (
             INSERT INTO org_topics (org_id, source, created_at, updated_at, id, topic_id, ${REPEATED})
             SELECT $1, $2, $4, $4, given.id, g.id, ${REPEATED.replaceAll(/\w+/g, 'g.$&')}
             FROM given JOIN global_topics g ON g.id = given.topic_id
           )
           INSERT INTO org_topic_history (org_id, id, org_topic_id, change_type, changed_by, source, metadata, changed_at)
           SELECT $1, history, id, $3, 'user_old', $2, '{"outcome": "new"}', $4 FROM given`,
    values: [orgId, source, changeType, now, ...toArrays(links, LINK)],
  })
  return links.map(({ id, topic_id }) => ({ orgTopicId: id, topicId: topic_id }))
}

/** The columns that links repeated then. */
const REPEATED = `normalized_name, topic_name, parent_category, taxonomy_type, subcategory, segment_type, audience_type,
  iab_code, engine_version, sensitivity, intensity, buyer_journey, subcategory_l1, subcategory_l2, subcategory_l3,
  subcategory_l4`

const LINK = { id: 'text', topic_id: 'text', history: 'text' } as const
/** Later migrations added the others. */
const { engine: _engine, uncertain: _uncertain, ...OLD_TYPES } = TOPIC_TYPES
const EMBEDDING = { id: 'text', bucket: 'integer', embedding: 'bytea' } as const

async function insertTopics(db: Db, topics: readonly GlobalTopic[]): Promise<void> {
  const columns = Object.keys(OLD_TYPES).join(', ')
  await db.execute({
    text: `INSERT INTO global_topics (${columns}, updated_at)
           SELECT ${columns.replace('keywords', 'keywords::text[]')}, created_at FROM ${unnest(OLD_TYPES)}`,
    values: toArrays(topics, OLD_TYPES),
  })
  await db.execute({
    text: `INSERT INTO topic_embeddings (topic_id, bucket, embedding) SELECT * FROM ${unnest(EMBEDDING)}`,
    values: toArrays(topics, EMBEDDING),
  })
}
