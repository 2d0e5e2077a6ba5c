import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, test } from 'vitest'
import { sweepUndos } from '../../src/undo/sweep'
import { useRuns } from '../harness/runs'
import { select } from '../harness/select'

const app = await useRuns()
const { acme, other, call, db, drive, show, startImport } = app
beforeEach(async () => {
  for (const table of ['org_topics', 'import_batches', 'undoable_actions'])
    await db.execute({ text: `DELETE FROM ${table}` })
})

/** As the catalog writes them. */
const names = (count: number) => app.names(count).map((name) => `${name[0]!.toUpperCase()}${name.slice(1)}`)

type Caller = NonNullable<NonNullable<Parameters<typeof call>[2]>['as']>
const undo = (id: string, body: object = {}, as: Caller = acme.owner) => call('POST', `/api/undo/${id}`, { as, body })
const library = async (as: Caller = acme.viewer): Promise<{ id: string; topic_name: string }[]> =>
  (await call('GET', '/api/topics?pageSize=100', { as })).json().data
const idOf = async (name: string, as?: Caller) => (await library(as)).find((topic) => topic.topic_name === name)?.id
const isInCatalog = async (name: string): Promise<boolean> =>
  (await db.execute({
    text: 'SELECT FROM global_topics WHERE topic_name = $1 AND archived_at IS NULL AND merged_into IS NULL',
    values: [name],
  })) > 0
const remove = async (ids: (string | undefined)[]) =>
  (await call('DELETE', '/api/topics', { as: acme.owner, body: { ids } })).json()
const undoable = async (as: Caller = acme.viewer) => (await call('GET', '/api/undo', { as })).json()

describe('an import', () => {
  test('is taken back; what was pushed, and what others use, is kept and listed', async () => {
    const [plain, pushed, shared, known] = names(4) as [string, string, string, string]
    await startImport([[known]], { as: other.member })
    const { batchId } = await startImport([[plain, pushed, shared, known]])
    await startImport([[shared]], { as: other.member })
    const { id: connection } = await app.connectMarketplace()
    const { runId } = (await app.startRun(connection, { topicIds: [await idOf(pushed)], drive: 'server' })).json()
    await drive()
    expect(await show(runId)).toMatchObject({ counts: { success: 1 } })
    expect(await undoable()).toMatchObject([{ id: batchId, action: 'import', topics: 4, undoRunId: null }])

    const kept = [
      { name: pushed, reason: 'pushed', id: await idOf(pushed) },
      { name: shared, reason: 'used_by_others', id: expect.stringMatching(/^tp_/) },
    ]
    const plan = { total: 4, takenBack: 3, removedFromCatalog: 1, keptCount: 2, kept }
    expect((await undo(batchId, { dryRun: true })).json()).toMatchObject({ dryRun: true, runId: null, ...plan })
    expect((await library()).length).toBe(4)

    const started = (await undo(batchId)).json()
    expect(started).toMatchObject({ dryRun: false, ...plan })
    expect((await undo(batchId)).json().error).toBe('It is being taken back already')
    await drive()
    expect(await show(started.runId)).toMatchObject({
      kind: 'undo',
      state: 'completed',
      progress: { total: 4, processed: 4 },
      counts: { success: 3, errors: 0, skipped: 1 },
    })
    const csv = await call('GET', `/api/runs/${started.runId}/failures.csv`, { as: acme.viewer })
    const lines = (parse(csv.body, { from_line: 2 }) as string[][]).map(([, name, message]) => [name, message])
    expect(lines).toEqual([
      [pushed, 'It was pushed to a platform: it stays in the library'],
      [shared, 'Others use it too: it stays in the catalog, and was removed from the library'],
    ])
    expect((await library()).map((topic) => topic.topic_name)).toEqual([pushed])
    expect(await Promise.all([plain, pushed, shared, known].map(isInCatalog))).toEqual([false, true, true, true])
    expect((await library(other.viewer)).map((topic) => topic.topic_name).sort()).toEqual([shared, known].sort())
    expect(await undoable()).toMatchObject([{ id: batchId, undoRunId: started.runId }])
    const pick = async (query: string) => (await call('GET', `/api/undo?${query}`, { as: acme.viewer })).json()
    expect(await pick(`id=${batchId}`)).toMatchObject([{ id: batchId }])
    expect(await pick('id=batch_unknown')).toEqual([])
    expect(await pick('limit=1&page=2')).toEqual([])

    // Imported again, it is as new as before.
    const again = await startImport([[plain]])
    expect(again.answers[0]).toMatchObject({ successCount: 1, adoptedCount: 0 })
    expect(await isInCatalog(plain)).toBe(true)
  })

  test('by upload is taken back with all of its batches and the external ids that it added', async () => {
    const [one, two, present] = names(3) as [string, string, string]
    const earlier = await startImport([[present]])
    const id = await upload(`name,id\n${one},1\n${two},2\n${present},3\n`)
    expect((await undo(id)).json().error).toBe('Import is not finished, cancel its run first')
    await drive()
    expect(await externalIds()).toContain('3')
    expect((await undo(id)).json()).toMatchObject({ total: 2, takenBack: 2, removedFromCatalog: 2 })
    await drive()
    expect((await library()).map((topic) => topic.topic_name)).toEqual([present])
    expect(await externalIds()).not.toContain('3')
    expect((await undo(id)).json().error).toBe('There is nothing left to undo')
    await undo(earlier.batchId)
    await drive()
    expect(await library()).toEqual([])
  })

  test('that only added external ids to topics of the library is taken back', async () => {
    const [present, changed] = names(2) as [string, string]
    await startImport([[present, changed]])
    const id = await upload(`name,id\n${present},7\n${changed},8\n`)
    await drive()
    await db.execute({
      text: `UPDATE org_topics SET external_id = 'ours' WHERE topic_name = $1`,
      values: [changed],
    })
    expect((await undoable())[0]).toMatchObject({ id, action: 'import', topics: 0, undoRunId: null })
    const plan = { total: 0, takenBack: 0, externalIds: 1, keptCount: 0 }
    expect((await undo(id, { dryRun: true })).json()).toMatchObject(plan)
    const started = (await undo(id)).json()
    expect(started).toMatchObject(plan)
    await drive()
    expect(await show(started.runId)).toMatchObject({ kind: 'undo', state: 'completed' })
    expect(await externalIds()).toEqual(['ours', null])
    expect((await library()).map((topic) => topic.topic_name).sort()).toEqual([present, changed].sort())
    expect((await undo(id)).json().error).toBe('There is nothing left to undo')
    expect((await undoable())[0]).toMatchObject({ id, undoRunId: started.runId })
  })
})

/** Starts an import of a CSV file, which the servers do. */
async function upload(csv: string): Promise<string> {
  const url = '/api/import/upload?filename=topics.csv'
  const headers = { 'content-type': 'text/csv' }
  const { id } = (await call('POST', url, { as: acme.member, body: Buffer.from(csv), headers })).json()
  await call('POST', `/api/import/uploads/${id}/start`, { as: acme.member, body: {} })
  return id
}

const externalIds = async () =>
  (await select<{ external_id: string | null }>(db, { text: 'SELECT external_id FROM org_topics ORDER BY 1' })).map(
    (topic) => topic.external_id,
  )

const makeMatrix = async () => {
  const values = names(3).map((name) => name.split(' ')[0]!)
  const dimensions = [
    { name: 'Thing', values },
    { name: 'Kind', values: ['Buyers', 'Sellers'] },
  ]
  return (await call('POST', '/api/topics/generate-matrix', { as: acme.member, body: { dimensions } })).json()
}

test('a matrix is taken back', async () => {
  const matrix = await makeMatrix()
  expect(await undoable()).toContainEqual(
    expect.objectContaining({ id: matrix.batchId, action: 'matrix', title: 'Thing × Kind', topics: matrix.created }),
  )
  expect((await undo(matrix.batchId)).json()).toMatchObject({ action: 'matrix', total: matrix.created, keptCount: 0 })
  await drive()
  expect(await library()).toEqual([])
})

test('the title of a matrix with long names ends in a whole character', async () => {
  const name = 'x'.repeat(496)
  const dimensions = [
    { name, values: ['Canoe'] },
    { name: '🧭', values: ['Buyers'] },
  ]
  await call('POST', '/api/topics/generate-matrix', { as: acme.member, body: { dimensions } })
  const [latest] = await undoable()
  expect(latest).toMatchObject({ title: `${name} × ` })
})

test('a matrix that is being generated is not listed, and not taken back', async () => {
  const { answer, id } = await db.transaction(async (inside) => {
    const libraryLock = `SELECT pg_advisory_xact_lock(hashtextextended('library ' || $1, 0))`
    await inside.execute({ text: libraryLock, values: [acme.id] })
    const generating = makeMatrix()
    const started = { text: 'SELECT id FROM undoable_actions WHERE org_id = $1', values: [acme.id] }
    await expect.poll(() => db.execute(started)).toBe(1)
    const [row] = await select<{ id: string }>(db, started)
    const refused = await undo(row!.id)
    expect([refused.statusCode, refused.json()]).toEqual([409, { error: 'Matrix is not finished, try again later' }])
    // Another chunk of it may be stored already.
    await db.execute({ text: 'UPDATE undoable_actions SET topics = 1 WHERE id = $1', values: [row!.id] })
    expect(await undoable()).not.toContainEqual(expect.objectContaining({ id: row!.id }))
    return { answer: generating, id: row!.id }
  })
  expect((await answer).batchId).toBe(id)
  expect(await undoable()).toContainEqual(expect.objectContaining({ id, topics: 6 }))
})

test('a matrix whose process was killed is listed with what it added, and taken back', async () => {
  const { batchId, created } = await makeMatrix()
  // The number follows when all chunks are stored.
  await db.execute({
    text: `UPDATE undoable_actions SET topics = 0, open_until = now() WHERE id = $1`,
    values: [batchId],
  })
  expect(await undoable()).toContainEqual(expect.objectContaining({ id: batchId, action: 'matrix', topics: created }))
  expect((await undo(batchId)).json()).toMatchObject({ total: created, takenBack: created })
  await drive()
  expect(await library()).toEqual([])
})

describe('a deletion', () => {
  test('is taken back with changes, history and match values', async () => {
    const [one, two] = names(2) as [string, string]
    await startImport([[one, two]])
    const id = (await idOf(one))!
    await call('PATCH', `/api/topics/${id}`, { as: acme.member, body: { subcategory: 'Our own words' } })
    const values = `/api/topics/${id}/match-values?matchKey=ip`
    await call('PUT', values, { as: acme.member, body: ['1.2.3.4', '1.2.3.5'] })
    const detail = async () => (await call('GET', `/api/topics/${id}`, { as: acme.viewer })).json()
    const history = async () => (await call('GET', `/api/topics/${id}/history`, { as: acme.viewer })).json()
    const { updated_at: _, ...before } = await detail()
    const entries = await history()
    expect(JSON.stringify(before)).toContain('Our own words')

    const { deleted, undoId } = await remove([id, await idOf(two)])
    expect(deleted).toBe(2)
    expect(await library()).toEqual([])
    expect((await call('GET', values, { as: acme.viewer })).statusCode).toBe(404)
    // One of them comes in again by itself.
    await startImport([[two]])
    expect((await undo(undoId)).json()).toMatchObject({
      action: 'delete',
      total: 2,
      takenBack: 1,
      kept: [{ name: two, reason: 'already_in_library' }],
    })
    await drive()
    expect(await detail()).toMatchObject(before)
    expect(await history()).toEqual(entries)
    expect((await call('GET', values, { as: acme.viewer })).json().count).toBe(2)
    expect((await library()).map((topic) => topic.topic_name).sort()).toEqual([one, two].sort())
  })

  test('of namesakes is taken back, one after the other or both', async () => {
    const [name] = names(1) as [string]
    const fields = {
      b2b: { segment_type: 'B2B', parent_category: 'Auto' },
      b2c: { segment_type: 'B2C', parent_category: 'Travel & Tourism' },
    }
    const create = (as: Caller, body: object) =>
      call('POST', '/api/topics', { as, body: { topic_name: name, ...body } })
    await create(other.member, fields.b2b)
    await create(acme.member, fields.b2c)
    const search = `/api/topics/catalog?inLibrary=false&search=${encodeURIComponent(name)}`
    const [{ id: topicId }] = (await call('GET', search, { as: acme.viewer })).json().data
    await call('POST', '/api/topics/catalog', { as: acme.member, body: { topicIds: [topicId] } })
    const ids = (await library()).map(({ id }) => id).sort()
    expect(ids).toHaveLength(2)
    const takeBack = async (undoId: string, total: number) => {
      expect((await undo(undoId)).json()).toMatchObject({ total, takenBack: total, keptCount: 0 })
      await drive()
    }

    const [first, second] = [await remove(ids.slice(0, 1)), await remove(ids.slice(1))]
    await takeBack(first.undoId, 1)
    await takeBack(second.undoId, 1)
    expect((await library()).map(({ id }) => id).sort()).toEqual(ids)
    await takeBack((await remove(ids)).undoId, 2)
    expect((await library()).map(({ id }) => id).sort()).toEqual(ids)
  })

  test('is left alone where another topic got its name', async () => {
    const [one, two] = names(2) as [string, string]
    await startImport([[one, two]])
    const { undoId } = await remove([await idOf(one)])
    await call('PATCH', `/api/topics/${await idOf(two)}`, { as: acme.member, body: { topic_name: one } })
    expect((await undo(undoId)).json()).toMatchObject({
      takenBack: 0,
      kept: [{ name: one, reason: 'already_in_library' }],
    })
    await drive()
    expect(await library()).toHaveLength(1)
  })

  test('can be taken back for thirty days, and is then forgotten', async () => {
    const [one] = names(1) as [string]
    await startImport([[one]])
    const id = (await idOf(one))!
    await call('PUT', `/api/topics/${id}/match-values?matchKey=ip`, { as: acme.member, body: ['1.2.3.4'] })
    const { undoId } = await remove([id])
    await db.execute({ text: `UPDATE undoable_actions SET created_at = created_at - interval '31 days'` })
    expect((await undo(undoId)).json().error).toMatch(/^It was more than 30 days ago/)
    const setsOfIt = { text: 'SELECT FROM match_value_sets WHERE org_topic_id = $1', values: [id] }
    expect(await db.execute(setsOfIt)).toBe(1)
    await db.execute({ text: `UPDATE deleted_topics SET deleted_at = deleted_at - interval '31 days'` })
    await sweepUndos(db)
    expect((await undo(undoId)).statusCode).toBe(404)
    expect(await db.execute(setsOfIt)).toBe(0)
  })
})

test('only its own organization takes something back, and only who may delete', async () => {
  const [one] = names(1) as [string]
  const { batchId } = await startImport([[one]])
  expect((await undo(batchId, {}, other.owner)).statusCode).toBe(404)
  expect((await undo(batchId, {}, acme.member)).statusCode).toBe(403)
  expect((await undo(batchId, { dryRun: 'yes' })).json().error).toBe('dryRun must be true or false')
  expect((await undo('batch_0_unknown')).json().error).toBe('Action not found')
})
