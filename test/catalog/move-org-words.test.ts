import pino from 'pino'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { moveOrgWords } from '../../src/catalog/topic/move-org-words'
import { readConfig } from '../../src/config'
import type { Db } from '../../src/db/db'
import { migrate } from '../../src/db/migrate'
import { classify, embed } from '../../src/engine'
import { startServer } from '../../src/server'
import type { IntakeItem } from '../../src/topics/intake/item'
import { upgradeDatabase } from '../../src/upgrade'
import { type Session, startTestApp, type TestApp } from '../harness/app'
import { counting } from '../harness/context'
import { createTemplate, silentLog, type TestDatabase } from '../harness/database'
import { jobClient } from '../harness/jobs'
import { addOldLinks, addOldTopics, addOrganization, createDatabaseAt, type OldTopic } from '../harness/old-topics'
import { select } from '../harness/select'

const BEFORE = 11
const WORD = 'zanzibarquux'
const KEYWORDS = [`${WORD} one`, WORD]
const DESCRIPTIONS = {
  segment_desc_marketplace: `${WORD} for the marketplace`,
  internal_description: `${WORD} among ourselves`,
}
const OWN = { keywords: KEYWORDS, descriptions: DESCRIPTIONS }

const template = await createTemplate(() => createDatabaseAt(BEFORE))
afterAll(template.drop)
let database: TestDatabase
let db: Db
let writer: string
let adopter: string

beforeEach(async () => {
  database = await template.copy()
  db = database.db
  writer = await addOrganization(db, 'org_writer')
  adopter = await addOrganization(db, 'org_adopter')
})
afterEach(() => database.drop())

const upgrade = () => upgradeDatabase(database, silentLog)
const adopt = (topics: readonly OldTopic[]) =>
  addOldLinks(
    db,
    topics.map(({ topicId }) => topicId),
    { orgId: adopter, source: 'catalog', changeType: 'created', now: new Date() },
  )
const rowsOf = <T>(text: string, ...values: unknown[]) => select<T>(db, { text, values })
const globalTopic = async ({ topicId }: OldTopic) =>
  (
    await rowsOf<Record<string, unknown> & { keywords: string[] }>('SELECT * FROM global_topics WHERE id = $1', topicId)
  )[0]!
const overlayOf = async ({ orgTopicId }: OldTopic) =>
  (await rowsOf<{ overlay: unknown }>('SELECT overlay FROM org_topics WHERE id = $1', orgTopicId))[0]!.overlay
const add = async (items: IntakeItem[], by: Partial<Parameters<typeof addOldTopics>[2]> = {}) =>
  addOldTopics(db, items, { orgId: writer, ...by })
const remains = async (word = WORD) =>
  (
    await rowsOf<{ row: string }>(
      `SELECT to_jsonb(g)::text AS row FROM global_topics g UNION ALL SELECT to_jsonb(h)::text FROM global_topic_history h`,
    )
  ).filter(({ row }) => row.includes(word))

/** The application on the upgraded database. */
async function served<T>(work: (app: TestApp, as: (orgId: string) => Promise<Session>) => Promise<T>): Promise<T> {
  const app = await startTestApp({ database })
  try {
    return await work(app, (orgId) => app.user(orgId, 'owner'))
  } finally {
    await app.close()
  }
}

describe('words of an organization in the catalog of an earlier version', () => {
  test('are its own after the upgrade: it sees them still, those who adopted the topic see the engine’s', async () => {
    const created = await add([{ name: 'Glacier Hiking', ...OWN }])
    const imported = await add([{ name: 'Avalanche Insurance', keywords: KEYWORDS }], {
      source: 'import',
      changeType: 'imported',
    })
    const synced = await add([{ name: 'Snowshoe Makers', keywords: KEYWORDS }], {
      source: 'sync',
      changeType: 'synced',
    })
    await adopt([...created, ...imported, ...synced])
    expect(await remains()).toHaveLength(3)
    await upgrade()
    expect(await remains()).toEqual([])
    await served(async ({ call }, as) => {
      const read = async (url: string, org: string) => (await call('GET', url, { as: await as(org) })).json()
      const mine = (await read('/api/topics?sortBy=topic_name&sortOrder=asc', writer)).data
      expect(mine).toMatchObject([
        { topic_name: 'Avalanche Insurance', keywords: KEYWORDS },
        { topic_name: 'Glacier Hiking', keywords: KEYWORDS, ...DESCRIPTIONS },
        { topic_name: 'Snowshoe Makers', keywords: KEYWORDS },
      ])
      const theirs = (await read('/api/topics?sortBy=topic_name&sortOrder=asc', adopter)).data
      for (const [at, topic] of theirs.entries()) {
        expect(topic.keywords).toEqual(classify(topic.topic_name).keywords)
        expect(topic.segment_desc_marketplace.toLowerCase()).toContain(topic.topic_name.toLowerCase())
        // What nobody wrote is the same for both.
        expect(topic.segment_name_dspapi).toBe(mine[at].segment_name_dspapi)
        expect(topic.segment_desc_dspapi).toBe(mine[at].segment_desc_dspapi)
      }
      expect(theirs).toHaveLength(3)
      expect((await read(`/api/topics/catalog?search=${WORD}`, adopter)).total).toBe(0)
      expect((await read('/api/topics/catalog?search=glacier', adopter)).total).toBe(1)
      expect((await read(`/api/topics/catalog?search=${WORD}`, writer)).total).toBe(3)
    })
  })

  test('leave the embedding too', async () => {
    const [topic] = await add([{ name: 'Glacier Hiking', ...OWN }])
    await upgrade()
    const [row] = await rowsOf<{ embedding: Buffer }>(
      'SELECT embedding FROM topic_embeddings WHERE topic_id = $1',
      topic!.topicId,
    )
    expect(row!.embedding).toEqual(Buffer.from(embed(classify('Glacier Hiking'))))
  })

  test('stand beside what the organization had changed, and do not change what it sees', async () => {
    const [topic] = await add([{ name: 'Comet Watchers', ...OWN }])
    const overlay = {
      fields: { segment_type: 'B2E' },
      descriptions: {},
      outputs: { segment_desc_marketplace: 'As the template wrote it', segment_name_dspapi: 'Its name' },
    }
    await db.execute({ text: 'UPDATE org_topics SET overlay = $1', values: [overlay] })
    await upgrade()
    expect(await overlayOf(topic!)).toEqual({
      fields: { segment_type: 'B2E', keywords: KEYWORDS },
      own_keywords: true,
      search_text: ` ${KEYWORDS.join(' ')}`,
      descriptions: { internal_description: DESCRIPTIONS.internal_description },
      outputs: { ...overlay.outputs, internal_description: DESCRIPTIONS.internal_description },
    })
  })

  test('go where the writer has left, or its link is another’s by a merge', async () => {
    const [left, merged] = await add([
      { name: 'Lava Researchers', ...OWN },
      { name: 'Comet Watchers', keywords: KEYWORDS },
    ])
    await db.execute({ text: 'DELETE FROM org_topics WHERE id = $1', values: [left!.orgTopicId] })
    await adopt([left!])
    const [link] = await rowsOf<{ id: string; link: unknown }>(
      `UPDATE org_topics o SET org_id = $2 WHERE id = $1 RETURNING id, to_jsonb(o) AS link`,
      merged!.orgTopicId,
      adopter,
    )
    await db.execute({ text: 'UPDATE org_topic_history SET org_id = $1', values: [adopter] })
    await db.execute({
      text: `INSERT INTO merge_moves (org_id, job_id, link_id, loser_id, winner_id, keeper_id, place, link, activation_ids,
                                      history_ids, match_set_ids, moved_at)
             VALUES ($1, 'job', $2, $3, $4, $2, 0, $5, '{}', '{}', '{}', now())`,
      values: [adopter, link!.id, left!.topicId, merged!.topicId, link!.link],
    })
    await upgrade()
    expect(await remains()).toEqual([])
    expect(await rowsOf('SELECT overlay FROM org_topics WHERE overlay IS NOT NULL')).toEqual([])
  })
})

describe('what is the catalog’s stays as it is', () => {
  test('the engine’s words, however the topic was named and filed', async () => {
    const items = [
      { name: 'Glacier Hiking' },
      { name: 'Acme Data > Auto > SUVs > Compact Crossover Shoppers' },
      { name: 'Sports > Dog Owners' },
      { name: 'jeep fans', hints: { parent_category: 'Outdoor Recreation', segment_type: 'B2G' } as const },
      { name: 'Cheese Lovers', hints: { subcategory: 'Our Own' } },
    ]
    const topics = await add(items, { source: 'import', changeType: 'imported' })
    const before = await Promise.all(topics.map(globalTopic))
    await upgrade()
    const after = await Promise.all(topics.map(globalTopic))
    expect(after).toEqual(
      before.map((row) => ({ ...row, words_apart: false, uncertain: false, engine: null, review_cause: null })),
    )
    expect(await rowsOf('SELECT overlay FROM org_topics WHERE overlay IS NOT NULL')).toEqual([])
  })

  test('descriptions of imported topics, which an earlier template wrote', async () => {
    const [topic] = await add([{ name: 'Glacier Hiking' }], { source: 'import', changeType: 'imported' })
    const text = 'As an earlier template had it'
    await db.execute({ text: 'UPDATE global_topics SET segment_desc_dspapi = $1', values: [text] })
    await upgrade()
    expect((await globalTopic(topic!)).segment_desc_dspapi).toBe(text)
    expect(await overlayOf(topic!)).toBeNull()
  })

  test('words of operators, whether they seeded or edited', async () => {
    const [seeded] = await add([{ name: 'Fjord Kayakers', keywords: ['paddles'] }], { source: 'seed' })
    const [edited] = await add([{ name: 'Glacier Hiking', keywords: KEYWORDS }])
    await db.execute({
      text: `UPDATE global_topics SET keywords = '{"ice"}', search_text = ' glacier hiking ice' WHERE id = $1`,
      values: [edited!.topicId],
    })
    await history(edited!, 'admin_ui', { keywords: KEYWORDS }, { keywords: ['ice'] })
    await upgrade()
    expect((await globalTopic(seeded!)).keywords).toEqual(['paddles'])
    expect((await globalTopic(edited!)).keywords).toEqual(['ice'])
    expect(await overlayOf(edited!)).toBeNull()
    expect(await remains()).toEqual([])
  })

  const history = (topic: OldTopic, source: string, previous: object, next: object, batchId: string | null = null) =>
    db.execute({
      text: `INSERT INTO global_topic_history (topic_id, change_type, previous_values, new_values, source, batch_id, changed_at)
             VALUES ($1, 'reclassified', $2, $3, $4, $5, now())`,
      values: [topic.topicId, previous, next, source, batchId],
    })
})

test('a rollback of an earlier job brings no words back', async () => {
  const [topic] = await add([{ name: 'Glacier Hiking', engine_version: '2.4', ...OWN }])
  await adopt([topic!])
  const jobId = await reclassifiedBefore(topic!)
  expect(await remains()).toHaveLength(1)
  await upgrade()
  await served(async (app, as) => {
    const jobs = jobClient(app, await app.user(undefined, 'member', true))
    const rollback = (await jobs.send('POST', `/${jobId}/rollback`)).json()
    expect(await jobs.finish(rollback.jobId)).toMatchObject({ successCount: 1 })
    const { engine_version, keywords } = await globalTopic(topic!)
    expect({ engine_version, keywords }).toEqual({
      engine_version: '2.4',
      keywords: classify('Glacier Hiking').keywords,
    })
    const seen = await app.call('GET', '/api/topics', { as: await as(adopter) })
    expect(seen.json().total).toBe(1)
    expect(seen.body).not.toContain(WORD)
  })
  expect(await remains()).toEqual([])
})

/** As a job of the earlier version filed it anew: the words are in its history, and nowhere else. */
async function reclassifiedBefore(topic: OldTopic): Promise<string> {
  const { keywords } = classify('Glacier Hiking')
  const [before] = await rowsOf<Record<string, string>>('SELECT * FROM global_topics WHERE id = $1', topic.topicId)
  await db.execute({
    text: `UPDATE global_topics SET engine_version = '2.16', keywords = $2, search_text = ' glacier hiking',
             segment_desc_marketplace = $3, internal_description = $3 WHERE id = $1`,
    values: [topic.topicId, keywords, 'As the template wrote it'],
  })
  await db.execute({
    text: `INSERT INTO jobs (id, job_type, created_by, status, config, total_items, created_at, completed_at)
           VALUES ('job_before', 'reclassify', 'user_old', 'completed', '{"mode": "local"}', 1, now(), now())`,
  })
  await db.execute({
    text: `INSERT INTO global_topic_history (topic_id, change_type, previous_values, new_values, source, batch_id, changed_at)
           VALUES ($1, 'reclassified', $2, $3, 'admin_reclassify_local', 'job_before', now())`,
    values: [
      topic.topicId,
      { engine_version: '2.4', keywords: before!.keywords, ...DESCRIPTIONS },
      { engine_version: '2.16', keywords },
    ],
  })
  return 'job_before'
}

test('adopters whose description changed have a topic that changed', async () => {
  const now = new Date('2026-01-01T00:00:00Z')
  const topics = await add(
    [
      { name: 'Glacier Hiking', ...OWN },
      { name: 'Comet Watchers', keywords: KEYWORDS },
    ],
    { now },
  )
  await db.execute({ text: 'UPDATE org_topics SET updated_at = $1', values: [now] })
  await upgrade()
  const changed = await rowsOf<{ topic_id: string }>('SELECT topic_id FROM org_topics WHERE updated_at > $1', now)
  expect(changed.map(({ topic_id }) => topic_id)).toEqual([topics[0]!.topicId])
})

describe('the upgrade', () => {
  const many = (count: number): IntakeItem[] =>
    Array.from({ length: count }, (_, i) => ({
      name: `Glacier Model ${i} Guides`,
      ...(i % 2 === 0 ? { keywords: [`${WORD} ${i}`] } : {}),
    }))

  const checkAll = async (count: number) => {
    expect(await remains()).toEqual([])
    expect(await rowsOf('SELECT FROM unsplit_topics')).toEqual([])
    const [own] = await rowsOf<{ n: number }>(
      `SELECT count(*) AS n FROM org_topics WHERE overlay->'fields'->'keywords'->>0 LIKE '${WORD}%'`,
    )
    expect(own!.n).toBe(count)
  }

  test('is done by whichever nodes start, and goes on where one was stopped', async () => {
    // Two batches remain for the nodes after the one that was stopped.
    await add(many(1_010), { source: 'import', changeType: 'imported' })
    let batches = 0
    const dying: Db = {
      ...db,
      transaction: (work) =>
        db.transaction(async (tx) => {
          const result = await work(tx)
          if (++batches === 2) throw new Error('killed')
          return result
        }),
    }
    await migrate(database.pool)
    await expect(moveOrgWords(dying, new Date())).rejects.toThrow('killed')
    expect(await rowsOf('SELECT FROM unsplit_topics')).toHaveLength(510)
    await Promise.all([upgrade(), upgrade(), upgrade()])
    await checkAll(505)
    expect(await upgrade()).toEqual([])
  })

  test('takes as many statements for 500 topics as for 10', async () => {
    const statements = async () => {
      const counted = counting(db)
      await moveOrgWords(counted.db, new Date())
      return counted.statements()
    }
    await upgrade()
    await add(many(10))
    const few = await statements()
    await add(many(500).map((item) => ({ ...item, name: `Other ${item.name}` })))
    expect(await statements()).toBe(few)
  })

  test('also takes what a node of the version before adds while others run already', async () => {
    await upgrade()
    const topics = await add([{ name: 'Glacier Hiking', ...OWN }])
    await upgrade()
    expect(await overlayOf(topics[0]!)).toMatchObject({ fields: { keywords: KEYWORDS } })
    await checkAll(1)
  })

  test('comes before the first request', async () => {
    await add(many(20))
    const config = readConfig({
      DATABASE_URL: database.url,
      TAXON_SECRET: 'a secret of the tests which is long enough to be taken',
      PORT: '0',
    })
    const server = await startServer(config, pino({ level: 'silent' }))
    await checkAll(10)
    await server.stop()
  })
})
