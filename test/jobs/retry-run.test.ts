import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { addApart } from '../harness/duplicates'
import { archiveAll, jobClient } from '../harness/jobs'

/** POST /api/admin/runs/:id/retry of jobs. */

const app = await useTestApp()
const { db, call } = app
const operator = await app.user(undefined, 'member', true)
const jobs = jobClient(app, operator)
beforeEach(() => archiveAll(db))

const cancel = (id: string) => jobs.send('PATCH', `/${id}`, { status: 'cancelled' })
const retry = async (id: string) => {
  const run = (await call('GET', `/api/admin/runs/${id}`, { as: operator })).json()
  expect(run.actions).toContain('retry')
  const response = await call('POST', `/api/admin/runs/${id}/retry`, { as: operator })
  expect(response.statusCode, response.body).toBe(200)
  return jobs.find(response.json().runId)
}
const clustersOf = async (names: string[]) => {
  const pairs = await Promise.all(names.map((name) => addApart(db, name, 2)))
  return pairs.map(([winnerId, loserId]) => ({ winnerId: winnerId!, loserIds: [loserId!] }))
}

test('a merge is retried for the clusters that were refused, each by itself', async () => {
  const clusters = await clustersOf(['Kite Surf Instructors', 'Sand Yacht Pilots', 'Ice Canoe Racers'])
  const id = await jobs.create('merge', { clusters })
  const archived = clusters.slice(1).map(({ loserIds }) => loserIds[0])
  await call('POST', '/api/admin/topics/archive', { as: operator, body: { topicIds: archived } })
  expect(await jobs.finish(id)).toMatchObject({ successCount: 1, errorCount: 2 })
  await call('DELETE', '/api/admin/topics/archive', { as: operator, body: { topicIds: archived.slice(1) } })
  const again = await retry(id)
  expect(again).toMatchObject({ job_type: 'merge', total_items: 2, config: { clusters: clusters.slice(1) } })
  expect(await jobs.finish(again.id)).toMatchObject({ successCount: 1, errorCount: 1 })
})

test('a merge that was cancelled is retried for the clusters that it never came to', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `Fishing Rod ${at}q Buyers`)
  const clusters = await clustersOf(names)
  const id = await jobs.create('merge', { clusters })
  const { processedItems } = await jobs.process(id)
  expect(processedItems).toBeLessThan(60)
  await cancel(id)
  const again = await retry(id)
  expect(again.config.clusters).toEqual(clusters.slice(processedItems))
  expect(await jobs.finish(again.id)).toMatchObject({ successCount: 60 - processedItems, errorCount: 0 })
})

test('a retry of errors that failed as a whole is done again', async () => {
  const [topic] = (await addToCatalog(db, [{ name: 'Fishing Rod Buyers' }])) as [string]
  const source = await jobs.create('reclassify', { mode: 'local', force: true })
  await jobs.finish(source)
  await db.execute({
    text: `INSERT INTO job_errors (job_id, item_id, message) VALUES ($1, $2, 'refused')`,
    values: [source, topic],
  })
  const { jobId } = (await jobs.send('POST', `/${source}/retry-errors`)).json()
  await db.execute({ text: `UPDATE jobs SET status = 'failed' WHERE id = $1`, values: [jobId] })
  const again = await retry(jobId)
  expect(again).toMatchObject({ total_items: 1, config: { mode: 'local', retryOf: source } })
  expect(await jobs.finish(again.id)).toMatchObject({ processedItems: 1, errorCount: 0 })
})

test('a reclassification that was cancelled is done again, not only its errors', async () => {
  await addToCatalog(db, [{ name: 'Fishing Rod Buyers' }, { name: 'Fishing Boat Buyers' }])
  const id = await jobs.create('reclassify', { mode: 'local', force: true })
  await cancel(id)
  expect(await retry(id)).toMatchObject({ total_items: 2, config: { mode: 'local', force: true } })
})
