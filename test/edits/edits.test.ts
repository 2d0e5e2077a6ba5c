import { beforeEach, describe, expect, test } from 'vitest'
import { EDIT_CHUNK } from '../../src/limits'
import { sweepUndos } from '../../src/undo/sweep'
import { useRuns } from '../harness/runs'

const app = await useRuns()
const { acme, other, call, db, drive, show, createTopics } = app
beforeEach(async () => {
  for (const table of ['org_topics', 'topic_edits', 'corrections']) await db.execute({ text: `DELETE FROM ${table}` })
})

type Caller = NonNullable<NonNullable<Parameters<typeof call>[2]>['as']>
const post = (body: object, as: Caller = acme.member) => call('POST', '/api/topics/edit', { as, body })
const undo = (id: string, body: object = {}, as: Caller = acme.member) => call('POST', `/api/undo/${id}`, { as, body })
const detail = async (id: string, as: Caller = acme.viewer) => (await call('GET', `/api/topics/${id}`, { as })).json()
const patch = (id: string, body: object) => call('PATCH', `/api/topics/${id}`, { as: acme.member, body })
const corrections = async () => (await call('GET', '/api/corrections', { as: acme.viewer })).json().total

/** As if they had been chosen, and some of them edited, 31 days ago. */
const ageEditedTopics = () =>
  db.execute({
    text: `UPDATE edited_topics SET created_at = created_at - interval '31 days', edited_at = edited_at - interval '31 days'`,
  })

/** What two edits with the same result must agree on. */
async function comparable(id: string) {
  const { id: _, updated_at, created_at, topic_id, ...topic } = await detail(id)
  const [entry] = (await call('GET', `/api/topics/${id}/history`, { as: acme.viewer })).json()
  const text = JSON.stringify({ topic, previousValues: entry.previousValues, newValues: entry.newValues })
  return text.replaceAll(topic.topic_name, 'NAME').replaceAll(/zq\w+/gi, 'NAME')
}

async function edit(body: object, as?: Caller): Promise<string> {
  const { runId } = (await post(body, as)).json()
  await drive()
  return runId
}

describe('a bulk edit', () => {
  test('changes each topic as its own edit would, with history, corrections and outputs', async () => {
    const [one, two, single] = (await createTopics(3)) as [string, string, string]
    const fields = {
      parent_category: 'Travel & Tourism',
      segment_type: 'B2B',
      audience_type: 'Owners',
      sensitivity: 'Moderate',
    }
    await patch(single, { ...fields, tags: ['VIP'] })
    expect(await corrections()).toBe(4)
    const runId = await edit({ topicIds: [one, two], changes: { ...fields, tags: { add: ['VIP'] } } })
    expect(await show(runId)).toMatchObject({
      kind: 'edit',
      title: '2 topics: category, segment type, audience type, sensitivity, tags',
      state: 'completed',
      progress: { total: 2, processed: 2 },
      counts: { success: 2, errors: 0, skipped: 0 },
    })
    expect(await comparable(one)).toBe(await comparable(single))
    expect(await detail(two)).toMatchObject({ ...fieldsOfRecord(fields), tags: ['VIP'] })
    expect(await corrections()).toBe(12)
    const [entry] = (await call('GET', `/api/topics/${one}/history`, { as: acme.viewer })).json()
    expect(entry).toMatchObject({ source: 'bulk_edit', changedBy: acme.member.id, metadata: { editId: runId } })
    // The same again changes nothing, and starts nothing.
    const again = await post({ topicIds: [one, two], changes: { ...fields, tags: { add: ['vip'] } } })
    expect(again.json()).toMatchObject({ runId: null, total: 2, changed: 0, unchanged: 2 })
  })

  test('makes the segments stale whose names it changes, and not by tags', async () => {
    const { id: connection } = await app.connectMarketplace()
    const [renamed, tagged] = (await createTopics(2)) as [string, string]
    await app.pushTopics(connection, [renamed, tagged])
    const preview = {
      dryRun: true,
      filters: {},
      changes: { parent_category: 'Travel & Tourism', tags: { add: ['x'] } },
    }
    expect((await post(preview)).json()).toMatchObject({ changed: 2, active: 2 })
    await edit({ topicIds: [renamed], changes: { parent_category: 'Travel & Tourism' } })
    await edit({ topicIds: [tagged], changes: { tags: { add: ['x'] } } })
    expect(await app.newestActivation(renamed)).toMatchObject({ stale: true })
    expect(await app.newestActivation(tagged)).toMatchObject({ stale: false })
  })

  test('by filters takes what they match now, only what the workspace and organization see', async () => {
    const workspace = (await call('POST', '/api/workspaces', { as: acme.owner, body: { name: 'One' } })).json().id
    const headers = { 'x-workspace-id': workspace }
    const [inside] = (await createTopics(1, acme.member, headers)) as [string]
    const [outside] = (await createTopics(1)) as [string]
    const [theirs] = (await createTopics(1, other.member)) as [string]
    const changes = { segment_type: 'B2G', tags: { replace: ['New'] } }
    const body = { filters: { parentCategory: ['Auto', 'Travel & Tourism'] }, changes }
    const { runId, total } = (await call('POST', '/api/topics/edit', { as: acme.member, body, headers })).json()
    expect(total).toBe(1)
    const [later] = (await createTopics(1, acme.member, headers)) as [string]
    await drive()
    expect(await show(runId)).toMatchObject({ state: 'completed', workspaceId: workspace })
    const segments = async (ids: string[]) =>
      Promise.all(ids.map(async (id) => (await detail(id, id === theirs ? other.viewer : acme.viewer)).segment_type))
    expect(await segments([inside, outside, later, theirs])).toEqual(['B2G', 'B2C', 'B2C', 'B2C'])
    // Another organization's ids, and ids of nothing, are none of this library.
    const foreign = (await post({ topicIds: [theirs, theirs, 'ot_none'], changes })).json()
    expect(foreign).toMatchObject({
      runId: null,
      total: 0,
      refused: [{ reason: 'not_in_library', topics: 2, message: 'It is not in the library' }],
    })
  })

  test('of more topics than one transaction takes is done once each, whoever goes on with it', async () => {
    const ids = await createTopics(1_100)
    const { runId } = (await post({ filters: {}, changes: { tags: { add: ['Bulk'] } } })).json()
    await Promise.all([drive(), drive()])
    expect(await show(runId)).toMatchObject({ state: 'completed', counts: { success: 1_100 } })
    const tagged = { text: `SELECT FROM org_topics WHERE tags = '{Bulk}'` }
    expect(await db.execute(tagged)).toBe(ids.length)
    const entries = { text: `SELECT FROM org_topic_history WHERE metadata->>'editId' = $1`, values: [runId] }
    expect(await db.execute(entries)).toBe(ids.length)
  })

  test('that was paused for more than thirty days goes on where it was', async () => {
    const topicIds = await createTopics(2)
    const { runId } = (await post({ topicIds, changes: { tags: { add: ['Late'] } } })).json()
    expect((await app.act(runId, 'pause')).statusCode).toBe(200)
    await ageEditedTopics()
    await sweepUndos(db)
    expect((await app.act(runId, 'resume')).statusCode).toBe(200)
    await drive()
    expect(await show(runId)).toMatchObject({ state: 'completed', counts: { success: 2 } })
    for (const id of topicIds) expect((await detail(id)).tags).toEqual(['Late'])
  })

  test('can be cancelled; a topic that cannot be changed any more is named', async () => {
    const [gone, full] = (await createTopics(2)) as [string, string]
    const { runId } = (await post({ topicIds: [gone, full], changes: { tags: { add: ['More'] } } })).json()
    await call('DELETE', '/api/topics', { as: acme.owner, body: { ids: [gone] } })
    await patch(full, { tags: Array.from({ length: 20 }, (_, at) => `tag ${at}`) })
    await drive()
    const run = await show(runId)
    expect(run).toMatchObject({ state: 'completed', counts: { success: 0, errors: 2 } })
    expect(run.errors.map(({ item, message }: { item: string; message: string }) => [item, message]).sort()).toEqual(
      [
        [gone, 'It is not in the library'],
        [full, 'It would have too many tags'],
      ].sort(),
    )
    const cancelled = (await post({ topicIds: [full], changes: { segment_type: 'B2B' } })).json().runId
    expect((await app.act(cancelled, 'cancel', acme.viewer)).statusCode).toBe(403)
    expect((await app.act(cancelled, 'cancel')).statusCode).toBe(200)
    await drive()
    expect((await detail(full)).segment_type).toBe('B2C')
  })
})

const fieldsOfRecord = ({ sensitivity: _, ...fields }: Record<string, string>) => fields

describe('a dry run', () => {
  test('says what would change, page by page, and changes nothing', async () => {
    const ids = await createTopics(5)
    const [same, full] = ids as [string, string]
    await patch(same, { segment_type: 'B2B', tags: ['New'] })
    await patch(full, { tags: Array.from({ length: 20 }, (_, at) => `tag ${at}`) })
    const before = await Promise.all(ids.map((id) => detail(id)))
    const changes = { segment_type: 'B2B', tags: { add: ['New'], remove: ['other'] } }
    const preview = async (page: number) =>
      (await post({ topicIds: ids, changes, dryRun: true, page, pageSize: 2 })).json()
    const first = await preview(1)
    expect(first).toMatchObject({
      dryRun: true,
      runId: null,
      total: 5,
      changed: 3,
      unchanged: 1,
      active: 0,
      refused: [{ reason: 'too_many_tags', topics: 1, message: 'It would have too many tags' }],
    })
    const samples = [...first.samples, ...(await preview(2)).samples]
    expect(samples.map(({ id }: { id: string }) => id).sort()).toEqual(ids.slice(2).sort())
    expect(samples[0]).toMatchObject({
      topic_name: expect.any(String),
      before: { segment_type: 'B2C', tags: [] },
      after: { segment_type: 'B2B', tags: ['New'] },
    })
    await drive()
    expect(await Promise.all(ids.map((id) => detail(id)))).toEqual(before)
    expect(await db.execute({ text: 'SELECT FROM topic_edits' })).toBe(0)
  })

  test.each([
    [{ subcategory: 'suvs' }, 2],
    [{ parent_category: 'Auto', subcategory: 'suvs' }, 2],
    [{ subcategory: 'Our Own' }, 4],
    [{ tags: { remove: ['new'], add: ['New'] } }, 3],
    [{ tags: { remove: ['old'], add: ['new'] } }, 3],
    [{ subcategory: 'suvs', tags: { add: ['new'] } }, 2],
  ])('counts what the run changes, not what is spelt otherwise: %j', async (changes, changed) => {
    const ids = await createTopics(4)
    const [suvs, reordered, own, moved] = ids as [string, string, string, string]
    await patch(suvs, { subcategory: 'SUVs', tags: ['Old', 'New'] })
    await patch(reordered, { subcategory: 'SUVs', tags: ['New', 'Old'] })
    await patch(own, { subcategory: 'our own', tags: ['new'] })
    await patch(moved, { parent_category: 'Travel & Tourism' })
    const { samples, ...planned } = (await post({ topicIds: ids, changes, dryRun: true })).json()
    expect(planned).toMatchObject({ total: 4, changed, unchanged: 4 - changed })
    expect(samples).toHaveLength(changed)
    const before = await Promise.all(ids.map((id) => detail(id)))
    const runId = await edit({ topicIds: ids, changes })
    expect((await show(runId)).counts).toMatchObject({ success: changed, skipped: 0 })
    const after = await Promise.all(ids.map((id) => detail(id)))
    expect(after.filter((topic, at) => topic.updated_at !== before[at].updated_at)).toHaveLength(changed)
  })
})

describe('taking a bulk edit back', () => {
  test('sets fields and tags back, but not where somebody edited again', async () => {
    const [plain, own, edited, deleted] = (await createTopics(4)) as [string, string, string, string]
    await patch(own, { subcategory: 'Our own words', tags: ['Mine', 'Old'] })
    const ids = [plain, own, edited, deleted]
    const before = await Promise.all(ids.map((id) => comparableRecord(id)))
    const correctionsBefore = await corrections()
    const changes = { parent_category: 'Travel & Tourism', tags: { add: ['New'], remove: ['old'] } }
    const runId = await edit({ topicIds: ids, changes })
    expect(await detail(own)).toMatchObject({ parent_category: 'Travel & Tourism', tags: ['Mine', 'New'] })
    await patch(edited, { audience_type: 'Owners' })
    await call('DELETE', '/api/topics', { as: acme.owner, body: { ids: [deleted] } })
    const listed = (await call('GET', '/api/undo', { as: acme.viewer })).json()
    expect(listed[1]).toMatchObject({ id: runId, action: 'edit', title: '4 topics: category, tags', topics: 4 })

    const kept = [
      { id: edited, reason: 'edited_since', message: 'It was edited again since' },
      { id: deleted, reason: 'not_in_library', message: 'It is no longer in the library' },
    ]
    const plan = { action: 'edit', total: 4, takenBack: 2, removedFromCatalog: 0, keptCount: 2 }
    const preview = (await undo(runId, { dryRun: true })).json()
    expect(preview).toMatchObject(plan)
    expect(preview.kept).toHaveLength(2)
    expect(preview.kept).toEqual(expect.arrayContaining(kept.map((one) => expect.objectContaining(one))))
    expect((await detail(plain)).parent_category).toBe('Travel & Tourism')

    // Two at once: one of them does it.
    const answers = await Promise.all([undo(runId), undo(runId)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await Promise.all([drive(), drive()])
    const { runId: undoRun } = answers.find(({ statusCode }) => statusCode === 200)!.json()
    const run = await show(undoRun)
    expect(run).toMatchObject({ kind: 'undo', state: 'completed', counts: { success: 2, skipped: 2 } })
    expect(run.errors.map(({ item }: { item: string }) => item).sort()).toEqual([edited, deleted].sort())
    expect([await comparableRecord(plain), await comparableRecord(own)]).toEqual(before.slice(0, 2))
    expect(await detail(edited)).toMatchObject({
      parent_category: 'Travel & Tourism',
      audience_type: 'Owners',
      tags: ['New'],
    })
    const [entry] = (await call('GET', `/api/topics/${plain}/history`, { as: acme.viewer })).json()
    expect(entry).toMatchObject({ source: 'undo', newValues: { parent_category: 'Auto', tags: [] } })
    // Of the edit's corrections those of the topics that stayed edited are left, and that of the later edit.
    expect(await corrections()).toBe(correctionsBefore + 3)
    expect((await undo(runId)).json()).toMatchObject({ total: 2, takenBack: 0 })
  })

  test('the later of two edits first, then the earlier', async () => {
    const [topic] = (await createTopics(1)) as [string]
    const first = await edit({ topicIds: [topic], changes: { segment_type: 'B2B' } })
    const second = await edit({ topicIds: [topic], changes: { segment_type: 'B2G' } })
    expect((await undo(first, { dryRun: true })).json()).toMatchObject({ takenBack: 0, keptCount: 1 })
    for (const [id, segment] of [
      [second, 'B2B'],
      [first, 'B2C'],
    ] as const) {
      await undo(id)
      await drive()
      expect((await detail(topic)).segment_type).toBe(segment)
    }
    expect((await detail(topic)).overridden).toEqual([])
  })

  test('of tags alone leaves names and descriptions as they were made, whatever the templates say now', async () => {
    const operator = await app.user(undefined, 'member', true)
    const includeSlug = (isIncluded: boolean) =>
      call('PATCH', '/api/admin/output-templates/tpl_dspapi', { as: operator, body: { includeSlug: isIncluded } })
    const { id: connection } = await app.connectDspapi()
    const [topic] = (await createTopics(1)) as [string]
    await patch(topic, { subcategory: 'Our own words' })
    await app.pushTopics(connection, [topic])
    const before = await comparableRecord(topic)
    await includeSlug(false)
    const runId = await edit({ topicIds: [topic], changes: { tags: { add: ['VIP'] } } })
    await undo(runId)
    await drive()
    expect(await comparableRecord(topic)).toEqual(before)
    expect(await app.newestActivation(topic)).toMatchObject({ stale: false })
    await includeSlug(true)
  })

  test('brings back what the same person had corrected before', async () => {
    const [topic, deleted] = (await createTopics(2)) as [string, string]
    const listed = async () => (await call('GET', '/api/corrections', { as: acme.viewer })).json().data
    for (const id of [topic, deleted]) await patch(id, { parent_category: 'Travel & Tourism' })
    const before = await listed()
    const first = await edit({ topicIds: [topic, deleted], changes: { parent_category: 'Auto', segment_type: 'B2B' } })
    const between = await listed()
    const second = await edit({ topicIds: [topic], changes: { parent_category: 'Travel & Tourism' } })
    expect(await listed()).not.toEqual(between)
    await undo(second)
    await drive()
    expect(await listed()).toEqual(between)
    // What somebody has deleted since stays deleted.
    const { topic_name } = await detail(deleted)
    const isOfDeleted = ({ topicName }: { topicName: string }) => topicName === topic_name
    const ids = between.filter(isOfDeleted).map(({ id }: { id: number }) => id)
    await call('DELETE', '/api/corrections', { as: acme.member, body: { ids } })
    await undo(first)
    await drive()
    expect(await listed()).toEqual(before.filter((correction: { topicName: string }) => !isOfDeleted(correction)))
  })

  test.each([[[]], [['Travel & Tourism']]])(
    'brings that back of namesakes, too, that were edited one after the other (%j)',
    async (categories) => {
      const [one, two] = (await createTopics(2)).sort() as [string, string]
      const renamed = await patch(two, { topic_name: (await detail(one)).topic_name })
      expect(renamed.statusCode, renamed.body).toBe(200)
      for (const parent_category of categories) await patch(one, { parent_category })
      const listed = async () => (await call('GET', '/api/corrections', { as: acme.viewer })).json().data
      const before = await listed()
      const { runId } = (await post({ topicIds: [one, two], changes: { parent_category: 'Gaming' } })).json()
      // They come between the two, so that these are edited in a transaction each.
      await db.execute({
        text: `INSERT INTO edited_topics (org_id, edit_id, org_topic_id, topic_name, created_at)
               SELECT $1, $2, $3 || '-' || n, 'Gone', now() FROM generate_series(1, ${EDIT_CHUNK}) n`,
        values: [acme.id, runId, one],
      })
      await drive()
      expect(await listed()).not.toEqual(before)
      await undo(runId)
      await drive()
      expect(await listed()).toEqual(before)
    },
  )

  test('is for the organization and for thirty days, and not while it goes on', async () => {
    const [topic] = (await createTopics(1)) as [string]
    const { runId } = (await post({ topicIds: [topic], changes: { segment_type: 'B2B' } })).json()
    expect((await undo(runId)).json().error).toBe('Edit is not finished, cancel its run first')
    await drive()
    expect((await undo(runId, {}, other.owner)).statusCode).toBe(404)
    expect((await undo(runId, {}, acme.viewer)).statusCode).toBe(403)
    // The days are counted from its end.
    await ageEditedTopics()
    await sweepUndos(db)
    expect((await undo(runId, { dryRun: true })).json()).toMatchObject({ total: 1, takenBack: 1 })
    await db.execute({ text: `UPDATE topic_edits SET completed_at = completed_at - interval '31 days'` })
    expect((await undo(runId)).json().error).toMatch(/^It was more than 30 days ago/)
    await sweepUndos(db)
    expect(await db.execute({ text: 'SELECT FROM edited_topics' })).toBe(0)
  })
})

async function comparableRecord(id: string) {
  const { updated_at: _, ...topic } = await detail(id)
  return topic
}

test.each([
  [{ changes: { segment_type: 'B2B' } }, 'topicIds array or filters object required'],
  [{ topicIds: [], filters: {}, changes: { segment_type: 'B2B' } }, 'topicIds array or filters object required'],
  [{ filters: { colour: 'red' }, changes: { segment_type: 'B2B' } }, 'filters has no colour'],
  [{ filters: {} }, 'changes object is required'],
  [{ filters: {}, changes: {} }, 'No valid fields to update'],
  [{ filters: {}, changes: { tags: {} } }, 'No valid fields to update'],
  [{ filters: {}, changes: { topic_name: 'x' } }, 'changes has no topic_name'],
  [{ filters: {}, changes: { segment_type: 'B9' } }, /^segment_type must be one of /],
  [{ filters: {}, changes: { tags: { add: ['x'], replace: ['y'] } } }, /^tags must be an object with add and remove/],
  [{ filters: {}, changes: { tags: { ad: ['x'] } } }, 'tags has no ad'],
  [{ filters: {}, changes: { tags: { add: [''] } } }, 'tags.add must not be empty'],
  [{ filters: {}, changes: { segment_type: 'B2B' }, dryRun: 'yes' }, 'dryRun must be true or false'],
  [{ filters: {}, changes: { segment_type: 'B2B' }, page: 0 }, 'page must be at least 1'],
  [{ filters: {}, changes: { segment_type: 'B2B' }, pageSize: 101 }, 'pageSize must be at most 100'],
])('%j is refused', async (body, message) => {
  const [topic] = (await createTopics(1)) as [string]
  const answer = await post(body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error).toMatch(message)
  expect(await db.execute({ text: 'SELECT FROM topic_edits' })).toBe(0)
  expect((await detail(topic)).segment_type).toBe('B2C')
})

test('who may only look, or has another key, edits nothing', async () => {
  const body = { filters: {}, changes: { segment_type: 'B2B' } }
  expect((await post(body, acme.viewer)).statusCode).toBe(403)
  expect((await post({ ...body, dryRun: true }, acme.viewer)).statusCode).toBe(403)
  const key = await app.apiKey(acme.owner, ['topics:read'])
  expect((await post(body, key)).statusCode).toBe(401)
})
