import { afterAll, it } from 'vitest'
import type { Look } from './contexts'
import { conversation, furnishedConsole } from './furnished'

/** The pictures of the README: `npm run screenshots readme`. */
const FOLDER = 'docs/images'

const { visit, owner, connectionId, close } = await furnishedConsole()
afterAll(close)

const open = (path: string, look?: Look) => visit(path, owner, look)

it('classify: a topic, refined', async () => {
  const page = await open(conversation('electric SUV shoppers', 'only in California'))
  await page.locator('ins').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${FOLDER}/classify.png` })
})

it('library: filters with counts, and a topic beside the list', async () => {
  const page = await open('/library?taxonomyType=Automotive&search=luxury', { theme: 'dark' })
  const table = page.getByRole('table', { name: 'Library topics' })
  await table.getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Layers' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${FOLDER}/library.png` })
})

it('push: each segment as it would be sent', async () => {
  const page = await open(`/connections/${connectionId}/push`)
  await page.getByLabel('Search names').fill('resort')
  await page.getByRole('checkbox', { name: /^Select all \d\d? / }).check()
  await page.getByRole('button', { name: /^Review/ }).click()
  await page.getByRole('list', { name: 'What would be sent' }).getByRole('listitem').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${FOLDER}/push.png` })
})

it('activations: which are stale', async () => {
  const page = await open('/activations?stale=true')
  await page.locator('tbody a').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${FOLDER}/activations.png` })
})

it('agents: how an assistant connects', async () => {
  const page = await open('/agents', { theme: 'dark' })
  await page.getByRole('heading', { name: 'Agents', level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${FOLDER}/agents.png` })
})
