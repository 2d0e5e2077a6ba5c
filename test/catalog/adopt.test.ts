import { describe, expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { select } from '../harness/select'

const now = new Date('2026-03-01T10:00:00Z')
const { call, staffed, organization, user, apiKey, db } = await useTestApp({ clock: () => now })
const acme = await staffed()
const other = await staffed()

const suv = { parent_category: 'Auto', subcategory: 'SUVs', segment_type: 'B2C', audience_type: 'Owners' }
const bank = { parent_category: 'Banking & Lending', segment_type: 'B2B', audience_type: 'Decision Makers' }
const [first, second, third] = await addToCatalog(db, [
  { name: 'Electric SUV Owners', ...suv },
  { name: 'Compact SUV Owners', ...suv },
  { name: 'Commercial Mortgage Decision Makers', ...bank },
])

/** An organization of one. */
const owned = async () => {
  const { id } = await organization()
  return { id, owner: await user(id, 'owner') }
}
const adopt = async (body: unknown, as: { cookie: string } | { key: string } = acme.member, headers = {}) => {
  const response = await call('POST', '/api/topics/catalog', { as, body, headers })
  return { status: response.statusCode, ...response.json() }
}
const library = ({ id }: { id: string }) =>
  select<Record<string, unknown>>(db, {
    text: 'SELECT * FROM org_topics WHERE org_id = $1 ORDER BY topic_name',
    values: [id],
  })
const names = async (of: { id: string }) => (await library(of)).map((row) => row.topic_name)

describe('by ids', () => {
  test('links the topics once, whole, with their history', async () => {
    expect(await adopt({ topicIds: [first, second, first, 'tp_unknown'] })).toEqual({ status: 200, added: 2 })
    expect(await adopt({ topicIds: [first, second] })).toEqual({ status: 200, added: 0 })
    const [compact] = await library(acme)
    const [topic] = await select<Record<string, unknown>>(db, {
      text: 'SELECT * FROM global_topics WHERE id = $1',
      values: [second],
    })
    expect(compact).toMatchObject({
      topic_id: second,
      source: 'catalog',
      overlay: null,
      visible: true,
      workspace_id: null,
    })
    expect(compact!.id).toMatch(/^ot_[a-z0-9]{20}$/)
    expect(compact!.created_at).toEqual(now)
    for (const column of PROJECTED) expect(compact![column], column).toEqual(topic![column])
    const history = await select(db, {
      text: 'SELECT * FROM org_topic_history WHERE org_id = $1 AND org_topic_id = $2',
      values: [acme.id, compact!.id],
    })
    expect(history).toEqual([
      {
        org_id: acme.id,
        id: expect.stringMatching(/^hist_[a-z0-9]{20}$/),
        org_topic_id: compact!.id,
        change_type: 'created',
        changed_by: acme.member.id,
        previous_values: {},
        new_values: {
          topic_name: 'Compact SUV Owners',
          parent_category: 'Auto',
          taxonomy_type: 'Automotive',
          subcategory: 'SUVs',
          segment_type: 'B2C',
        },
        source: 'catalog',
        metadata: { topicId: second },
        changed_at: now,
      },
    ])
  })

  test('one organization’s library is its own', async () => {
    expect(await names(other)).toEqual([])
    expect(await adopt({ topicIds: [first] }, other.owner)).toMatchObject({ added: 1 })
    expect(await names(other)).toEqual(['Electric SUV Owners'])
    expect(await names(acme)).toHaveLength(2)
  })

  test('the request’s workspace holds the topic, and another does not get it twice', async () => {
    const newcomer = await owned()
    const workspace = async (name: string) =>
      (await call('POST', '/api/workspaces', { as: newcomer.owner, body: { name } })).json().id
    const [one, two] = [await workspace('one'), await workspace('two')]
    const under = (id: string) => adopt({ topicIds: [first] }, newcomer.owner, { 'x-workspace-id': id })
    expect(await under(one)).toMatchObject({ added: 1 })
    expect(await under(two)).toMatchObject({ added: 0 })
    expect(await library(newcomer)).toMatchObject([{ workspace_id: one }])
  })

  test('archived and merged topics are not added', async () => {
    const [archived, merged] = await addToCatalog(db, [
      { name: 'Archived Audience', ...bank },
      { name: 'Merged Audience', ...bank },
    ])
    await db.execute({ text: 'UPDATE global_topics SET archived_at = now() WHERE id = $1', values: [archived] })
    await db.execute({ text: 'UPDATE global_topics SET merged_into = $2 WHERE id = $1', values: [merged, third] })
    expect(await adopt({ topicIds: [archived, merged] })).toMatchObject({ added: 0 })
  })
})

describe('by filters', () => {
  test.each([
    [{ search: 'electric owners' }, ['Electric SUV Owners']],
    [{ parentCategory: 'Auto' }, ['Compact SUV Owners', 'Electric SUV Owners']],
    [{ taxonomyType: 'Finance' }, ['Commercial Mortgage Decision Makers']],
    [{ subcategory: 'SUVs', search: 'compact' }, ['Compact SUV Owners']],
    [{ segmentType: 'B2B' }, ['Commercial Mortgage Decision Makers']],
    [{ audienceType: 'Owners' }, ['Compact SUV Owners', 'Electric SUV Owners']],
    [{}, ['Commercial Mortgage Decision Makers', 'Compact SUV Owners', 'Electric SUV Owners']],
    [{ segmentType: 'B2G' }, []],
  ])('%j adds what matches', async (filters, expected) => {
    const newcomer = await owned()
    expect(await adopt({ filters }, newcomer.owner)).toEqual({ status: 200, added: expected.length })
    expect(await names(newcomer)).toEqual(expected)
    expect(await adopt({ filters }, newcomer.owner)).toEqual({ status: 200, added: 0 })
  })

  test('10,000 at once, by two requests at the same time: each topic once', async () => {
    await addMany(10_000)
    const newcomer = await owned()
    const filters = { search: 'crowd' }
    const answers = await Promise.all([adopt({ filters }, newcomer.owner), adopt({ filters }, newcomer.owner)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0].added + answers[1].added).toBe(10_000)
    const [counted] = await select(db, {
      text: `SELECT (SELECT count(*) FROM org_topics WHERE org_id = $1) AS links,
                    (SELECT count(*) FROM org_topic_history WHERE org_id = $1) AS entries`,
      values: [newcomer.id],
    })
    expect(counted).toEqual({ links: 10_000, entries: 10_000 })
  })

  /** Copies of a topic under other names, written straight into the table. */
  async function addMany(count: number) {
    const [row] = await select<{ columns: string }>(db, {
      text: `SELECT string_agg(column_name, ', ') AS columns FROM information_schema.columns
             WHERE table_name = 'global_topics' AND column_name NOT IN ('id', 'topic_name', 'normalized_name', 'search_text', 'identity')`,
    })
    await db.execute({
      text: `INSERT INTO global_topics (id, topic_name, normalized_name, search_text, ${row!.columns})
             SELECT 'tp_crowd' || n, 'Crowd ' || n, 'crowd ' || n, ' crowd ' || n, ${row!.columns}
             FROM global_topics, generate_series(1, ${count}) n WHERE id = $1`,
      values: [third],
    })
  }
})

describe('refuses', () => {
  const required = 'topicIds array or filters object required'
  test.each([
    [undefined, required],
    [{}, required],
    [[], required],
    [{ topicIds: 'tp_1' }, required],
    [{ filters: 'all' }, required],
    [{ topicIds: null, filters: null }, required],
    [{ topicIds: [1] }, 'topicIds must be strings'],
    [{ topicIds: Array.from({ length: 501 }, (_, at) => `tp_${at}`) }, 'Maximum 500 topicIds per request'],
    [{ filters: { parent_category: 'Auto' } }, 'filters has no parent_category'],
    [{ filters: { search: 5 } }, 'filters.search must be a string'],
  ])('%#', async (body, error) => {
    expect(await adopt(body)).toEqual({ status: 400, error })
  })

  test('viewers, and keys without topics:write', async () => {
    expect(await adopt({ topicIds: [] }, acme.viewer)).toEqual({ status: 403, error: 'Forbidden' })
    expect(await adopt({ topicIds: [] }, await apiKey(acme.owner, ['topics:read']))).toMatchObject({ status: 401 })
    expect(await adopt({ topicIds: [] }, await apiKey(acme.owner, ['topics:write']))).toEqual({ status: 200, added: 0 })
  })

  test('a failure says so in the contract’s words', async () => {
    await db.execute({ text: 'ALTER TABLE org_topic_history RENAME TO misplaced' })
    const answer = await adopt({ filters: {} })
    await db.execute({ text: 'ALTER TABLE misplaced RENAME TO org_topic_history' })
    expect(answer).toEqual({ status: 500, error: 'Failed to add topics to library' })
  })
})

const PROJECTED = [
  'topic_name',
  'normalized_name',
  'parent_category',
  'taxonomy_type',
  'subcategory',
  'subcategory_l1',
  'subcategory_l2',
  'subcategory_l3',
  'subcategory_l4',
  'segment_type',
  'audience_type',
  'iab_code',
  'engine_version',
  'sensitivity',
  'intensity',
  'buyer_journey',
]
