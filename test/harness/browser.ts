import { spawnSync } from 'node:child_process'
import { type Browser, chromium } from 'playwright-core'

/** Without windows it takes a third less processor time. */
const COMMANDS = ['chromium-headless-shell', 'chromium']
const [executablePath] = COMMANDS.flatMap((command) => {
  const path = spawnSync('which', [command], { encoding: 'utf8' }).stdout.trim()
  return path === '' ? [] : [path]
})

/** False where Chromium could not be installed; `npm test` has said so, and in CI has failed. */
export const hasBrowser = executablePath !== undefined

let launched: Promise<Browser> | undefined

/** One for all files of a worker; it ends with the worker. */
export function useBrowser(): Promise<Browser> {
  launched ??= chromium.launch({
    executablePath,
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
