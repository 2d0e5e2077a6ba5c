import { describe, expect, test } from 'vitest'
import { startTestApp, useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { createTestDatabase } from '../harness/database'
import { addApart, link, sweep } from '../harness/duplicates'
import { jobClient } from '../harness/jobs'

const app = await useTestApp()
const { db } = app
const operator = await app.user(undefined, 'member', true)
const jobs = jobClient(app, operator)

const refusal = async (config: unknown) => {
  const response = await jobs.send('POST', '', { jobType: 'dedup_sweep', config })
  return { status: response.statusCode, error: response.json().error }
}

describe('a sweep', () => {
  test('finds each cluster once: more links win, then age; others are left alone', async () => {
    const [young, linked] = await addApart(db, 'Marimba Students', 2)
    const [oldest, middle, youngest] = await addApart(db, 'Theremin Makers', 3)
    await addToCatalog(db, [{ name: 'Kazoo Virtuosos', fields: { engine_version: '2.4' } }])
    await link(db, (await app.organization()).id, [linked!])
    const job = await sweep(jobs)
    expect(job).toMatchObject({ status: 'completed', total_items: 6, success_count: 6, skip_count: 0, error_count: 0 })
    const byName = (a: { winnerName: string }, b: { winnerName: string }) => (a.winnerName < b.winnerName ? -1 : 1)
    expect(job.result.clusters.sort(byName)).toEqual([
      {
        winnerId: linked,
        winnerName: 'Marimba Students',
        loserIds: [young],
        loserNames: ['Marimba Students'],
        similarity: 1,
      },
      {
        winnerId: oldest,
        winnerName: 'Theremin Makers',
        loserIds: [middle, youngest],
        loserNames: ['Theremin Makers', 'Theremin Makers'],
        similarity: 1,
      },
    ])
  })

  test('compares with topics that the job did not change', async () => {
    const name = 'Didgeridoo Carvers'
    const [other] = await addToCatalog(db, [{ name, created_at: new Date(0) }])
    const [changed] = await addToCatalog(db, [{ name, segment_type: 'B2G', fields: { engine_version: '2.4' } }])
    const job = await sweep(jobs)
    expect(job.total_items).toBe(1)
    expect(job.result.clusters).toMatchObject([{ winnerId: other, loserIds: [changed] }])
  })

  test('one word apart is no duplicate, nor is another segment', async () => {
    await addToCatalog(db, [
      { name: 'Bassoon Reed Buyers', fields: { engine_version: '2.4' } },
      { name: 'Oboe Reed Buyers', fields: { engine_version: '2.4' } },
    ])
    expect((await sweep(jobs)).result).toEqual({ clusters: [] })
  })

  test('archived topics are passed over', async () => {
    const [one, two] = await addApart(db, 'Serpent Players', 2)
    const source = await jobs.create('reclassify', { mode: 'local' })
    await jobs.finish(source)
    await app.call('POST', '/api/admin/topics/archive', { as: operator, body: { topicIds: [two] } })
    const id = await jobs.create('dedup_sweep', { sourceBatchId: source })
    expect(await jobs.finish(id)).toMatchObject({ totalItems: 2, successCount: 1, skipCount: 1 })
    expect((await jobs.find(id)).result).toEqual({ clusters: [] })
    await app.call('DELETE', '/api/admin/topics/archive', { as: operator, body: { topicIds: [two] } })
    const again = await jobs.create('dedup_sweep', { sourceBatchId: source })
    await jobs.finish(again)
    expect((await jobs.find(again)).result).toMatchObject({ clusters: [{ winnerId: one, loserIds: [two] }] })
  })

  test('of a job that changed nothing is done at once', async () => {
    const source = await jobs.create('reclassify', { mode: 'local' })
    await jobs.finish(source)
    const id = await jobs.create('dedup_sweep', { sourceBatchId: source })
    expect(await jobs.process(id)).toMatchObject({ done: true, totalItems: 0 })
  })
})

describe('refuses', () => {
  test.each([
    [{}, 400, 'config.sourceBatchId must be the id of a job'],
    [{ sourceBatchId: 5 }, 400, 'config.sourceBatchId must be the id of a job'],
    [{ sourceBatchId: 'x'.repeat(101) }, 400, 'config.sourceBatchId must be the id of a job'],
    [{ sourceBatchId: 'job_1', limit: 5 }, 400, 'config has no limit'],
    [{ sourceBatchId: 'job_unknown' }, 404, 'Job not found'],
  ])('%j', async (config, status, error) => {
    expect(await refusal(config)).toEqual({ status, error })
  })

  test('to be rolled back: it changed nothing', async () => {
    const source = await jobs.create('reclassify', { mode: 'local' })
    await jobs.finish(source)
    const id = await jobs.create('dedup_sweep', { sourceBatchId: source })
    await jobs.finish(id)
    expect((await jobs.send('POST', `/${id}/rollback`)).statusCode).toBe(409)
  })
})

test('two nodes sweeping at once find each cluster once', async () => {
  const database = await createTestDatabase()
  const nodes = [await startTestApp({ database }), await startTestApp({ database })]
  const person = await nodes[0]!.user(undefined, 'member', true)
  const [here, there] = nodes.map((node) => jobClient(node, person))
  const expected = new Set<string>()
  for (let at = 0; at < 40; at++) {
    expected.add((await addApart(database.db, `Ensemble Number ${at}x Fans`, 3))[0]!)
  }
  const sourceBatchId = await here!.create('reclassify', { mode: 'local' })
  await here!.finish(sourceBatchId)
  const id = await here!.create('dedup_sweep', { sourceBatchId })
  await Promise.all([here!.finish(id), there!.finish(id)])
  const job = await here!.find(id)
  expect(job).toMatchObject({ processed_items: 120, success_count: 120 })
  const clusters: { winnerId: string; loserIds: string[] }[] = job.result.clusters
  expect(clusters).toHaveLength(40)
  expect(new Set(clusters.map(({ winnerId }) => winnerId))).toEqual(expected)
  expect(new Set(clusters.flatMap(({ loserIds }) => loserIds)).size).toBe(80)
  for (const node of nodes) await node.close()
  await database.drop()
})
