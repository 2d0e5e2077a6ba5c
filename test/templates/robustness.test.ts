import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useTestApp } from '../harness/app'

const { call, staffed, user } = await useTestApp()
const acme = await staffed()
const operator = await user(acme.id, 'member', true)
const URL = '/api/admin/output-templates'
const PLAIN = { platformKey: 'steady', displayName: 'Steady', pathFields: [{ key: 'topic' }] }
const { id } = (await call('POST', URL, { as: operator, body: PLAIN })).json()

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u0000', '\ud800', '{{', '{{topic', '{{ }}', '{{__proto__}}', '{{constructor}}', 'x'.repeat(4_001)),
)
const value = fc.oneof(text, fc.jsonValue(), fc.double(), fc.constantFrom(null, true, 0, -1, 2 ** 53))
const template = fc.record(
  {
    displayName: value,
    pathFields: fc.oneof(value, fc.array(fc.record({ key: text, format: value }, { requiredKeys: ['key'] }))),
    pathSeparator: value,
    slugFields: fc.oneof(value, fc.array(text)),
    slugSeparator: value,
    includeSlug: value,
    sortOrder: value,
    descTemplate: value,
    descCharLimit: value,
    recency: value,
    dbColumnName: value,
    userBehaviorOverride: value,
  },
  { requiredKeys: [] },
)

test('no template makes a request, or the topics after it, fail unexpectedly', async () => {
  let topics = 0
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), template), async (body) => {
      const given = typeof body === 'object' && !Array.isArray(body) ? { ...PLAIN, ...body } : body
      const previewed = await call('POST', `${URL}/preview`, {
        as: operator,
        body: JSON.stringify(given),
        headers: JSON_TYPE,
      })
      const changed = await call('PATCH', `${URL}/${id}`, {
        as: operator,
        body: JSON.stringify(body),
        headers: JSON_TYPE,
      })
      expect([200, 400], previewed.body).toContain(previewed.statusCode)
      expect([200, 400], changed.body).toContain(changed.statusCode)
      if (changed.statusCode !== 200 || topics++ > 20) return
      const stored = await call('POST', '/api/topics', {
        as: acme.owner,
        body: { topic_name: `Kettle Drum ${topics}` },
      })
      expect(stored.statusCode, stored.body).toBe(201)
    }),
    { numRuns: 150 },
  )
})

const JSON_TYPE = { 'content-type': 'application/json' }

test('a template and a connection that names it never miss each other', async () => {
  for (let round = 0; round < 8; round++) {
    const platformKey = `racing-${round}`
    const racing = (await call('POST', URL, { as: operator, body: { ...PLAIN, platformKey } })).json()
    const connection = { name: 'Out', platform: 'dspapi', direction: 'outbound', config: { template_key: platformKey } }
    const [removed, connected] = await Promise.all([
      call('DELETE', `${URL}/${racing.id}`, { as: operator }),
      call('POST', '/api/connections', { as: acme.owner, body: connection }),
    ])
    expect([
      [200, 400],
      [409, 201],
    ]).toContainEqual([removed.statusCode, connected.statusCode])
  }
})
