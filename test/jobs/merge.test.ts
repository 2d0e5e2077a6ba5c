import { beforeAll, describe, expect, test } from 'vitest'
import { enforceRetention } from '../../src/retention'
import { startTestApp, useTestApp } from '../harness/app'
import { createTestDatabase } from '../harness/database'
import { addApart, link, mergedState, sweep } from '../harness/duplicates'
import { jobClient } from '../harness/jobs'
import { select } from '../harness/select'

const app = await useTestApp()
const { db, call } = app
const operator = await app.user(undefined, 'member', true)
const jobs = jobClient(app, operator)
const acme = await app.staffed()
const other = await app.staffed()

const firstRow = async <T = Record<string, unknown>>(text: string, ...values: unknown[]) =>
  (await select<T>(db, { text, values }))[0]!
const merge = async (clusters: object[]) => {
  const id = await jobs.create('merge', { clusters })
  await jobs.finish(id)
  return jobs.find(id)
}
const rollBack = async (id: string, body?: object) => {
  const { jobId } = (await jobs.send('POST', `/${id}/rollback`, body)).json()
  return { jobId, ...(await jobs.finish(jobId)) }
}

describe('from reclassification to merge and back', () => {
  let [winner, loser, third]: string[] = []
  let winnerLink: string
  let loserLink: string
  let cluster: Record<string, unknown>

  beforeAll(async () => {
    ;[loser, winner, third] = await addApart(db, 'Cargo Bike Commuters', 3)
    await addApart(db, 'Falconry Clubs', 1)
    ;[winnerLink, loserLink] = (await link(db, acme.id, [winner!, loser!])) as [string, string]
    await link(db, other.id, [winner!, third!])
    await link(db, (await app.organization()).id, [loser!])
    await link(db, (await app.organization()).id, [winner!])
    const job = await sweep(jobs)
    expect(job.result.clusters).toHaveLength(1)
    cluster = job.result.clusters[0]
  })

  test('the sweep names the winner by its links', () => {
    expect(cluster).toEqual({
      winnerId: winner,
      winnerName: 'Cargo Bike Commuters',
      loserIds: [loser, third],
      loserNames: ['Cargo Bike Commuters', 'Cargo Bike Commuters'],
      similarity: 1,
    })
  })

  test('a merge moves links, activations, history and what was empty; a rollback with links restores every bit', async () => {
    await call('PATCH', `/api/topics/${loserLink}`, { as: acme.owner, body: { subcategory: 'Bikes of ours' } })
    const overlaid = await link(db, (await app.organization()).id, [third!])
    const holder = await firstRow<{ org_id: string }>('SELECT org_id FROM org_topics WHERE id = $1', overlaid[0])
    const member = await app.user(holder.org_id, 'owner')
    await call('PATCH', `/api/topics/${overlaid[0]}`, { as: member, body: { segment_type: 'B2G' } })
    await db.execute({
      text: `UPDATE org_topics SET external_id = 'crm-7', performance_score = 8, tags = '{Bikes,"Our own"}' WHERE org_id = $1 AND id = $2`,
      values: [acme.id, loserLink],
    })
    await db.execute({
      text: 'UPDATE org_topics SET performance_score = 3 WHERE org_id = $1 AND id = $2',
      values: [acme.id, winnerLink],
    })
    await db.execute({
      text: `INSERT INTO activations (org_id, id, org_topic_id, connection_id, platform, status, created_at)
             VALUES ($1, 'act_1', $2, 'conn_1', 'dspapi', 'active', now()), ($1, 'act_2', $3, 'conn_1', 'dspapi', 'error', now())`,
      values: [acme.id, loserLink, winnerLink],
    })
    await db.execute({
      text: `INSERT INTO match_value_sets (org_id, id, org_topic_id, match_key, value_count, complete, created_at)
             VALUES ($1, 'mv_1', $2, 'ip', 1, true, now()), ($1, 'mv_2', $2, 'url', 1, true, now()),
                    ($1, 'mv_3', $3, 'url', 1, true, now())`,
      values: [acme.id, loserLink, winnerLink],
    })
    await db.execute({ text: `UPDATE match_value_sets SET created_at = now() - interval '1 day'` })
    const before = await mergedState(db)

    const merged = await merge([cluster])
    // What a rollback brings back is no broken upload.
    await enforceRetention(db)
    expect(merged).toMatchObject({ status: 'completed', total_items: 1, success_count: 1, error_count: 0 })
    expect(await firstRow('SELECT merged_into, identity FROM global_topics WHERE id = $1', loser)).toEqual({
      merged_into: winner,
      identity: null,
    })
    expect(
      await select(db, { text: 'SELECT 1 FROM org_topics WHERE topic_id = ANY($1)', values: [[loser, third]] }),
    ).toEqual([])
    expect(await firstRow('SELECT * FROM org_topics WHERE org_id = $1 AND id = $2', acme.id, winnerLink)).toMatchObject(
      {
        external_id: 'crm-7',
        performance_score: 8,
        tags: ['Bikes', 'Our own'],
        overlay: null,
        subcategory: expect.not.stringMatching('of ours'),
      },
    )
    expect((await call('GET', `/api/topics/${loserLink}`, { as: acme.owner })).statusCode).toBe(404)
    expect(
      await firstRow(`SELECT array_agg(DISTINCT org_topic_id) AS links FROM activations WHERE org_id = $1`, acme.id),
    ).toEqual({
      links: [winnerLink],
    })
    const entries = (await call('GET', `/api/topics/${winnerLink}/history`, { as: acme.owner })).json()
    expect(entries.map(({ changeType }: { changeType: string }) => changeType).sort()).toEqual([
      'created',
      'created',
      'field_edit',
    ])
    expect(
      await select(db, {
        text: 'SELECT id, match_key FROM match_value_sets WHERE org_topic_id = $1 AND complete ORDER BY id',
        values: [winnerLink],
      }),
    ).toEqual([
      { id: 'mv_1', match_key: 'ip' },
      { id: 'mv_3', match_key: 'url' },
    ])
    expect(
      await firstRow('SELECT topic_id, segment_type, overlay FROM org_topics WHERE id = $1', overlaid[0]),
    ).toMatchObject({
      topic_id: winner,
      segment_type: 'B2G',
      overlay: { fields: { segment_type: 'B2G' } },
    })
    const [entry] = (await call('GET', `/api/admin/topics/${loser}/history`, { as: operator })).json().data
    expect(entry).toMatchObject({
      changeType: 'merged',
      source: 'admin_merge',
      batchId: merged.id,
      metadata: { winnerId: winner },
      previousValues: { merged_into: null, identity: expect.stringMatching(/^[0-9a-f]{32}$/) },
      newValues: { merged_into: winner },
    })
    await ledgersAgree()

    expect(await rollBack(merged.id, { links: true })).toMatchObject({ done: true, successCount: 2, skipCount: 0 })
    expect(await mergedState(db)).toEqual(before)
    await ledgersAgree()
    expect((await firstRow('SELECT count(*) AS n FROM merge_moves')).n).toBe(0)
  })

  test('a rollback without links brings the topics back and leaves the libraries; links may follow', async () => {
    const before = await mergedState(db)
    const merged = await merge([cluster])
    const { links } = await mergedState(db)
    const back = await rollBack(merged.id)
    const after = await mergedState(db)
    expect(after.topics).toEqual(before.topics)
    expect(after.catalog).toEqual(before.catalog)
    expect(after.links).toEqual(links)
    const [entry] = (await call('GET', `/api/admin/topics/${loser}/history`, { as: operator })).json().data
    expect(entry).toMatchObject({ changeType: 'rolled_back', source: 'admin_rollback', batchId: back.jobId })
    expect(await rollBack(merged.id)).toMatchObject({ successCount: 0, skipCount: 2 })
    expect(await rollBack(merged.id, { links: true })).toMatchObject({ successCount: 2, skipCount: 0 })
    expect(await mergedState(db)).toEqual(before)
  })

  test('what an organization did since stays', async () => {
    const merged = await merge([cluster])
    await call('PATCH', `/api/topics/${winnerLink}`, { as: acme.owner, body: { subcategory: 'Mine' } })
    await db.execute({
      text: `UPDATE org_topics SET external_id = 'new' WHERE org_id = $1 AND id = $2`,
      values: [acme.id, winnerLink],
    })
    const gone = await firstRow<{ org_id: string; id: string }>(
      'SELECT org_id, link_id AS id FROM merge_moves WHERE job_id = $1 AND keeper_id = link_id LIMIT 1',
      merged.id,
    )
    await db.execute({ text: 'DELETE FROM org_topics WHERE org_id = $1 AND id = $2', values: [gone.org_id, gone.id] })
    await rollBack(merged.id, { links: true })
    expect(
      await firstRow('SELECT topic_id, external_id, subcategory FROM org_topics WHERE id = $1', winnerLink),
    ).toEqual({
      topic_id: winner,
      external_id: 'new',
      subcategory: 'Mine',
    })
    expect(await firstRow('SELECT topic_id, external_id FROM org_topics WHERE id = $1', loserLink)).toEqual({
      topic_id: loser,
      external_id: 'crm-7',
    })
    expect(await select(db, { text: 'SELECT 1 FROM org_topics WHERE id = $1', values: [gone.id] })).toEqual([])
    await ledgersAgree()
  })
})

test('a library with two losers and no winner keeps the first’s link', async () => {
  const [a, b, c] = await addApart(db, 'Penny Farthing Riders', 3)
  const library = await app.organization()
  const [, first, second] = await link(db, library.id, [a!, b!, c!])
  await db.execute({ text: 'DELETE FROM org_topics WHERE org_id = $1 AND topic_id = $2', values: [library.id, a] })
  const before = await mergedState(db)
  const merged = await merge([{ winnerId: a, loserIds: [b, c] }])
  const links = await select(db, {
    text: 'SELECT id, topic_id FROM org_topics WHERE org_id = $1',
    values: [library.id],
  })
  expect(links).toEqual([{ id: first, topic_id: a }])
  expect(second).not.toBe(first)
  await rollBack(merged.id, { links: true })
  expect(await mergedState(db)).toEqual(before)
})

test('the highest score stays in every library, and the winner has its own again after a rollback', async () => {
  const [winner, loser, unscored] = (await addApart(db, 'Glass Eel Anglers', 3)) as [string, string, string]
  const score = (id: string, performanceScore: number) =>
    call('PATCH', `/api/admin/topics/${id}`, { as: operator, body: { performanceScore } })
  await score(winner, 3)
  await score(loser, 8)
  const [withBoth, withLoser] = [await app.staffed(), await app.staffed()]
  await link(db, withBoth.id, [winner, loser])
  await link(db, withLoser.id, [loser])
  const scores = async () => {
    const libraries = [withBoth, withLoser].map(({ owner }) => call('GET', '/api/topics', { as: owner }))
    const topics = (await Promise.all(libraries)).flatMap((response) => response.json().data)
    return topics.map(({ performance_score }) => performance_score).sort()
  }
  expect(await scores()).toEqual([3, 8, 8])
  const before = await mergedState(db)
  const merged = await merge([{ winnerId: winner, loserIds: [unscored, loser] }])
  expect(await scores()).toEqual([8, 8])
  const [entry] = (await call('GET', `/api/admin/topics/${winner}/history`, { as: operator })).json().data
  expect(entry).toMatchObject({
    changeType: 'reclassified',
    source: 'admin_merge',
    batchId: merged.id,
    previousValues: { performance_score: 3 },
    newValues: { performance_score: 8 },
  })
  await rollBack(merged.id, { links: true })
  expect(await mergedState(db)).toEqual(before)
  await merge([{ winnerId: winner, loserIds: [loser] }])
  await score(winner, 5)
  await rollBack((await merge([{ winnerId: winner, loserIds: [unscored] }])).id)
  expect(await scores()).toEqual([5, 5])
})

test('a winner that is merged later takes its links along, and both come back one after the other', async () => {
  const [a, b, c] = await addApart(db, 'Unicycle Jugglers', 3)
  const library = await app.organization()
  await link(db, library.id, [a!, b!])
  const before = await mergedState(db)
  const first = await merge([{ winnerId: a, loserIds: [b] }])
  const second = await merge([{ winnerId: c, loserIds: [a] }])
  // While the winner is merged itself its losers’ links are where it is.
  expect(await rollBack(first.id, { links: true })).toMatchObject({ successCount: 1 })
  await rollBack(second.id, { links: true })
  await rollBack(first.id, { links: true })
  expect(await mergedState(db)).toEqual(before)
})

test('a cluster that cannot be merged any more is an error; the others are merged', async () => {
  const [a, b] = await addApart(db, 'Kite Surf Instructors', 2)
  const [c, d] = await addApart(db, 'Sand Yacht Pilots', 2)
  const id = await jobs.create('merge', {
    clusters: [
      { winnerId: a, winnerName: 'Kite Surf Instructors', loserIds: [b] },
      { winnerId: c, loserIds: [d] },
    ],
  })
  await call('POST', '/api/admin/topics/archive', { as: operator, body: { topicIds: [b] } })
  expect(await jobs.finish(id)).toMatchObject({ processedItems: 2, successCount: 1, errorCount: 1 })
  expect(await jobs.find(id)).toMatchObject({
    status: 'completed',
    errors: [{ id: a, name: 'Kite Surf Instructors', message: `${b} is archived` }],
  })
  expect(await firstRow('SELECT merged_into FROM global_topics WHERE id = $1', d)).toEqual({ merged_into: c })
})

describe('a merge job is refused', () => {
  const valid = async () => (await addApart(db, `Refused ${Math.random()}`, 3)) as [string, string, string]
  const refusal = async (config: unknown) => {
    const response = await jobs.send('POST', '', { jobType: 'merge', config })
    return { status: response.statusCode, error: response.json().error }
  }
  test.each([
    [{}, 'config.clusters must be an array of clusters'],
    [{ clusters: [] }, 'config.clusters must be an array of clusters'],
    [{ clusters: 'all' }, 'config.clusters must be an array of clusters'],
    [{ clusters: [{}] }, 'each of config.clusters must have a winnerId and loserIds'],
    [{ clusters: [{ winnerId: 'tp_1', loserIds: [] }] }, 'each of config.clusters must have a winnerId and loserIds'],
    [{ clusters: [{ winnerId: 'tp_1', loserIds: [5] }] }, 'each of config.clusters must have a winnerId and loserIds'],
    [{ clusters: [{ winnerId: 'tp_1', loserIds: ['tp_2'] }] }, 'config.clusters[0]: tp_1 is no topic'],
    [
      { clusters: [{ winnerId: 'tp_1', loserIds: Array(1001).fill('tp_2') }] },
      'config.clusters: Maximum 1000 loserIds',
    ],
    [
      { clusters: Array(5001).fill({ winnerId: 'tp_1', loserIds: ['tp_2'] }) },
      'config.clusters: Maximum 5000 clusters',
    ],
    [{ clusters: [{ winnerId: 'tp_1', loserIds: ['tp_2'] }], dry: true }, 'config has no dry'],
  ])('%#', async (config, error) => {
    expect(await refusal(config)).toEqual({ status: 400, error })
  })

  test('where a topic is named twice, archived or merged', async () => {
    const [a, b, c] = await valid()
    const named = (id: string, at = 0) => ({
      status: 400,
      error: `config.clusters[${at}]: ${id} is named more than once`,
    })
    expect(await refusal({ clusters: [{ winnerId: a, loserIds: [b, a] }] })).toEqual(named(a))
    expect(await refusal({ clusters: [{ winnerId: a, loserIds: [b, b] }] })).toEqual(named(b))
    expect(
      await refusal({
        clusters: [
          { winnerId: a, loserIds: [b] },
          { winnerId: b, loserIds: [c] },
        ],
      }),
    ).toEqual(named(b, 1))
    await call('POST', '/api/admin/topics/archive', { as: operator, body: { topicIds: [c] } })
    expect(await refusal({ clusters: [{ winnerId: a, loserIds: [c] }] })).toMatchObject({
      error: `config.clusters[0]: ${c} is archived`,
    })
    await merge([{ winnerId: a, loserIds: [b] }])
    expect(await refusal({ clusters: [{ winnerId: b, loserIds: [a] }] })).toMatchObject({
      error: `config.clusters[0]: ${b} is merged into ${a}`,
    })
  })
})

test('two nodes merging at once merge each cluster once', async () => {
  const database = await createTestDatabase()
  const nodes = [await startTestApp({ database }), await startTestApp({ database })]
  const person = await nodes[0]!.user(undefined, 'member', true)
  const [here, there] = nodes.map((node) => jobClient(node, person))
  const library = await nodes[0]!.organization()
  const clusters: object[] = []
  for (let at = 0; at < 25; at++) {
    const [winnerId, ...loserIds] = await addApart(database.db, `Audience Number ${at}x Fans`, 3)
    await link(database.db, library.id, [winnerId!, ...loserIds])
    clusters.push({ winnerId, loserIds })
  }
  const before = await mergedState(database.db)
  const id = await here!.create('merge', { clusters })
  await Promise.all([here!.finish(id), there!.finish(id)])
  expect(await here!.find(id)).toMatchObject({
    status: 'completed',
    success_count: 25,
    error_count: 0,
    processed_items: 25,
  })
  const counted = await select(database.db, {
    text: `SELECT (SELECT count(*) FROM global_topic_history WHERE batch_id = $1) AS merged,
                  (SELECT count(*) FROM org_topics) AS links`,
    values: [id],
  })
  expect(counted).toEqual([{ merged: 50, links: 25 }])
  const { jobId } = (await here!.send('POST', `/${id}/rollback`, { links: true })).json()
  await Promise.all([here!.finish(jobId), there!.finish(jobId)])
  expect(await mergedState(database.db)).toEqual(before)
  for (const node of nodes) await node.close()
  await database.drop()
})

/** What the ledgers add up to is what there is. */
async function ledgersAgree() {
  const differences = await select(db, {
    text: `SELECT org_id, parent_category, segment_type, sum(n) FROM (
             SELECT org_id, parent_category, segment_type, topics AS n FROM library_counts
             UNION ALL SELECT org_id, parent_category, segment_type, -1 FROM org_topics WHERE visible
             UNION ALL SELECT '', parent_category, segment_type, topics FROM catalog_counts
             UNION ALL SELECT '', parent_category, segment_type, -1 FROM global_topics WHERE archived_at IS NULL AND merged_into IS NULL
           ) both_sides GROUP BY 1, 2, 3 HAVING sum(n) <> 0`,
  })
  expect(differences).toEqual([])
}
