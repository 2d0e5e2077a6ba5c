import { spawnSync } from 'node:child_process'
import { type Browser, chromium } from 'playwright-core'

/** The headless shell takes a third less CPU time. */
const COMMANDS = ['chromium-headless-shell', 'chromium']
const [executablePath] = COMMANDS.flatMap((command) => {
  const path = spawnSync('which', [command], { encoding: 'utf8' }).stdout.trim()
  return path === '' ? [] : [path]
})

/** False if Chromium could not be installed: `npm test` says so, and fails in CI. */
export const hasBrowser = executablePath !== undefined

let browser: Promise<Browser> | undefined

/** Shared by all files of a worker. */
export function useBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Pages of a context share a process, which has compiled the console once.
      '--process-per-site',
      '--disable-background-networking',
      '--disable-component-update',
      // Without these each window opens two hidden pages for its address bar, which cost as much as the page under test.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,MediaRouter,PaintHolding',
    ],
  })
  return browser
}
