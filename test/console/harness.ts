import { existsSync, readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import { type Options, type Session, startTestApp } from '../harness/app'
import { hasBrowser, useBrowser } from '../harness/browser'
import { keptContexts, type Look } from './contexts'

/** `npm test` builds the console and installs Chromium; without both, the tests are skipped. */
export const canLook = hasBrowser && existsSync('dist/console/index.html')

/** The built console on the real server, and a browser to look at it with. */
export async function useConsole(env: Record<string, string> = {}, options: Omit<Options, 'env'> = {}) {
  const taxon = await startTestApp({ env, ...options })
  const port = env.TAXON_BASE_URL ? Number(new URL(env.TAXON_BASE_URL).port) : 0
  const origin = await taxon.app.listen({ port, host: '127.0.0.1' })
  const driving = await taxon.startDriving()
  afterAll(async () => {
    await driving.stop()
    await taxon.close()
  })
  const contexts = keptContexts(await useBrowser(), origin)
  // An open page keeps sending requests, which slows down the tests after it.
  afterEach(contexts.giveBack)
  afterAll(contexts.close)
  return {
    ...taxon,
    origin,
    /** A page in its own context, signed in with the session. */
    async visit(path: string, session?: Session, look: Look = {}) {
      const context = await contexts.take(look)
      if (session) {
        const [name = '', value = ''] = session.cookie.split(/=(.*)/s)
        await context.addCookies([{ name, value, url: origin }])
      }
      const page = await context.newPage()
      await page.goto(origin + path)
      return page
    },
  }
}

/** Errors and warnings in the browser's console from now on, without those of the expected statuses. */
export function complaints(page: Page, { expected = [] }: { expected?: number[] } = {}): () => string[] {
  const messages: string[] = []
  page.on('pageerror', (error) => messages.push(error.message))
  page.on('console', (message) => {
    const isExpected = expected.some((status) => message.text().includes(`status of ${status}`))
    if (['error', 'warning'].includes(message.type()) && !isExpected) messages.push(message.text())
  })
  return () => messages
}

/** Chooses an option by its label, its value or its position. */
export async function pickOption(select: Locator, option: string | { index: number }) {
  await select.click()
  const list = select.page().getByRole('listbox')
  const chosen =
    typeof option === 'string'
      ? list.getByRole('option', { name: option, exact: true }).or(list.locator(`[data-value="${option}"]`))
      : list.getByRole('option').nth(option.index)
  await chosen.first().click()
  await list.waitFor({ state: 'detached' })
}

/** The labels of the options that a select offers. */
export async function shownOptions(select: Locator): Promise<string[]> {
  await select.click()
  const labels = await select.page().getByRole('listbox').getByRole('option').allTextContents()
  await select.page().keyboard.press('Escape')
  return labels
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** No serious or critical violation. */
export async function expectAccessible(page: Page) {
  // Compiling it is a sixth of the first check, so a page gets it once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(() =>
    // Only violations are read.
    (globalThis as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      preload: false,
      selectors: false,
    }),
  )
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
