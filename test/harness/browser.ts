import { spawnSync } from 'node:child_process'
import { type Browser, chromium } from 'playwright-core'
import { afterAll } from 'vitest'

const found = spawnSync('which', ['chromium'], { encoding: 'utf8' }).stdout.trim()

/** False where Chromium could not be installed; `npm test` has said so, and in CI has failed. */
export const hasBrowser = found !== ''

export async function useBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: found,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  afterAll(() => browser.close())
  return browser
}
