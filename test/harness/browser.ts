import { spawnSync } from 'node:child_process'
import { type Browser, chromium } from 'playwright-core'

const found = spawnSync('which', ['chromium'], { encoding: 'utf8' }).stdout.trim()

/** False where Chromium could not be installed; `npm test` has said so, and in CI has failed. */
export const hasBrowser = found !== ''

let launched: Promise<Browser> | undefined

/** One for all files of a worker; it ends with the worker. */
export function useBrowser(): Promise<Browser> {
  launched ??= chromium.launch({
    executablePath: found,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // Each window brings two hidden pages of its address bar, which cost as much as the page under test.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,MediaRouter,PaintHolding',
    ],
  })
  return launched
}
