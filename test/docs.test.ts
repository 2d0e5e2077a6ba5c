import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeCss } from '../src/http/docs/theme'
import { useTestApp } from './harness/app'
import { hasBrowser, useBrowser } from './harness/browser'

/** The colours of the console, by their names. */
function tokens(selector: ':root' | '.dark'): Map<string, string> {
  const styles = readFileSync('console/src/styles.css', 'utf8')
  const [, block = ''] = styles.split(`${selector} {`)
  return new Map([...block.split('}')[0]!.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]))
}

test('the API reference has the colours of the console', () => {
  const css = themeCss()
  for (const [mode, selector] of [
    ['light', ':root'],
    ['dark', '.dark'],
  ] as const) {
    const colors = tokens(selector)
    const [, block = ''] = css.split(`.${mode}-mode {`)
    const used = [...block.split('}')[0]!.matchAll(/--(?!scalar)([\w-]+): (oklch[^;]+);/g)]
    expect(used.length).toBeGreaterThan(10)
    for (const [, name, value] of used) expect(value, `${mode} ${name}`).toBe(colors.get(name!))
  }
})

test.runIf(hasBrowser)('the API reference shows in a browser, from this server alone', async () => {
  const { app } = await useTestApp()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const page = await (await useBrowser()).newPage()
  // The description of the whole API is large: on a busy machine it takes half a minute to be drawn.
  page.setDefaultTimeout(90_000)
  const complaints: string[] = []
  const foreign: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) foreign.push(request.url())
  })
  await page.goto(`${origin}/docs`)
  await page.getByText('Classify a topic', { exact: true }).first().waitFor()
  await page.getByText('Create an API key').first().waitFor()
  await page.getByText('Classify a topic', { exact: true }).first().click()
  const sample = page.locator('pre', { hasText: `curl ${origin}/api/classify` }).first()
  await sample.waitFor()
  expect(await sample.textContent()).toMatch(/Authorization: Bearer .+electric SUV shoppers/s)
  expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(tokens(':root').get('paper'))
  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
})
