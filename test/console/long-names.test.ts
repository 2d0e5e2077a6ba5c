import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { canLook, useConsole } from './harness'

/** Texts that stick out of what they stand in, and whether the page has to be moved sideways. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(`
    const isWider = ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1
    const hasText = ({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '')
    const isShown = (element) => getComputedStyle(element).overflowX === 'visible'
    const texts = [...document.querySelectorAll('main *, [role=dialog] *')].filter(hasText).filter(isShown)
    const wider = [...texts, ...document.querySelectorAll('main')].filter(isWider)
    wider.map(({ outerHTML }) => outerHTML.slice(0, 200))
  `)

describe.runIf(canLook)('long names', async () => {
  const { organization, user, visit, call } = await useConsole()

  it('fit on a narrow screen, also as one word', async () => {
    const owner = await user((await organization()).id, 'owner')
    const post = async (path: string, body: object) => (await call('POST', path, { as: owner, body })).json()
    const word = (length: number) => 'Abcdefghij'.repeat(length / 10)
    const topic = await post('/api/topics', { topic_name: word(250) })
    const config = { base_url: 'https://example.com' }
    const { id } = await post('/api/connections', {
      name: word(100),
      platform: 'custom_api',
      direction: 'outbound',
      config,
    })
    await call('POST', '/api/auth/update-user', { as: owner, body: { name: word(200) } })

    const page = await visit('/', owner, { width: 390 })
    await page.getByRole('textbox').fill(word(250))
    await page.keyboard.press('Enter')
    await page.getByText('Where does it belong?').waitFor()
    expect(await sticksOut(page)).toEqual([])
    for (const [path, sign] of [
      ['/library', 'in your organization'],
      [`/library?topic=${topic.id}`, 'Layers'],
      [`/library?topic=${topic.id}&tab=history`, 'Added to the library'],
      ['/connections', 'Push to it'],
      [`/connections/${id}`, 'Test now'],
      [`/connections/${id}/push`, 'Choose topics'],
      ['/settings?tab=members', 'joined'],
    ] as const) {
      await page.goto(new URL(path, page.url()).href)
      await page.getByText(sign).filter({ visible: true }).first().waitFor()
      expect(await sticksOut(page), path).toEqual([])
    }
  })
})
