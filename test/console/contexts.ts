import type { Browser, BrowserContext } from 'playwright-core'

export type Look = {
  width?: number
  theme?: 'light' | 'dark'
  /** Whether the tour for people who are new is shown. */
  tour?: boolean
}

/** Browsers trust this computer's own address. A console on another one over plain http lacks these. */
const OVER_PLAIN_HTTP = 'delete Crypto.prototype.randomUUID; delete Navigator.prototype.clipboard'

/**
 * Contexts that are emptied after a test and serve the next one. Each keeps a page without scripts, and with it the process
 * that has compiled the console already: to load and compile it is most of what a short test costs.
 */
export function keptContexts(browser: Browser, origin: string) {
  const free = new Map<string, BrowserContext[]>()
  const taken = new Map<BrowserContext, string>()

  async function open({ width = 1440, theme = 'light', tour = false }: Look): Promise<BrowserContext> {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(60_000)
    // Some tests close theirs.
    context.once('close', () => taken.delete(context))
    const page = await context.newPage()
    await page.goto(`${origin}/mark.svg`)
    await context.addInitScript(OVER_PLAIN_HTTP)
    if (!tour) await context.addInitScript("localStorage.setItem('taxon-tour-seen', 'true')")
    return context
  }

  async function empty(context: BrowserContext): Promise<void> {
    const [kept, ...others] = context.pages()
    await Promise.all(others.map((page) => page.close()))
    await context.unrouteAll()
    await context.setOffline(false)
    await context.clearCookies()
    const session = await context.newCDPSession(kept!)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.detach()
  }

  return {
    async take(look: Look): Promise<BrowserContext> {
      const key = JSON.stringify(look)
      const context = free.get(key)?.pop() ?? (await open(look))
      taken.set(context, key)
      return context
    },
    async giveBack(): Promise<void> {
      for (const [context, key] of taken) {
        await empty(context)
        free.set(key, [...(free.get(key) ?? []), context])
      }
      taken.clear()
    },
    close: () => Promise.all([...free.values()].flat().map((context) => context.close())),
  }
}
