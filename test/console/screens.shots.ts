import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, it } from 'vitest'
import { conversation, furnishedConsole } from './furnished'

/** Every screen in light and dark, wide and narrow, with demo data: `npm run screenshots screens`. */
const FOLDER = 'screenshots'

mkdirSync(FOLDER, { recursive: true })
const { visit, owner, connectionId, runId, close } = await furnishedConsole()
afterAll(close)

const SCREENS: Record<string, string> = {
  'sign-in': '/sign-in',
  welcome: '/',
  classify: conversation('electric SUV shoppers'),
  matrix: conversation('CFOs by US state'),
  library: '/library',
  catalog: '/catalog',
  import: '/import',
  connections: '/connections',
  connection: `/connections/${connectionId}`,
  push: `/connections/${connectionId}/push`,
  activations: '/activations',
  stale: '/activations?stale=true',
  runs: '/runs',
  run: `/runs/${runId}`,
  hygiene: '/hygiene',
  agents: '/agents',
  settings: '/settings',
  keys: '/settings?tab=api-keys',
  members: '/settings?tab=members',
  alerts: '/settings?tab=alerts',
  signals: '/settings?tab=signals',
  workspaces: '/settings?tab=workspaces',
  operators: '/operators',
  jobs: '/operators/jobs',
  duplicates: '/operators/duplicates',
  review: '/operators/review',
  corrections: '/operators/corrections',
  topics: '/operators/topics',
  templates: '/operators/templates',
  organizations: '/operators/organizations',
  usage: '/operators/usage',
  'audit-log': '/operators/audit',
  'not-found': '/nowhere',
}

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
