import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { archiveAll, catalogState, jobClient, outdate } from '../harness/jobs'
import { select } from '../harness/select'

const app = await useTestApp()
let jobs: ReturnType<typeof jobClient>
beforeAll(async () => {
  jobs = jobClient(app, await app.user(undefined, 'member', true))
})
beforeEach(() => archiveAll(app.db))

const topics = (count: number) =>
  addToCatalog(
    app.db,
    Array.from({ length: count }, (_, at) => ({ name: `Fishing Rod ${at}q Buyers`, segment_type: 'B2G' as const })),
  )
const reclassifyAll = async () => {
  const id = await jobs.create('reclassify', { mode: 'local', force: true })
  await jobs.finish(id)
  return id
}
const rollBack = async (id: string) => {
  const { jobId, totalItems } = (await jobs.send('POST', `/${id}/rollback`)).json()
  return { jobId, totalItems, answer: await jobs.finish(jobId) }
}

test('restores every topic exactly, in the catalog and in libraries, and says so in the history', async () => {
  const ids = await topics(60)
  const org = await app.staffed()
  await app.call('POST', '/api/topics/catalog', { as: org.owner, body: { topicIds: ids.slice(0, 10) } })
  await app.db.execute({
    text: `UPDATE global_topics SET internal_description = 'In words of our own' WHERE id = $1`,
    values: [ids[0]],
  })
  await outdate(app.db, ids.slice(0, 20))
  await app.db.execute({
    text: `UPDATE org_topics o SET engine_version = g.engine_version FROM global_topics g WHERE g.id = o.topic_id`,
  })
  const before = await catalogState(app.db, ids)
  const source = await reclassifyAll()
  expect(await catalogState(app.db, ids)).not.toEqual(before)
  const { jobId, totalItems, answer } = await rollBack(source)
  expect([totalItems, answer]).toEqual([
    60,
    { done: true, processedItems: 60, totalItems: 60, successCount: 60, errorCount: 0, skipCount: 0 },
  ])
  expect(await catalogState(app.db, ids)).toEqual(before)
  expect(await jobs.find(jobId)).toMatchObject({ job_type: 'reclassify', config: { rollbackOf: source } })
  const history = await select(app.db, {
    text: `SELECT change_type, source, count(*) FROM global_topic_history WHERE batch_id = $1 GROUP BY 1, 2`,
    values: [jobId],
  })
  expect(history).toEqual([{ change_type: 'rolled_back', source: 'admin_rollback', count: 60 }])
})

test('leaves what was changed since, and skips topics of which nothing is left to restore', async () => {
  const [edited, retyped, plain] = (await topics(3)) as [string, string, string]
  const source = await reclassifyAll()
  const operator = await app.user(undefined, 'member', true)
  const edit = (id: string, body: object) => app.call('PATCH', `/api/admin/topics/${id}`, { as: operator, body })
  await edit(edited, { topicName: 'Fly Fishing Rod Buyers' })
  await edit(retyped, { segmentType: 'B2E' })
  const { answer } = await rollBack(source)
  expect(answer).toMatchObject({ processedItems: 3 })
  const stored = await select<{ id: string }>(app.db, {
    text: 'SELECT id, topic_name, segment_type, segment_name_internal FROM global_topics WHERE id = ANY($1)',
    values: [[edited, retyped, plain]],
  })
  const byId = Object.fromEntries(stored.map((row) => [row.id, row]))
  expect(byId[plain]).toMatchObject({ segment_type: 'B2G' })
  expect(byId[retyped]).toMatchObject({ segment_type: 'B2E' })
  expect(byId[edited]).toMatchObject({
    topic_name: 'Fly Fishing Rod Buyers',
    segment_type: 'B2G',
    segment_name_internal: expect.stringContaining('Fly Fishing Rod Buyers'),
  })
  expect((await rollBack(source)).answer).toMatchObject({ processedItems: 3, successCount: 0, skipCount: 3 })
})

test('a topic that was filed elsewhere since is not put between two places', async () => {
  const [id] = (await addToCatalog(app.db, [{ name: 'Fishing Boat Buyers', parent_category: 'Gaming' }])) as [string]
  const source = await reclassifyAll()
  const taxonomyOf = async () =>
    (
      await select(app.db, {
        text: 'SELECT parent_category, taxonomy_type, subcategory, taxonomy_path, iab_code FROM global_topics WHERE id = $1',
        values: [id],
      })
    )[0]
  const operator = await app.user(undefined, 'member', true)
  await app.call('PATCH', `/api/admin/topics/${id}`, { as: operator, body: { subcategory: 'Of our own' } })
  const taxonomy = await taxonomyOf()
  expect(taxonomy).toMatchObject({ subcategory: 'Of our own' })
  await rollBack(source)
  expect(await taxonomyOf()).toEqual(taxonomy)
})

test('a rollback is not rolled back, nor its errors retried', async () => {
  await topics(1)
  const { jobId } = await rollBack(await reclassifyAll())
  const answers = await Promise.all(['rollback', 'retry-errors'].map((verb) => jobs.send('POST', `/${jobId}/${verb}`)))
  expect(answers.map((response) => response.json().error)).toEqual([
    `Job ${jobId} is no job that can be rolled back`,
    'Only the errors of a reclassify job can be retried',
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409])
})

test('a job with config.rollbackOf is the same as the route', async () => {
  const ids = await topics(1)
  const before = await catalogState(app.db, ids)
  const config = { rollbackOf: await reclassifyAll() }
  const counted = await jobs.send('POST', '/count', { jobType: 'reclassify', config })
  expect([counted.statusCode, counted.json()]).toEqual([200, { totalItems: 1 }])
  const id = await jobs.create('reclassify', config)
  await jobs.finish(id)
  expect(await catalogState(app.db, ids)).toEqual(before)
})
