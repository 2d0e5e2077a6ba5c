import { expect, test } from 'vitest'
import { useTestApp } from '../harness/app'

const { call, staffed, user, organization } = await useTestApp()
const acme = await staffed()
const globex = await staffed()
const plain = await staffed()
const operator = await user((await organization()).id, 'member', true)

type Person = { cookie: string }
type Topic = { id: string; segment_name_internal: string; platform_outputs: Record<string, { name: string }> }

const expectOk = async (response: ReturnType<typeof call>) => {
  const { statusCode, body, json } = await response
  expect(statusCode, body).toBeLessThan(300)
  return json()
}
const asOperator = (method: 'PATCH' | 'POST', url: string, body: unknown) =>
  expectOk(call(method, `/api/admin/${url}`, { as: operator, body }))

const topics = async (as: Person): Promise<Topic[]> =>
  (await expectOk(call('GET', '/api/topics?sortBy=topic_name&sortOrder=asc', { as }))).data
const namesOf = ({ segment_name_internal, platform_outputs }: Topic) => [
  segment_name_internal.split(' > ')[0],
  platform_outputs.radio!.name,
]

const add = (as: Person, name: string) => expectOk(call('POST', '/api/topics', { as, body: { topic_name: name } }))

await asOperator('PATCH', `organizations/${acme.id}`, { org_alias: 'ACM' })
await asOperator('PATCH', `organizations/${globex.id}`, { org_alias: 'GLX', partner_alias: 'Initech' })
const before = await add(acme.owner, 'Zither Repair')
await asOperator('PATCH', 'output-templates/tpl_internal', {
  pathFields: [{ key: 'org_alias' }, { key: 'topic' }],
  includeSlug: false,
})
await asOperator('POST', 'output-templates', {
  platformKey: 'radio',
  displayName: 'Radio',
  pathFields: [{ key: 'partner_alias' }, { key: 'topic' }],
  includeSlug: false,
})

test('stored outputs name the alias of the organization they are made for', async () => {
  await add(acme.owner, 'Accordion Tuning')
  expect(namesOf((await topics(acme.owner))[0]!)).toEqual(['ACM', 'Accordion Tuning'])
  await add(globex.owner, 'Accordion Tuning')
  expect((await topics(globex.owner)).map(namesOf)).toEqual([['GLX', 'Initech > Accordion Tuning']])
  await add(plain.owner, 'Accordion Tuning')
  expect((await topics(plain.owner)).map(namesOf)).toEqual([['Accordion Tuning', 'Accordion Tuning']])
})

test('so do adopted and edited topics, exports and classifications', async () => {
  await add(acme.owner, 'Bagpipe Lessons')
  const added = await expectOk(
    call('POST', '/api/topics/catalog', { as: globex.owner, body: { filters: { search: 'bagpipe' } } }),
  )
  expect(added).toEqual({ added: 1 })
  const [, bagpipes] = await topics(globex.owner)
  expect(namesOf(bagpipes!)).toEqual(['GLX', 'Initech > Bagpipe Lessons'])
  await expectOk(
    call('PATCH', `/api/topics/${bagpipes!.id}`, { as: globex.owner, body: { topic_name: 'Bagpipe Schools' } }),
  )
  expect(namesOf((await topics(globex.owner))[1]!)).toEqual(['GLX', 'Initech > Bagpipe Schools'])
  const exported = await expectOk(call('GET', '/api/export?format=json&search=bagpipe', { as: globex.owner }))
  expect(exported[0].segment_name_internal).toMatch(/^GLX > Bagpipe Schools/)
  const messages = [{ role: 'user', content: 'Bagpipe Lessons' }]
  const { text } = await expectOk(call('POST', '/api/classify', { as: globex.owner, body: { messages } }))
  expect(JSON.parse(text).segment_name_internal).toMatch(/^GLX > /)
})

test('a reclassification brings the alias to topics that were there before', async () => {
  const names = async () => namesOf((await topics(acme.owner)).find(({ id }) => id === before.id)!)
  expect((await topics(acme.owner)).find(({ id }) => id === before.id)!.platform_outputs).toEqual({})
  const job = await asOperator('POST', 'jobs', { jobType: 'reclassify', config: { mode: 'local', force: true } })
  await asOperator('POST', `jobs/${job.jobId}/process`, undefined)
  expect(await names()).toEqual(['ACM', 'Zither Repair'])
  await asOperator('PATCH', `organizations/${acme.id}`, { org_alias: 'ACME' })
  expect(await names()).toEqual(['ACM', 'Zither Repair'])
  await expectOk(call('POST', `/api/topics/${before.id}/reclassify`, { as: acme.owner, body: {} }))
  expect(await names()).toEqual(['ACME', 'Zither Repair'])
})
