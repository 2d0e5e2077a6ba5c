import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { BUILT_IN_TEMPLATES, type OutputTemplate } from '../../src/engine'
import { activeTemplates } from '../../src/templates/stored'
import { startTestApp, useTestApp } from '../harness/app'
import { counting } from '../harness/context'
import { createTestDatabase } from '../harness/database'
import { select } from '../harness/select'

const database = await createTestDatabase()
const { call, staffed, user, apiKey } = await useTestApp({ database })
const acme = await staffed()
const operator = await user(acme.id, 'member', true)

const URL = '/api/admin/output-templates'
const post = (body: unknown) => call('POST', URL, { as: operator, body })
const patch = (id: string, body: unknown) => call('PATCH', `${URL}/${id}`, { as: operator, body })
const remove = (id: string) => call('DELETE', `${URL}/${id}`, { as: operator })
const list = async (): Promise<Record<string, unknown>[]> => (await call('GET', URL, { as: operator })).json()
const preview = async (body: unknown) => (await call('POST', `${URL}/preview`, { as: operator, body })).json()

const PLAIN = { platformKey: 'plain', displayName: 'Plain', pathFields: [{ key: 'category' }, { key: 'topic' }] }
const created = async (body: Record<string, unknown>): Promise<string> => (await post({ ...PLAIN, ...body })).json().id

let added = 0
const addTopic = async (name = `Zither Repair Workshop ${++added}`, via = call) => {
  const { id } = (await via('POST', '/api/topics', { as: acme.owner, body: { topic_name: name } })).json()
  return topic(id)
}
const topic = async (id: string) => {
  const { data } = (await call('GET', '/api/topics?pageSize=100', { as: acme.owner })).json()
  return data.find((record: { id: string }) => record.id === id)
}

describe('the built-in templates', () => {
  test('are there from the start, by sortOrder', async () => {
    const listed = await list()
    expect(listed.map(({ platformKey, isActive, builtIn }) => [platformKey, isActive, builtIn])).toEqual([
      ['dspapi', true, true],
      ['marketplace', true, true],
      ['internal', true, true],
      ['exchange', false, true],
    ])
    expect(listed[0]).toMatchObject({ ...BUILT_IN_TEMPLATES[0], id: 'tpl_dspapi', warnings: [] })
    expect((await call('GET', `${URL}/tpl_exchange`, { as: operator })).json()).toEqual(listed[3])
  })

  test('cannot be deleted, and keep their platformKey', async () => {
    const refused = await remove('tpl_internal')
    expect([refused.statusCode, refused.json()]).toEqual([409, { error: 'Built-in templates cannot be deleted' }])
    const renamed = await patch('tpl_internal', { platformKey: 'other' })
    expect([renamed.statusCode, renamed.json()]).toEqual([
      409,
      { error: 'The platformKey of a built-in template cannot be changed' },
    ])
  })

  test('store only what an operator changed, and follow the code again when it is set back', async () => {
    const stored = async () => {
      const [row] = await select<{ fields: Partial<OutputTemplate> }>(database.db, {
        text: `SELECT fields FROM output_templates WHERE id = 'tpl_marketplace'`,
      })
      return row!.fields
    }
    const changed = await patch('tpl_marketplace', { recency: 'Last 7 Days', descCharLimit: null })
    expect(changed.json()).toMatchObject({ platformKey: 'marketplace', recency: 'Last 7 Days', descCharLimit: null })
    expect(await stored()).toEqual({ recency: 'Last 7 Days', descCharLimit: null })
    await patch('tpl_marketplace', { recency: 'Last 30 Days', descCharLimit: 245 })
    expect(await stored()).toEqual({})
  })
})

describe('a template', () => {
  test('takes the defaults of the contract for what is left out', async () => {
    const response = await post(PLAIN)
    expect(response.statusCode).toBe(201)
    const { id, createdAt, updatedAt, ...record } = response.json()
    expect(id).toMatch(/^tpl_/)
    expect(createdAt).toBe(updatedAt)
    expect(record).toEqual({
      ...PLAIN,
      isActive: true,
      sortOrder: 0,
      pathSeparator: ' > ',
      slugFields: ['segment_type', 'topic'],
      slugSeparator: '-',
      includeSlug: true,
      descTemplate: '',
      descCharLimit: null,
      descPrefixB2b: 'Professionals who',
      descPrefixB2c: 'Consumers who',
      descPrefixB2b2c: 'Consumers and professionals who',
      recency: 'Last 30 Days',
      dbColumnName: null,
      dbColumnDesc: null,
      userBehaviorOverride: null,
      builtIn: false,
      warnings: [],
    })
    expect((await call('GET', `${URL}/${id}`, { as: operator })).json()).toEqual(response.json())
    expect((await patch(id, { sortOrder: 9 })).json()).toMatchObject({ ...PLAIN, id, sortOrder: 9, createdAt })
    expect((await list()).at(-1)!.id).toBe(id)
    expect((await remove(id)).json()).toEqual({ deleted: true })
    for (const gone of [await remove(id), await patch(id, { sortOrder: 1 })]) {
      expect([gone.statusCode, gone.json()]).toEqual([404, { error: 'Template not found' }])
    }
  })

  test('names the fields that no topic has', async () => {
    const response = await post({ ...PLAIN, platformKey: 'typo', descTemplate: '{{topci}} for {{audience_type}}' })
    expect([response.statusCode, response.json().warnings]).toEqual([201, ['Unknown field: topci']])
    await remove(response.json().id)
  })

  test('is refused a platformKey or a column that is another’s', async () => {
    const id = await created({})
    const column = { dbColumnName: 'segment_name_dspapi' }
    const taken = { error: 'dbColumnName segment_name_dspapi is taken by template dspapi' }
    for (const [response, error] of [
      [await post(PLAIN), { error: 'platformKey plain is taken' }],
      [await patch(id, { platformKey: 'exchange' }), { error: 'platformKey exchange is taken' }],
      [await post({ ...PLAIN, ...column, platformKey: 'b' }), taken],
      [await patch(id, column), taken],
    ] as const) {
      expect([response.statusCode, response.json()]).toEqual([409, error])
    }
    const twins = await Promise.all(Array.from({ length: 5 }, () => post({ ...PLAIN, platformKey: 'twin' })))
    expect(twins.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409])
    for (const { id: made } of twins.map((response) => response.json())) if (made) await remove(made)
    await remove(id)
  })

  test.each([
    [undefined, 'platformKey is required'],
    [{}, 'platformKey is required'],
    [
      { ...PLAIN, platformKey: 'My Key' },
      'platformKey must be lowercase letters, digits, ".", "_" and "-", without spaces',
    ],
    [{ ...PLAIN, displayName: ' ' }, 'displayName is required'],
    [{ ...PLAIN, pathFields: undefined }, 'pathFields is required'],
    [{ ...PLAIN, pathFields: [] }, 'pathFields must have at least one field'],
    [{ ...PLAIN, pathFields: ['topic'] }, 'pathFields must be an array of {key, label?, format?}'],
    [{ ...PLAIN, isActive: 'yes' }, 'isActive must be true or false'],
    [{ ...PLAIN, sortOrder: 1.5 }, 'sortOrder must be a whole number'],
    [{ ...PLAIN, descCharLimit: 0 }, 'descCharLimit must be at least 1'],
    [{ ...PLAIN, descTemplate: 'x'.repeat(4_001) }, 'descTemplate must be at most 4000 characters'],
    [
      { ...PLAIN, dbColumnDesc: 'keywords' },
      'dbColumnDesc must be null or one of segment_desc_dspapi, segment_desc_marketplace, internal_description',
    ],
  ])('of %j is a 400', async (body, error) => {
    const response = await post(body)
    expect([response.statusCode, response.json()]).toEqual([400, { error }])
  })

  test('changed in nothing is a 400', async () => {
    for (const body of [{}, undefined, { id: 'tpl_x' }]) {
      const response = await patch('tpl_dspapi', body)
      expect([response.statusCode, response.json()]).toEqual([400, { error: 'No valid fields to update' }])
    }
  })

  test('is for operators', async () => {
    const key = await apiKey(acme.owner)
    for (const [as, status] of [
      [acme.owner, 403],
      [key, 401],
      [undefined, 401],
    ] as const) {
      expect((await call('GET', URL, { as })).statusCode).toBe(status)
      expect((await call('POST', `${URL}/preview`, { as, body: PLAIN })).statusCode).toBe(status)
    }
  })
})

describe('a preview', () => {
  test('shows the sample topic in the template’s words, with every field it may use', async () => {
    const shown = await preview({
      pathFields: [{ key: 'org_alias' }, { key: 'topic', format: '{{topic}} ({{intent}})' }, { key: 'nothing' }],
      pathSeparator: ' | ',
      descTemplate: '{{prefix}} want {{subcategory_l1}}{{ missing }}, {{recency}}.',
      descCharLimit: 30,
      recency: '14 days',
    })
    expect(shown).toMatchObject({
      name: 'Acme | In-Market for Luxury Electric SUVs (Product) - b2c-in-market-for-luxury-electric-suvs',
      description: 'Consumers who want Electric',
      descLength: 27,
      warnings: ['Unknown field: nothing', 'Unknown field: missing'],
    })
    expect(shown.context).toMatchObject({
      topic: 'In-Market for Luxury Electric SUVs',
      partner_alias: 'Globex',
      prefix: 'Consumers who',
    })
    expect(Object.keys(shown.context)).toHaveLength(39)
  })

  test('of a stored record is what the record would write', async () => {
    const [dspapi] = await list()
    expect((await preview(dspapi)).name).toContain('In-Market for Luxury Electric SUVs (Product) > Auto > SUVs')
    const response = await call('POST', `${URL}/preview`, { as: operator, body: { descTemplate: 'x' } })
    expect([response.statusCode, response.json()]).toEqual([400, { error: 'pathFields is required' }])
  })
})

describe('what is stored with topics', () => {
  test('follows the templates from the next topic on, and not before', async () => {
    const before = await addTopic()
    await patch('tpl_dspapi', { descTemplate: 'About {{topic}}.', includeSlug: false })
    const after = await addTopic()
    expect(after.segment_desc_dspapi).toBe(`About ${after.topic_name}.`)
    expect(after.segment_name_dspapi).toMatch(/Last 30 Days$/)
    expect(await topic(before.id)).toEqual(before)
    const [shipped] = BUILT_IN_TEMPLATES
    await patch('tpl_dspapi', { descTemplate: shipped!.descTemplate, includeSlug: true })
  })

  test('by a template without columns is kept under its platformKey, while the template is active', async () => {
    const id = await created({ platformKey: 'tv', includeSlug: false, descTemplate: '{{prefix}} like {{topic}}' })
    const stored = await addTopic()
    const { name, description } = stored.platform_outputs.tv
    expect(name).toBe(`${stored.parent_category} > ${stored.topic_name}`)
    expect(description).toContain(`like ${stored.topic_name}`)
    expect(Object.keys(stored.platform_outputs)).toEqual(['tv'])
    await patch(id, { isActive: false })
    expect((await addTopic()).platform_outputs).toEqual({})
    await remove(id)
  })

  test('in a column is that of the template which claims it', async () => {
    await patch('tpl_internal', { dbColumnName: null, dbColumnDesc: null })
    const id = await created({ dbColumnName: 'segment_name_internal', includeSlug: false })
    const stored = await addTopic()
    expect(stored.segment_name_internal).toBe(`${stored.parent_category} > ${stored.topic_name}`)
    expect(stored.internal_description).toBe('')
    expect(Object.keys(stored.platform_outputs).sort()).toEqual(['internal', 'plain'])
    await remove(id)
    await patch('tpl_internal', { dbColumnName: 'segment_name_internal', dbColumnDesc: 'internal_description' })
  })

  test('and the answer of a classification say the same', async () => {
    await patch('tpl_marketplace', { descTemplate: 'All about {{topic}}.' })
    const body = { messages: [{ role: 'user', content: 'Running Shoes' }] }
    const { text } = (await call('POST', '/api/classify', { as: acme.owner, body })).json()
    expect(JSON.parse(text).segment_desc_marketplace).toBe('All about Running Shoes.')
    const [, shipped] = BUILT_IN_TEMPLATES
    await patch('tpl_marketplace', { descTemplate: shipped!.descTemplate })
  })

  test('is in a full export, in the order of the templates', async () => {
    const ids = [await created({ platformKey: 'aa', sortOrder: 2 }), await created({ platformKey: 'zz', sortOrder: 1 })]
    const stored = await addTopic()
    const csv = (await call('GET', `/api/export?full=true&search=${stored.topic_name}`, { as: acme.owner })).body
    const header = csv.split('\n')[0]!.trim()
    expect(header).toMatch(/,segment_name_zz,segment_desc_zz,segment_name_aa,segment_desc_aa$/)
    expect(csv).toContain(stored.platform_outputs.zz.name)
    for (const id of ids) await remove(id)
  })

  test('has one column in a full export, whether it is stored in a column or by key', async () => {
    await patch('tpl_dspapi', { dbColumnName: null, dbColumnDesc: null })
    const { topic_name, platform_outputs } = await addTopic()
    const csv = (await call('GET', `/api/export?full=true&search=${topic_name}`, { as: acme.owner })).body
    const [header, ...rows] = parse(csv) as string[][]
    expect(header).toEqual([...new Set(header)])
    expect(rows.map((row) => row[header!.indexOf('segment_name_dspapi')])).toEqual([platform_outputs.dspapi.name])
    await patch('tpl_dspapi', { dbColumnName: 'segment_name_dspapi', dbColumnDesc: 'segment_desc_dspapi' })
  })
})

describe('two nodes on one database', () => {
  test('a template edited on one is used by the other’s next topic', async () => {
    const other = await startTestApp({ database })
    for (const recency of ['Last 60 Days', 'Last 90 Days', 'Last 30 Days']) {
      await patch('tpl_marketplace', { recency })
      const stored = await addTopic(undefined, other.call)
      expect(stored.segment_name_marketplace).toContain(`> ${recency} -`)
    }
    await other.close()
  })

  test('ask for the templates with one statement, which brings them only when they changed', async () => {
    const counted = counting(database.db)
    const first = await activeTemplates(counted.db)
    expect(await activeTemplates(counted.db)).toBe(first)
    await database.db.execute({ text: `UPDATE output_templates SET updated_at = now() WHERE id = 'tpl_exchange'` })
    expect(await activeTemplates(counted.db)).not.toBe(first)
    expect(counted.statements()).toBe(3)
  })
})

describe('a connection that names a template', () => {
  const connect = (template_key: string) =>
    call('POST', '/api/connections', {
      as: acme.owner,
      body: { name: 'DSP', platform: 'dspapi', direction: 'outbound', config: { template_key } },
    })

  test('names one that is there', async () => {
    const refused = await connect('none')
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { error: 'config.template_key: there is no output template none' },
    ])
    const { id } = (await connect('exchange')).json()
    const change = (config: unknown) => call('PATCH', `/api/connections/${id}`, { as: acme.owner, body: { config } })
    expect((await change({ template_key: 'none' })).statusCode).toBe(400)
    expect((await change({ template_key: null })).json().config).toEqual({})
  })

  test('keeps it from being deleted or renamed', async () => {
    const id = await created({ platformKey: 'kept' })
    const connection = (await connect('kept')).json()
    for (const refused of [await remove(id), await patch(id, { platformKey: 'other' })]) {
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        { error: 'Template is used by connections, change them first' },
      ])
    }
    expect((await patch(id, { displayName: 'Still changed' })).statusCode).toBe(200)
    await call('DELETE', `/api/connections/${connection.id}`, { as: acme.owner })
    expect((await remove(id)).statusCode).toBe(200)
  })
})
