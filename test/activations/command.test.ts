import { afterAll, beforeAll, expect, test } from 'vitest'
import { usePush } from '../harness/push'
import { bundleTaxon, type Taxon } from '../harness/taxon-process'

const { acme, other, call, databaseUrl, secret, connectMarketplace, createTopics, pushTopics, listActivations } =
  await usePush()

let taxon: Taxon
beforeAll(async () => {
  taxon = await bundleTaxon()
})
afterAll(() => taxon.discard())

const refreshActivations = (...args: string[]) =>
  taxon.startIn(
    { DATABASE_URL: databaseUrl, TAXON_SECRET: secret, TAXON_ALLOW_PRIVATE_NETWORKS: 'true' },
    'refresh-activations',
    ...args,
  ).ended
const lines = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

test('refreshes stale activations of all organizations, or only lists them', async () => {
  const { platform, id } = await connectMarketplace()
  const ids = await createTopics(3)
  await pushTopics(id, ids)
  for (const [at, topic] of ids.entries()) {
    await call('PATCH', `/api/topics/${topic}`, { as: acme.member, body: { topic_name: `Commanded Thing q${at}x` } })
  }
  const dry = await refreshActivations('--dry-run', '--json', '--limit', '2')
  expect(dry.code, dry.complaints).toBe(0)
  const listing = lines(dry.output)
  expect(listing.slice(0, 2)).toMatchObject([
    { orgId: acme.id, status: 'stale', topicName: expect.stringContaining('Commanded') },
    { orgId: acme.id, status: 'stale' },
  ])
  expect(listing.at(-1)).toEqual({ organizations: 1, stale: 2, refreshed: 0, errors: 0, dryRun: true })
  expect((await listActivations('?stale=true')).length).toBe(3)

  platform.faults.push({ kind: 'refuse', status: 400, body: { message: 'Segment is locked' }, on: 'deactivate' })
  const first = await refreshActivations('--json')
  expect(first.code).toBe(1)
  expect(lines(first.output).at(-1)).toEqual({ organizations: 1, stale: 3, refreshed: 2, errors: 1, dryRun: false })
  expect(first.output).toContain('Segment is locked')
  const second = await refreshActivations()
  expect([second.code, second.output]).toEqual([0, expect.stringContaining('1 refreshed, 0 failed')])
  expect(await listActivations('?stale=true')).toEqual([])
  expect(await listActivations('', other.member)).toEqual([])
  const wrong = await refreshActivations('--limit', 'many')
  expect([wrong.code, wrong.complaints]).toEqual([1, expect.stringContaining('Use a whole number')])
})
