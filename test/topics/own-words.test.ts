import { beforeAll, describe, expect, test } from 'vitest'
import { type Session, useTestApp } from '../harness/app'
import { jobClient } from '../harness/jobs'
import { simulatedHttp } from '../harness/outbound'
import { select } from '../harness/select'
import { startInboundSource } from '../simulators/inbound-source'

const app = await useTestApp({ http: simulatedHttp().http })
const { call, staffed, user, db } = app
const acme = await staffed()
const other = await staffed()
const operator = await user(undefined, 'member', true)
const jobs = jobClient(app, operator)

/** A word that neither the engine nor another organization uses. */
const WORD = 'zanzibarquux'
const KEYWORDS = [`${WORD} one`, WORD]
const DESCRIPTIONS = {
  segment_desc_marketplace: `${WORD} for the marketplace`,
  segment_desc_dspapi: `${WORD} for the DSP`,
  internal_description: `${WORD} among ourselves`,
}

type Topic = { id: string; topic_name: string; keywords: string[] } & typeof DESCRIPTIONS
const get = async (url: string, as: Session) => call('GET', url, { as })
const records = async (as: Session): Promise<Topic[]> => (await get('/api/topics?pageSize=100', as)).json().data
const recordOf = async (name: string, as: Session): Promise<Topic> => {
  const record = (await records(as)).find(({ topic_name }) => topic_name === name)
  expect(record, name).toBeDefined()
  return record!
}
const create = async (topic_name: string, as: Session, fields: object = {}): Promise<string> =>
  (await call('POST', '/api/topics', { as, body: { topic_name, ...fields } })).json().id
const topicIdOf = async (id: string): Promise<string> =>
  (await select<{ topic_id: string }>(db, { text: 'SELECT topic_id FROM org_topics WHERE id = $1', values: [id] }))[0]!
    .topic_id

const importTopic = async (name: string, as: Session) => {
  const mappings = [
    { csvColumn: 'Name', targetField: 'topic_name' },
    { csvColumn: 'Tags', targetField: 'keywords' },
  ]
  const { batchId } = (
    await call('POST', '/api/import', { as, body: { filename: 'a.csv', totalRows: 1, mappings } })
  ).json()
  const rows = [{ Name: name, Tags: KEYWORDS.join(', ') }]
  return call('POST', `/api/import/${batchId}/chunk`, { as, body: { chunkIndex: 0, rows, mappings } })
}

const syncTopic = async (name: string, as: Session) => {
  const source = await startInboundSource({ items: [{ id: 's-1', name, keywords: KEYWORDS }] })
  const config = { base_url: source.url }
  const body = { name: 'Source', platform: 'custom_api', direction: 'inbound', config }
  const { id } = (await call('POST', '/api/connections', { as, body })).json()
  const { runId } = (await call('POST', `/api/connections/${id}/sync/run`, { as })).json()
  const page = await call('POST', `/api/connections/${id}/sync/run/${runId}/page`, { as })
  await source.close()
  return page
}

const CREATED = 'Glacier Guides'
const IMPORTED = 'Avalanche Forecasters'
const SYNCED = 'Snowshoe Makers'
const NAMES = [CREATED, IMPORTED, SYNCED]

beforeAll(async () => {
  await create(CREATED, acme.owner, { keywords: KEYWORDS, ...DESCRIPTIONS })
  expect((await importTopic(IMPORTED, acme.owner)).json()).toMatchObject({ successCount: 1, adoptedCount: 0 })
  expect((await syncTopic(SYNCED, acme.owner)).json()).toMatchObject({ successCount: 1, adoptedCount: 0 })
})

describe('an organization’s own keywords and descriptions of a new topic', () => {
  test('are what it sees', async () => {
    expect(await recordOf(CREATED, acme.viewer)).toMatchObject({ keywords: KEYWORDS, ...DESCRIPTIONS })
    for (const name of [IMPORTED, SYNCED]) expect((await recordOf(name, acme.viewer)).keywords).toEqual(KEYWORDS)
    const { id } = await recordOf(CREATED, acme.viewer)
    const detail = (await get(`/api/topics/${id}`, acme.viewer)).json()
    expect(detail).toMatchObject({ keywords: KEYWORDS, ...DESCRIPTIONS })
    expect(detail.overridden).toEqual(['keywords', ...Object.keys(DESCRIPTIONS)].sort())
    const exported = (await get('/api/export?format=json', acme.owner)).json()
    expect(exported.find(({ topic_name }: Topic) => topic_name === CREATED)).toMatchObject({
      keywords: KEYWORDS,
      ...DESCRIPTIONS,
    })
    const csv = (await get('/api/export?full=true', acme.owner)).body
    expect(csv).toContain(KEYWORDS.join(', '))
    expect(csv).toContain(DESCRIPTIONS.internal_description)
  })

  test('are not in the catalog’s rows', async () => {
    const rows = await select<{ row: string }>(db, {
      text: `SELECT to_jsonb(g)::text AS row FROM global_topics g
             UNION ALL SELECT to_jsonb(h)::text FROM global_topic_history h UNION ALL SELECT word FROM catalog_words`,
    })
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.filter(({ row }) => row.includes(WORD))).toEqual([])
  })

  describe('when another organization adopts, creates or imports it too', () => {
    const third = staffed()
    beforeAll(async () => {
      const ids = await Promise.all(NAMES.map(async (name) => topicIdOf((await recordOf(name, acme.viewer)).id)))
      const adopted = await call('POST', '/api/topics/catalog', { as: other.owner, body: { topicIds: ids } })
      expect(adopted.json()).toEqual({ added: 3 })
      for (const name of NAMES) {
        const id = await create(name, (await third).owner)
        expect(ids).toContain(await topicIdOf(id))
      }
    })

    test('can be read by nobody else, operators included', async () => {
      const theirTopics = await records(other.viewer)
      const ids = theirTopics.map(({ id }) => id)
      const topicIds = await Promise.all(ids.map(topicIdOf))
      const urls = [
        '/api/topics?pageSize=100',
        '/api/topics/facets',
        '/api/topics/catalog?pageSize=100',
        `/api/topics/catalog?search=${WORD}`,
        '/api/topics/catalog/facets',
        '/api/export?format=json',
        '/api/export',
        '/api/export?full=true',
        ...[...ids, ...topicIds].flatMap((id) => [`/api/topics/${id}`, `/api/topics/${id}/history`]),
      ]
      const admin = [
        '/api/admin/topics?pageSize=100',
        `/api/admin/topics/search?q=${WORD}`,
        ...topicIds.flatMap((id) => [`/api/admin/topics/${id}`, `/api/admin/topics/${id}/history`]),
      ]
      const reads = [...urls.map((url) => [url, other.owner] as const), ...admin.map((url) => [url, operator] as const)]
      for (const [url, as] of reads) {
        const answer = await get(url, as)
        expect(answer.statusCode, url).toBe(200)
        expect(answer.body, url).not.toContain(WORD)
      }
      for (const name of NAMES) {
        const body = { topic_name: name, parent_category: '' }
        expect((await call('POST', '/api/topics/check-duplicate', { as: other.owner, body })).body).not.toContain(WORD)
      }
    })

    test('find the topics for the organization itself', async () => {
      const names = async (query: Record<string, string>) => {
        const { data, total } = (await get(`/api/topics/catalog?${new URLSearchParams(query)}`, acme.viewer)).json()
        expect(total).toBe(data.length)
        return data.map(({ topicName }: { topicName: string }) => topicName).sort()
      }
      expect(await names({ search: WORD })).toEqual([...NAMES].sort())
      expect(await names({ search: WORD.slice(0, -2) })).toEqual([...NAMES].sort())
      expect(await names({ search: `${WORD} glacier` })).toEqual([CREATED])
      expect(await names({ search: `GUIDES ${WORD} one` })).toEqual([CREATED])
      expect(await names({ search: `${WORD} nowhere` })).toEqual([])
      expect(await names({ search: WORD, inLibrary: 'false' })).toEqual([])
      expect(await names({ search: WORD, segmentType: 'B2G' })).toEqual([])
    })

    test('find nothing in the others’ search of the catalog', async () => {
      for (const as of [other.viewer, (await third).viewer]) {
        expect((await get(`/api/topics/catalog?search=${WORD}`, as)).json()).toMatchObject({ data: [], total: 0 })
      }
      const filters = { search: WORD }
      expect((await call('POST', '/api/topics/catalog', { as: other.owner, body: { filters } })).json()).toEqual({
        added: 0,
      })
    })

    test('leave the others the engine’s words', async () => {
      for (const name of NAMES) {
        const seen = await recordOf(name, other.viewer)
        expect(seen.keywords[0]).toBe(name.toLowerCase())
        expect(seen.segment_desc_marketplace.toLowerCase()).toContain(name.toLowerCase())
        expect(seen.internal_description.toLowerCase()).toContain(name.toLowerCase())
      }
    })
  })
})

describe('an organization’s own words stay', () => {
  const ownWords = { keywords: KEYWORDS, ...DESCRIPTIONS }
  const written = async (name: string) => {
    const id = await create(name, acme.owner, ownWords)
    await create(name, other.owner)
    return { id, topicId: await topicIdOf(id) }
  }

  test('when an operator edits the topic, and the names follow the edit', async () => {
    const { topicId } = await written('Lava Researchers')
    const edited = { topicName: 'Lava Scientists', segmentType: 'B2G', keywords: ['volcanology'] }
    await call('PATCH', `/api/admin/topics/${topicId}`, { as: operator, body: edited })
    const mine = await recordOf('Lava Scientists', acme.viewer)
    expect(mine).toMatchObject({ segment_type: 'B2G', ...ownWords })
    expect(mine).toHaveProperty('segment_name_dspapi', expect.stringContaining('Lava Scientists'))
    expect((await recordOf('Lava Scientists', other.viewer)).keywords).toEqual(['volcanology'])
  })

  test('when the organization edits another field', async () => {
    const { id } = await written('Comet Watchers')
    await call('PATCH', `/api/topics/${id}`, { as: acme.member, body: { segment_type: 'B2E' } })
    expect(await recordOf('Comet Watchers', acme.viewer)).toMatchObject({ segment_type: 'B2E', ...ownWords })
    expect(JSON.stringify(await recordOf('Comet Watchers', other.viewer))).not.toContain(WORD)
  })

  test('when the organization reclassifies the topic, alone or with others', async () => {
    const { id } = await written('Geyser Photographers')
    await call('PATCH', `/api/topics/${id}`, { as: acme.member, body: { topic_name: 'Geyser Painters' } })
    const one = await call('POST', `/api/topics/${id}/reclassify`, { as: acme.member })
    expect(one.json()).toMatchObject({ topic_name: 'Geyser Painters', ...ownWords })
    expect(one.json().segment_name_dspapi).toContain('Geyser Painters')
    const many = await call('POST', '/api/topics/reclassify', { as: acme.member, body: { ids: [id] } })
    expect(many.json()).toMatchObject({ success: 1 })
    expect(await recordOf('Geyser Painters', acme.viewer)).toMatchObject(ownWords)
    expect(JSON.stringify(await recordOf('Geyser Photographers', other.viewer))).not.toContain(WORD)
  })

  test('and keywords of the engine follow the name at each reclassification', async () => {
    const id = await create('Canoe Builders', acme.owner)
    for (const topic_name of ['Kayak Builders', 'Raft Builders']) {
      await call('PATCH', `/api/topics/${id}`, { as: acme.member, body: { topic_name } })
      const { keywords } = (await call('POST', `/api/topics/${id}/reclassify`, { as: acme.member })).json()
      expect(keywords[0]).toBe(topic_name.toLowerCase())
    }
  })

  test('when a job reclassifies the catalog and is rolled back, and none of them reaches the catalog', async () => {
    const { topicId } = await written('Meteor Hunters')
    const job = await jobs.create('reclassify', { mode: 'local', force: true })
    await jobs.finish(job)
    const { jobId } = (await jobs.send('POST', `/${job}/rollback`)).json()
    await jobs.finish(jobId)
    expect(await recordOf('Meteor Hunters', acme.viewer)).toMatchObject(ownWords)
    const history = await get(`/api/admin/topics/${topicId}/history`, operator)
    expect(history.json().data.length).toBeGreaterThan(0)
    expect(history.body).not.toContain(WORD)
    expect(JSON.stringify(await recordOf('Meteor Hunters', other.viewer))).not.toContain(WORD)
  })

  test('when the topic is merged into another', async () => {
    const { topicId } = await written('Aurora Photographers')
    const winner = await topicIdOf(await create('Northern Lights Photographers', other.owner))
    const clusters = [{ winnerId: winner, loserIds: [topicId] }]
    await jobs.finish(await jobs.create('merge', { clusters }))
    expect(await recordOf('Northern Lights Photographers', acme.viewer)).toMatchObject(ownWords)
    expect(JSON.stringify(await records(other.viewer))).not.toContain(WORD)
  })
})

test('operators’ words go to the catalog when they seed it', async () => {
  const mappings = [
    { csvColumn: 'Name', targetField: 'topic_name' },
    { csvColumn: 'Tags', targetField: 'keywords' },
  ]
  const body = { filename: 'seed.csv', totalRows: 1, mappings }
  const { batchId } = (await call('POST', '/api/admin/topics/bulk', { as: operator, body })).json()
  const rows = [{ Name: 'Fjord Kayakers', Tags: 'seedquux, paddles' }]
  const chunk = await call('POST', `/api/admin/topics/bulk/${batchId}/chunk`, {
    as: operator,
    body: { chunkIndex: 0, rows, mappings },
  })
  expect(chunk.json()).toMatchObject({ successCount: 1 })
  const { data } = (await get('/api/topics/catalog?search=seedquux', acme.viewer)).json()
  expect(data).toMatchObject([{ topicName: 'Fjord Kayakers' }])
  await create('Fjord Kayakers', acme.owner)
  expect((await recordOf('Fjord Kayakers', acme.viewer)).keywords).toEqual(['seedquux', 'paddles'])
})

test('the library is searched by the beginnings of the organization’s own words', async () => {
  const found = async (search: string, as: Session) =>
    (await get(`/api/topics?search=${search}`, as)).json().data.map(({ id }: Topic) => id)
  const id = await create('Hedge Trimmer Owners', acme.owner, { keywords: ['flibberquux shears'] })
  expect(await found('flibberq%20shea', acme.viewer)).toEqual([id])
  await call('PATCH', `/api/topics/${id}`, { as: acme.member, body: { topic_name: 'Snickerquux Owners' } })
  expect(await found('snickerq', acme.viewer)).toEqual([id])
  await create('Hedge Trimmer Owners', other.owner)
  expect(await found('snickerq', other.viewer)).toEqual([])
})
