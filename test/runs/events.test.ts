import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { Feed } from '../../src/runs/events/feed'
import { type StreamEvent, useEventStreams } from '../harness/event-stream'
import { useRuns } from '../harness/runs'
import { withResolvers } from '../harness/with-resolvers'

const app = await useRuns()
const { acme, other, call, db, drive, names, startImport } = app
const openStream = await useEventStreams(app.app, app.secondNode.app)
const OTHER_NODE = 1

beforeEach(async () => {
  await db.execute({ text: 'DELETE FROM import_batches' })
  await db.execute({ text: 'DELETE FROM jobs' })
})

const of = (id: string, name: string) => (event: StreamEvent) => event.data.id === id && event.name === name
const ready = (event: StreamEvent) => event.name === 'ready'

/** The runs that a stream tells of, up to the end of one of them. */
async function runsUntil(stream: Awaited<ReturnType<typeof openStream>>, last: string): Promise<Set<unknown>> {
  const runs = new Set<unknown>()
  for (;;) {
    const { name, data } = await stream.next()
    runs.add(data.id)
    if (data.id === last && name === 'run.ended') return runs
  }
}

describe('the stream', () => {
  test('tells how runs are created, progress and end, with ids and counts only', async () => {
    const stream = await openStream(acme.viewer)
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(stream.headers['cache-control']).toContain('no-store')
    expect(await stream.next()).toMatchObject({ name: 'ready', data: { isResumed: false } })
    const { platform, id } = await app.connectMarketplace()
    const topicIds = await app.createTopics(2)
    const { runId } = (await app.startRun(id, { topicIds, drive: 'server' })).json()
    const created = await stream.next(of(runId, 'run.created'))
    expect(created.data).toEqual({
      id: runId,
      kind: 'push',
      state: 'pending',
      isSystem: false,
      connectionId: id,
      startedBy: acme.member.id,
      total: 2,
      processed: 0,
      success: 0,
      errors: 0,
      skipped: 0,
    })
    await drive()
    const ended = await stream.next(of(runId, 'run.ended'))
    expect(ended.data).toMatchObject({ state: 'completed', processed: 2, success: 2 })
    const [before, after] = [created, ended].map(({ id }) => id!.split('-'))
    expect(after![0]).toBe(before![0])
    expect(Number(after![1])).toBeGreaterThanOrEqual(Number(before![1]))
    expect(platform).toBeDefined()
  })

  test('is the same on every node, and one for each organization', async () => {
    const here = await openStream(acme.viewer)
    const there = await openStream(acme.viewer, {}, OTHER_NODE)
    const theirs = await openStream(other.owner)
    for (const stream of [here, there, theirs]) await stream.next(ready)
    const { batchId } = await startImport([names(1)])
    await here.next(of(batchId, 'run.ended'))
    await there.next(of(batchId, 'run.ended'))
    const { batchId: theirBatch } = await startImport([names(1)], { as: other.member })
    // The first that they hear of is their own.
    expect((await theirs.next()).data.id).toBe(theirBatch)
  })

  test('goes on after the last event that was heard, also on another node', async () => {
    const first = await openStream(acme.viewer)
    const { id } = await first.next(ready)
    first.close()
    const { batchId } = await startImport([names(2)])
    const { batchId: openBatch } = await startImport([names(1)], { drive: 'server' })
    const again = await openStream(acme.viewer, { 'last-event-id': id! }, OTHER_NODE)
    expect(await again.next()).toMatchObject({ name: 'ready', data: { isResumed: true } })
    await again.next(of(batchId, 'run.ended'))
    const { id: seen } = await again.next(of(openBatch, 'run.created'))
    // A transaction that began before others and ended after them is not skipped.
    again.close()
    const late = await db.transaction(async (tx) => {
      await tx.execute({
        text: `UPDATE runs SET last_error = 'slow' WHERE org_id = $1 AND id = $2`,
        values: [acme.id, openBatch],
      })
      const { batchId: quick } = await startImport([names(1)])
      const between = await openStream(acme.viewer, { 'last-event-id': seen! })
      return (await between.next(of(quick, 'run.ended'))).id!
    })
    const last = await openStream(acme.viewer, { 'last-event-id': late })
    await last.next(({ data }) => data.id === openBatch)
  })

  test('begins anew with an id from elsewhere', async () => {
    const { id } = await (await openStream(acme.viewer)).next(ready)
    const [history, position] = id!.split('-')
    // Ahead of the database, of a database that was replaced, and of a version whose ids named none.
    for (const elsewhere of [`${history}-999999999999999`, `abc-${position}`, position!]) {
      const stream = await openStream(acme.viewer, { 'last-event-id': elsewhere })
      expect(await stream.next()).toMatchObject({ name: 'ready', data: { isResumed: false } })
    }
    const refused = await openStream(acme.viewer, { 'last-event-id': 'yesterday' })
    expect(refused.status).toBe(400)
    expect(refused.refusal).toEqual({ error: 'Last-Event-ID must be the id of an event' })
    expect((await openStream(undefined)).status).toBe(401)
  })

  test('tells nothing of runs that were changed before the database was restored', async () => {
    await startImport([names(1)])
    const { batchId: resumed } = await startImport([names(1)], { drive: 'server' })
    // As after a restore into a new server, which counts its transactions from the beginning.
    await db.execute({
      text: 'UPDATE runs SET created_in = created_in + 1000000000, changed_in = changed_in + 1000000000 WHERE org_id = $1',
      values: [acme.id],
    })
    const stream = await openStream(acme.viewer)
    const { id } = await stream.next(ready)
    await drive()
    const { batchId } = await startImport([names(1)])
    expect(await runsUntil(stream, batchId)).toEqual(new Set([resumed, batchId]))
    const again = await openStream(acme.viewer, { 'last-event-id': id! }, OTHER_NODE)
    expect(await again.next()).toMatchObject({ name: 'ready', data: { isResumed: true } })
    const { batchId: last } = await startImport([names(1)])
    expect(await runsUntil(again, last)).toEqual(new Set([resumed, batchId, last]))
  })

  test('tells a key of the kinds that it has a scope for', async () => {
    const key = await app.apiKey(acme.owner, ['sync'])
    const stream = await openStream(key)
    await stream.next(ready)
    await startImport([names(1)])
    const { runId } = await app.startSync([{ name: names(1)[0] }])
    expect((await stream.next()).data.id).toBe(runId)
  })

  test('tells operators of the system’s jobs', async () => {
    const operator = await app.user(acme.id, 'member', true)
    const [theirs, member] = [await openStream(operator), await openStream(acme.member)]
    for (const stream of [theirs, member]) await stream.next(ready)
    const body = { jobType: 'reclassify', config: { mode: 'local', dryRun: true } }
    const { jobId } = (await call('POST', '/api/admin/jobs', { as: operator, body })).json()
    expect((await theirs.next(of(jobId, 'run.created'))).data).toMatchObject({ kind: 'job', isSystem: true })
    const { batchId } = await startImport([names(1)])
    expect((await member.next()).data.id).toBe(batchId)
  })
})

describe('the stream ends', () => {
  test('when the database is replaced by another, so that its client begins anew', async () => {
    let history = 'before'
    const query = (async (row, statement) => {
      const rows = await db.query(row, statement)
      return statement.name === 'event_position' ? rows.map((position) => ({ ...position, history })) : rows
    }) as typeof db.query
    const feed = new Feed({ ...db, query }, acme.id, pino({ level: 'silent' }))
    const events: string[] = []
    const ended = withResolvers()
    const subscriber = { tell: () => events.push('told'), close: () => ended.resolve() }
    await feed.subscribe(subscriber, null)
    history = 'after'
    await startImport([names(1)])
    feed.wake()
    await ended.promise
    expect(events).toEqual([])
    expect(feed.subscribers.size).toBe(0)
  })

  test('with the session, on whichever node that ends', async () => {
    const person = await app.user(acme.id)
    const stream = await openStream(person)
    await stream.next(ready)
    await app.secondNode.call('POST', '/api/auth/sign-out', { as: person, body: {} })
    await stream.ended()
    expect((await openStream(person)).status).toBe(401)
  })

  test('with the membership', async () => {
    const person = await app.user(acme.id)
    const stream = await openStream(person)
    await stream.next(ready)
    await db.execute({ text: 'DELETE FROM members WHERE user_id = $1', values: [person.id] })
    await stream.ended()
  })

  test('with the key, but not with another of the same person', async () => {
    const created = async () =>
      (await call('POST', '/api/keys', { as: acme.owner, body: { name: 'stream' } })).json() as {
        record: { id: string }
        plaintext: string
      }
    const [revoked, kept] = [await created(), await created()]
    const [ending, lasting] = [await openStream({ key: revoked.plaintext }), await openStream({ key: kept.plaintext })]
    for (const stream of [ending, lasting]) await stream.next(ready)
    const { statusCode } = await call('DELETE', '/api/keys', { as: acme.owner, body: { id: revoked.record.id } })
    expect(statusCode).toBe(200)
    await ending.ended()
    const { batchId } = await startImport([names(1)])
    await lasting.next(of(batchId, 'run.ended'))
  })

  test('before one caller has too many', async () => {
    const person = await app.user(acme.id)
    for (let count = 0; count < 12; count++) expect((await openStream(person)).status).toBe(200)
    const { status, headers } = await openStream(person)
    expect(status).toBe(429)
    expect(headers['retry-after']).toBe('30')
    expect((await openStream(acme.viewer)).status).toBe(200)
  })
})
