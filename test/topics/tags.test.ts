import { beforeEach, describe, expect, test } from 'vitest'
import { useRuns } from '../harness/runs'

const app = await useRuns()
const { acme, other, call, db, drive, startImport, names } = app
beforeEach(() => db.execute({ text: 'DELETE FROM org_topics' }))

type Caller = NonNullable<NonNullable<Parameters<typeof call>[2]>['as']>
type Topic = { id: string; topic_name: string; tags: string[] }
const library = async (query = '', as: Caller = acme.viewer): Promise<Topic[]> =>
  (await call('GET', `/api/topics?pageSize=100&sortBy=topic_name&sortOrder=asc&${query}`, { as })).json().data
const tag = (id: string, tags: unknown, as: Caller = acme.member) =>
  call('PATCH', `/api/topics/${id}`, { as, body: { tags } })

/** Topics of one import, with these tags. */
async function tagged(...tags: string[][]): Promise<Topic[]> {
  await startImport([names(tags.length)])
  const topics = await library()
  for (const [at, list] of tags.entries()) await tag(topics[at]!.id, list)
  return library()
}

describe('tags of a topic', () => {
  test('are trimmed, kept once whatever their case, and shown everywhere with their history', async () => {
    const [topic] = await tagged([])
    const answer = await tag(topic!.id, ['  Spring   sale ', 'VIP', 'vip', 'Ünïcode'])
    expect(answer.json().tags).toEqual(['Spring sale', 'VIP', 'Ünïcode'])
    expect((await library())[0]!.tags).toEqual(['Spring sale', 'VIP', 'Ünïcode'])
    const detail = (await call('GET', `/api/topics/${topic!.id}`, { as: acme.viewer })).json()
    expect(detail).toMatchObject({ tags: ['Spring sale', 'VIP', 'Ünïcode'], overridden: [] })
    const [entry] = (await call('GET', `/api/topics/${topic!.id}/history`, { as: acme.viewer })).json()
    expect(entry).toMatchObject({
      changeType: 'field_edit',
      previousValues: { tags: [] },
      newValues: { tags: ['Spring sale', 'VIP', 'Ünïcode'] },
    })
    await tag(topic!.id, [])
    expect((await library())[0]!.tags).toEqual([])
  })

  test.each([
    ['sale', 'tags must be an array of strings'],
    [[1], 'tags must be a string'],
    [[' '], 'tags must not be empty'],
    [['x'.repeat(41)], 'tags must be at most 40 characters'],
    [Array.from({ length: 21 }, (_, at) => `tag ${at}`), 'tags must be at most 20'],
  ])('are refused if they are %j', async (tags, message) => {
    const [topic] = await tagged(['kept'])
    const answer = await tag(topic!.id, tags)
    expect([answer.statusCode, answer.json().error]).toEqual([400, message])
    expect((await library())[0]!.tags).toEqual(['kept'])
  })

  test('filter the library by any of several, and are counted under the other filters', async () => {
    const [both, one, none] = await tagged(['VIP', 'Sale'], ['vip'], [])
    const idsWith = async (query: string) => (await library(query)).map(({ id }) => id)
    expect(await idsWith('tag=vip')).toEqual([both!.id, one!.id])
    expect(await idsWith('tag=SALE&tag=other')).toEqual([both!.id])
    expect(await idsWith('tag=other')).toEqual([])
    expect(await idsWith('tag=')).toEqual([both!.id, one!.id, none!.id])
    const counts = (query: string) => call('GET', `/api/topics/facets/counts?${query}`, { as: acme.viewer })
    const all = [
      { value: 'VIP', topics: 2 },
      { value: 'Sale', topics: 1 },
    ]
    expect((await counts('facet=tag&tag=Sale')).json()).toEqual(all)
    expect((await counts(`facet=tag&search=${encodeURIComponent(one!.topic_name)}`)).json()).toEqual([
      { value: 'vip', topics: 1 },
    ])
    const sources = (await counts('facet=source&tag=sale')).json()
    expect(sources).toEqual([{ value: 'import', topics: 1 }])
  })

  test('stay in their organization', async () => {
    const [topic] = await tagged(['Secret'])
    await startImport([[topic!.topic_name]], { as: other.member })
    expect(await library('', other.viewer)).toMatchObject([{ topic_name: topic!.topic_name, tags: [] }])
    expect(await library('tag=Secret', other.viewer)).toEqual([])
    expect((await call('GET', '/api/topics/facets/counts?facet=tag', { as: other.viewer })).json()).toEqual([])
    expect((await tag(topic!.id, ['x'], other.member)).statusCode).toBe(404)
    expect((await tag(topic!.id, ['x'], acme.viewer)).statusCode).toBe(403)
  })

  test('come back with a deleted topic', async () => {
    const [topic] = await tagged(['Kept'])
    const deleted = await call('DELETE', '/api/topics', { as: acme.owner, body: { ids: [topic!.id] } })
    await call('POST', `/api/undo/${deleted.json().undoId}`, { as: acme.owner, body: {} })
    await drive()
    expect(await library()).toMatchObject([{ id: topic!.id, tags: ['Kept'] }])
  })
})
