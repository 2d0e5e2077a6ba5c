import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { addToCatalog } from '../harness/catalog'
import { canLook, complaints, expectAccessible, useConsole } from './harness'

describe.runIf(canLook)('the frame of all screens', async () => {
  const { app, organization, user, visit, db } = await useConsole()
  const { id: orgId } = await organization()
  const operator = await user(orgId, 'owner', true)

  it('says that there is no such page, with the way back', async () => {
    const page = await visit('/library/of/babel', operator)
    const browserMessages = complaints(page)
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor()
    await page.getByText('/library/of/babel').waitFor()
    await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).count()).toBe(1)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open the library' }).click()
    await page.getByRole('heading', { name: 'Library', level: 1 }).waitFor()
    expect(browserMessages()).toEqual([])
  })

  it('is sent in fewer bytes to browsers that take them', async () => {
    const script = async (encoding: string) => {
      const { body } = await app.inject({ url: '/' })
      const url = /src="(\/assets\/[^"]+\.js)"/.exec(body)![1]!
      return app.inject({ url, headers: { 'accept-encoding': encoding } })
    }
    const plain = await script('identity')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    for (const [encoding, decoded] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
      const { headers, rawPayload } = await script(encoding)
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringMatching(/accept-encoding/i) })
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
      expect(decoded(rawPayload)).toEqual(plain.rawPayload)
    }
  })

  it('offers to try again where a screen cannot be loaded', async () => {
    const page = await visit('/library', operator)
    await page.getByRole('heading', { name: 'Library', level: 1 }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Templates' }).click()
    await page.getByRole('heading', { name: 'This screen could not be loaded' }).waitFor()
    await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).count()).toBe(1)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('The server still does not answer').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Templates', level: 1 }).waitFor()

    await page.route('**/api/me', (route) => route.fulfill({ status: 500 }))
    await page.reload()
    await page.getByRole('heading', { name: 'Couldn’t load this' }).waitFor()
    await page.unroute('**/api/me')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Templates', level: 1 }).waitFor()
  })

  it('keeps the focus in the content when what had it disappears', async () => {
    await addToCatalog(db, [{ name: 'Labrador Owners' }])
    const page = await visit('/operators/topics', operator)
    await page
      .getByRole('row', { name: /Labrador Owners/ })
      .getByRole('checkbox')
      .check()
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('region', { name: 'Selection' }).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('content')
  })

  it('gives the focus back to what a dialog was opened with', async () => {
    const page = await visit('/settings?tab=members', operator)
    const invite = page.getByRole('button', { name: 'Invite' })
    const isFocused = () => invite.evaluate((button) => button.matches(':focus'))
    await invite.focus()
    for (const [key, inside] of [
      ['Enter', page.getByRole('dialog').getByLabel('Email')],
      ['Control+k', page.getByPlaceholder('Go to a screen, a topic or an action')],
    ] as const) {
      await page.keyboard.press(key)
      await inside.waitFor()
      await page.keyboard.press('Escape')
      await inside.waitFor({ state: 'detached' })
      await expect.poll(isFocused, { message: key }).toBe(true)
    }
  })

  it('shows somebody new around in four steps, once', async () => {
    const page = await visit('/', operator, { tour: true, width: 390, theme: 'dark' })
    const tour = page.getByRole('complementary', { name: 'Tour' })
    await tour.getByRole('heading', { name: 'Describe an audience' }).waitFor()
    await expectAccessible(page)
    await tour.getByRole('button', { name: 'Next' }).click()
    await tour.getByRole('link', { name: 'Open the library' }).click()
    await page.waitForURL('**/library')
    await tour.getByText('Step 2 of 4').waitFor()
    await tour.getByRole('button', { name: 'Next' }).click()
    await tour.getByRole('button', { name: 'Next' }).click()
    await tour.getByText('Step 4 of 4').waitFor()
    await tour.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => tour.count()).toBe(0)
    await page.reload()
    await page.getByRole('heading', { name: 'Library', level: 1 }).waitFor()
    await expect.poll(() => tour.count()).toBe(0)

    const another = await visit('/', operator, { tour: true })
    await another.getByRole('button', { name: 'Close the tour' }).click()
    await another.reload()
    await another.getByLabel('Describe an audience').waitFor()
    await expect.poll(() => another.getByRole('complementary', { name: 'Tour' }).count()).toBe(0)
  })
})
