import { expect, test } from 'vitest'
import { useTestApp } from './harness/app'
import { hasBrowser, useBrowser } from './harness/browser'

test.runIf(hasBrowser)('the API reference shows in a browser, from this server alone', async () => {
  const { app } = await useTestApp()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const page = await (await useBrowser()).newPage()
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
  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
})
