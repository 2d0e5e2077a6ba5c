import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { seedDemo } from '../../src/catalog/demo/seed'
import { startMarketplace } from '../simulators/platforms/marketplace'
import { useConsole } from './harness'

/** Every screen in light and dark, wide and narrow, with demo data: `npm run screenshots`. */
const FOLDER = 'screenshots'

const { db, organization, user, call, visit } = await useConsole({ TAXON_ALLOW_PRIVATE_NETWORKS: 'true' })
const marketplace = await startMarketplace()
afterAll(() => marketplace.close())
const { id: orgId } = await organization()
const owner = await user(orgId, 'owner', true)
const post = async (url: string, body: object = {}) => (await call('POST', url, { as: owner, body })).json()

type Activated = { orgTopicId: string; topicName: string }
const activations = async (): Promise<Activated[]> => (await call('GET', '/api/activations', { as: owner })).json()

const conversation = (...texts: string[]) => `/?q=${encodeURIComponent(JSON.stringify(texts))}`
const SCREENS: Record<string, string> = {
  'sign-in': '/sign-in',
  welcome: '/',
  classify: conversation('electric SUV shoppers'),
  matrix: conversation('CFOs by US state'),
  library: '/library',
  catalog: '/catalog',
  import: '/import',
  connections: '/connections',
  activations: '/activations',
  stale: '/activations?stale=true',
  runs: '/runs',
  hygiene: '/hygiene',
  settings: '/settings',
  keys: '/settings?tab=api-keys',
  operators: '/operators',
  jobs: '/operators/jobs',
  duplicates: '/operators/duplicates',
  review: '/operators/review',
  topics: '/operators/topics',
  templates: '/operators/templates',
  organizations: '/operators/organizations',
  usage: '/operators/usage',
}

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true })
  for await (const _ of seedDemo(db, new Date()));
  for (const parentCategory of ['Auto', 'Travel & Tourism', 'Software & SaaS']) {
    await post('/api/topics/catalog', { filters: { parentCategory } })
  }
  const connection = await post('/api/connections', {
    name: 'Data marketplace, US',
    platform: 'marketplace',
    direction: 'outbound',
    config: { ...marketplace.config, default_cpm: 1.5 },
    credentials: marketplace.credentials,
  })
  await post(`/api/connections/${connection.id}/test`)
  const push = `/api/connections/${connection.id}/push/run`
  const { runId } = await post(push, { filters: { parentCategory: 'Auto' } })
  while (!(await post(`${push}/${runId}/push`)).done);
  for (const [at, { orgTopicId, topicName }] of (await activations()).slice(0, 8).entries()) {
    const body = at % 2 === 0 ? { topic_name: `${topicName} in the US` } : { segment_type: 'B2B2C' }
    await call('PATCH', `/api/topics/${orgTopicId}`, { as: owner, body })
  }
  const { jobId } = await post('/api/admin/jobs', {
    jobType: 'reclassify',
    config: { mode: 'local', force: true, limit: 200 },
  })
  await post(`/api/admin/jobs/${jobId}/process`)
}, 300_000)

const waitUntilLoaded = async (page: Page) => {
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
}

for (const [name, path] of Object.entries(SCREENS)) {
  it(name, async () => {
    for (const theme of ['light', 'dark'] as const) {
      for (const width of [1440, 390]) {
        const page = await visit(path, name === 'sign-in' ? undefined : owner, { theme, width })
        await waitUntilLoaded(page)
        await page.screenshot({ path: `${FOLDER}/${name}-${theme}-${width}.png` })
        await page.context().close()
      }
    }
  })
}
