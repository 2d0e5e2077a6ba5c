import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ENGINE_VERSION } from '../../src/engine/version'
import { type Session, type TestApp, useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { archiveAll, catalogState, jobClient, outdate } from '../harness/jobs'
import { select } from '../harness/select'

const app: TestApp = await useTestApp()
let operator: Session
let jobs: ReturnType<typeof jobClient>
beforeAll(async () => {
  operator = await app.user(undefined, 'member', true)
  jobs = jobClient(app, operator)
})
beforeEach(() => archiveAll(app.db))

const named = (count: number, word: string) =>
  Array.from({ length: count }, (_, at) => ({ name: `${word} ${at}q Buyers` }))
const reclassify = async (config: object) => {
  const id = await jobs.create('reclassify', { mode: 'local', ...config })
  return { id, answer: await jobs.finish(id) }
}
const historyOf = (batchId: string) =>
  select<Record<string, unknown>>(app.db, {
    text: 'SELECT * FROM global_topic_history WHERE batch_id = $1 ORDER BY topic_id',
    values: [batchId],
  })
const versions = async (ids: readonly string[]) => {
  const rows = await select<{ id: string; engine_version: string }>(app.db, {
    text: 'SELECT id, engine_version FROM global_topics WHERE id = ANY($1)',
    values: [ids],
  })
  return ids.map((id) => rows.find((row) => row.id === id)!.engine_version)
}
/** What the ledger of the catalog counts, against the catalog. */
const COUNTED = 'taxonomy_type, parent_category, taxonomy_path, segment_type, audience_type'
const counted = async () => {
  const ledger = await select(app.db, {
    text: `SELECT ${COUNTED}, sum(topics) AS topics FROM catalog_counts GROUP BY ${COUNTED} HAVING sum(topics) <> 0 ORDER BY 1, 2, 3, 4, 5`,
  })
  const catalog = await select(app.db, {
    text: `SELECT ${COUNTED}, count(*)::numeric AS topics FROM global_topics WHERE archived_at IS NULL AND merged_into IS NULL
           GROUP BY ${COUNTED} ORDER BY 1, 2, 3, 4, 5`,
  })
  return { ledger, catalog }
}

describe('a local reclassify job', () => {
  test('files outdated topics anew, 50 a call, and leaves the others', async () => {
    const ids = await addToCatalog(app.db, named(120, 'Electric SUV'))
    const asBefore = await catalogState(app.db, ids)
    await outdate(app.db, ids.slice(0, 110), { intensity: 'Low', keywords: '{}', search_text: ' x', name_key: 1 })
    const id = await jobs.create('reclassify', { mode: 'local' })
    expect(await jobs.find(id)).toMatchObject({ status: 'pending', total_items: 110, started_at: null })
    expect(await jobs.process(id)).toMatchObject({ done: false, processedItems: 50, totalItems: 110 })
    expect(await jobs.find(id)).toMatchObject({ status: 'processing', processed_items: 50, completed_at: null })
    expect(await jobs.finish(id)).toEqual({
      done: true,
      processedItems: 110,
      totalItems: 110,
      successCount: 110,
      errorCount: 0,
      skipCount: 0,
    })
    expect(await catalogState(app.db, ids)).toEqual(asBefore)
    const history = await historyOf(id)
    expect(history).toHaveLength(110)
    expect(history[0]).toMatchObject({
      change_type: 'reclassified',
      source: 'admin_reclassify_local',
      engine_version_before: '2.4',
      engine_version_after: ENGINE_VERSION,
      previous_values: { engine_version: '2.4', intensity: 'Low', keywords: [] },
      new_values: { engine_version: ENGINE_VERSION },
    })
    expect(await jobs.process(id)).toMatchObject({ done: true, processedItems: 110 })
  })

  test('takes all topics with force, the first ones with limit, one category with parentCategoryFilter', async () => {
    const cars = await addToCatalog(app.db, named(3, 'Electric SUV'))
    const dogs = await addToCatalog(app.db, named(2, 'Dog Food'))
    const [dog] = await select<{ parent_category: string }>(app.db, {
      text: 'SELECT parent_category FROM global_topics WHERE id = $1',
      values: [dogs[0]],
    })
    expect((await reclassify({})).answer.totalItems).toBe(0)
    expect((await reclassify({ force: true })).answer).toMatchObject({ totalItems: 5, successCount: 5 })
    await outdate(app.db, [...cars, ...dogs])
    expect((await reclassify({ parentCategoryFilter: dog!.parent_category })).answer.successCount).toBe(2)
    expect(await versions([...cars, ...dogs])).toEqual(['2.4', '2.4', '2.4', ENGINE_VERSION, ENGINE_VERSION])
    expect((await reclassify({ limit: 2 })).answer).toMatchObject({ totalItems: 2, successCount: 2 })
    expect((await versions(cars)).sort()).toEqual([ENGINE_VERSION, ENGINE_VERSION, '2.4'])
    expect((await reclassify({})).answer.successCount).toBe(1)
  })

  test('takes versions that are older, whatever they look like', async () => {
    const ids = await addToCatalog(app.db, named(5, 'Electric SUV'))
    for (const [at, version] of ['2.4', '1.10', 'draft', '99.1', '100'].entries()) {
      await app.db.execute({
        text: 'UPDATE global_topics SET engine_version = $2 WHERE id = $1',
        values: [ids[at], version],
      })
    }
    expect((await reclassify({})).answer).toMatchObject({ totalItems: 3, successCount: 3 })
    expect(await versions(ids)).toEqual([ENGINE_VERSION, ENGINE_VERSION, ENGINE_VERSION, '99.1', '100'])
  })

  test('leaves names that it does not know to a reviewer, and takes names that it knows by now out of the queue', async () => {
    const ids = await addToCatalog(app.db, [
      { name: 'Zorblax Qwvf' },
      { name: 'Zorblax Qwvg' },
      ...named(2, 'Electric SUV'),
    ])
    const waits = { review_status: 'needs_review', review_reason: 'Unknown name, sensitivity not checked: Zorblax' }
    const asked = { review_status: 'needs_review', review_reason: 'Somebody wonders' }
    // The first as if the LLM had judged it.
    const reviewed = { review_status: 'reviewed', review_reason: null }
    const before = [{ review_status: null, review_reason: null }, reviewed, waits, asked]
    for (const [at, columns] of before.entries()) await outdate(app.db, [ids[at]!], columns)
    expect((await reclassify({ force: true })).answer).toMatchObject({ successCount: 4 })
    const rows = await select<{ id: string }>(app.db, {
      text: 'SELECT id, review_status, review_reason FROM global_topics WHERE id = ANY($1)',
      values: [ids],
    })
    const unknown = {
      review_status: 'needs_review',
      review_reason: expect.stringMatching(/^Unknown name, .*: Zorblax/),
    }
    const known = { review_status: null, review_reason: null }
    expect(ids.map((id) => rows.find((row) => row.id === id))).toMatchObject([unknown, reviewed, known, asked])
  })

  test('skips what a reviewer has fixed, unless forced', async () => {
    const ids = await addToCatalog(app.db, named(2, 'Electric SUV'))
    await outdate(app.db, ids, { segment_type: 'B2G' })
    await app.db.execute({
      text: `UPDATE global_topics SET review_status = 'reviewed' WHERE id = $1`,
      values: [ids[0]],
    })
    expect((await reclassify({})).answer).toMatchObject({ totalItems: 2, successCount: 1, skipCount: 1 })
    expect(await versions(ids)).toEqual(['2.4', ENGINE_VERSION])
    expect((await reclassify({ force: true })).answer).toMatchObject({ successCount: 2, skipCount: 0 })
    expect(await versions(ids)).toEqual([ENGINE_VERSION, ENGINE_VERSION])
  })

  test('reports with dryRun what would change, and changes nothing', async () => {
    const ids = await addToCatalog(app.db, named(60, 'Electric SUV'))
    await outdate(app.db, ids)
    await outdate(app.db, ids.slice(0, 10), { segment_type: 'B2G' })
    const before = await catalogState(app.db, ids)
    const { id, answer } = await reclassify({ dryRun: true })
    expect(answer).toMatchObject({ processedItems: 60, successCount: 60 })
    const { result } = await jobs.find(id)
    expect(result).toMatchObject({ changedTopics: 60, changes: { engine_version: 60, segment_type: 10 } })
    expect(result.examples).toHaveLength(50)
    expect(result.examples[0]).toMatchObject({
      id: expect.stringMatching(/^tp_/),
      topicName: expect.any(String),
      previousValues: { engine_version: '2.4' },
      newValues: { engine_version: ENGINE_VERSION },
    })
    expect(await catalogState(app.db, ids)).toEqual(before)
    expect(await historyOf(id)).toEqual([])
  })

  test('reaches the libraries, but not the fields that an organization overrode', async () => {
    const org = await app.staffed()
    const create = async (topic_name: string) =>
      (await app.call('POST', '/api/topics', { as: org.owner, body: { topic_name } })).json().id as string
    const [plain, overridden] = [await create('Electric Pickup Truck Buyers'), await create('Cat Litter Buyers')]
    await app.call('PATCH', `/api/topics/${overridden}`, { as: org.owner, body: { segment_type: 'B2E' } })
    const links = await select<{ id: string; topic_id: string }>(app.db, {
      text: 'SELECT id, topic_id FROM org_topics WHERE org_id = $1',
      values: [org.id],
    })
    await outdate(
      app.db,
      links.map(({ topic_id }) => topic_id),
      { segment_type: 'B2G', audience_type: 'x' },
    )
    await app.db.execute({
      text: `UPDATE org_topics SET engine_version = '2.4', audience_type = 'x' WHERE org_id = $1`,
      values: [org.id],
    })
    await reclassify({})
    const { data } = (await app.call('GET', '/api/topics', { as: org.owner })).json()
    const record = (id: string) => data.find((topic: { id: string }) => topic.id === id)
    expect(record(plain)).toMatchObject({ engine_version: ENGINE_VERSION, segment_type: 'B2C' })
    expect(record(overridden)).toMatchObject({ engine_version: ENGINE_VERSION, segment_type: 'B2E' })
    expect(record(overridden).audience_type).not.toBe('x')
    expect(record(overridden).segment_name_internal).toContain('B2E')
  })

  test('with force brings an edited template to a library even if the catalog’s own outputs stay the same', async () => {
    const org = await app.staffed()
    const create = async (topic_name: string) =>
      (await app.call('POST', '/api/topics', { as: org.owner, body: { topic_name } })).json().id as string
    const [plain, overridden] = [await create('Electric Bicycle Buyers'), await create('Dog Collar Buyers')]
    await app.call('PATCH', `/api/topics/${overridden}`, { as: org.owner, body: { segment_type: 'B2B' } })
    const record = async (id: string) => (await app.call('GET', `/api/topics/${id}`, { as: org.owner })).json()
    const before = [await record(plain), await record(overridden)]
    const template = '/api/admin/output-templates/tpl_marketplace'
    const setPrefix = (descPrefixB2b: string) => app.call('PATCH', template, { as: operator, body: { descPrefixB2b } })

    await setPrefix('Business people who')
    await reclassify({ force: true })
    const renewed = await record(overridden)
    expect(renewed.segment_desc_marketplace).toMatch(/^Business people who/)
    expect(renewed.updated_at > before[1].updated_at).toBe(true)
    expect(await record(plain)).toEqual(before[0])
    // The same again has nothing to write.
    await reclassify({ force: true })
    expect(await record(overridden)).toEqual(renewed)
    await setPrefix('Professionals who')
  })

  test('keeps the catalog’s counts right, and one identity for each topic that has its own', async () => {
    const ids = await addToCatalog(app.db, [
      { name: 'Camping Tent Buyers' },
      { name: 'Camping Tent Buyers', segment_type: 'B2G' },
      { name: 'Trail Running Shoe Buyers' },
    ])
    expect(new Set(ids).size).toBe(3)
    const before = await catalogState(app.db, ids)
    const right = await counted()
    expect(right.ledger).toEqual(right.catalog)
    const { id } = await reclassify({ force: true })
    const now = await counted()
    expect(now.ledger).toEqual(now.catalog)
    expect(now.ledger).not.toEqual(right.ledger)
    expect(await identities(ids)).toEqual([expect.any(Buffer), null, expect.any(Buffer)])
    await jobs.finish((await jobs.send('POST', `/${id}/rollback`)).json().jobId)
    expect(await catalogState(app.db, ids)).toEqual(before)
    expect((await counted()).ledger).toEqual(right.ledger)
  })

  test('lets topics of one batch pass their identities on to each other', async () => {
    const ids = await addToCatalog(app.db, [{ name: 'Camping Stove Buyers' }, { name: 'Climbing Rope Buyers' }])
    const identitiesBefore = await identities(ids)
    await app.db.execute({ text: 'UPDATE global_topics SET identity = NULL WHERE id = ANY($1)', values: [ids] })
    await app.db.execute({
      text: `UPDATE global_topics g SET identity = swapped.identity FROM unnest($1::text[], $2::bytea[]) AS swapped (id, identity)
             WHERE g.id = swapped.id`,
      values: [ids, identitiesBefore.toReversed()],
    })
    await reclassify({ force: true })
    expect(await identities(ids)).toEqual(identitiesBefore)
  })
})

async function identities(ids: readonly string[]): Promise<(Buffer | null)[]> {
  const rows = await select<{ id: string; identity: Buffer | null }>(app.db, {
    text: 'SELECT id, identity FROM global_topics WHERE id = ANY($1)',
    values: [ids],
  })
  return ids.map((id) => rows.find((row) => row.id === id)!.identity)
}
