import { describe, expect, it } from 'vitest'
import { addToCatalog } from '../harness/catalog'
import { withResolvers } from '../harness/with-resolvers'
import { canLook, complaints, expectAccessible, pickOption, useConsole } from './harness'

describe.runIf(canLook)('operators and the installation', async () => {
  const { organization, user, visit, call, signIn, db } = await useConsole()
  const { id: orgId } = await organization()
  const operator = await user(orgId, 'owner', true)
  await addToCatalog(db, [{ name: 'Labrador Owners' }, { name: 'CRM Software Decision Makers' }])
  const get = async (path: string) => (await call('GET', path, { as: operator })).json()
  await call('POST', '/api/classify', {
    as: operator,
    body: { messages: [{ role: 'user', content: 'electric SUV shoppers' }] },
  })

  it('draws the catalog and its use, and says the same in tables', async () => {
    const page = await visit('/operators', operator)
    const browserMessages = complaints(page)
    // Days without data are drawn, as zero.
    await page.getByRole('table', { name: 'Catalog over time' }).getByRole('row').nth(29).waitFor({ state: 'attached' })
    const chart = page.locator('section', { hasText: 'Catalog over time' }).last()
    const strokes = () =>
      chart.locator('.recharts-area-curve').evaluateAll((curves) => curves.map((curve) => curve.getAttribute('stroke')))
    await expect.poll(async () => new Set(await strokes()).size).toBe(2)
    const { current } = await get('/api/admin/topics/metrics')
    await page
      .getByRole('definition')
      .filter({ hasText: `${current.active}` })
      .first()
      .waitFor()
    await page.locator('.recharts-bar-rectangle').first().waitFor()
    await page.getByRole('button', { name: 'Table: Classifications per day' }).click()
    await page.getByRole('table', { name: 'Classifications per day' }).getByRole('row').nth(1).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Pets & Animals' }).click()
    await page.getByRole('link', { name: 'Labrador Owners' }).waitFor()
    expect(browserMessages()).toEqual([])
  })

  it('draws the catalog over days', async () => {
    const { current, byEngineVersion } = await get('/api/admin/topics/metrics')
    const day = (daysAgo: number) => {
      const date = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
      return { ...current, active: 1_000 + daysAgo, date, byEngineVersion }
    }
    const page = await visit('/operators/usage', operator, { theme: 'dark' })
    await page.route('**/metrics/history**', (route) => route.fulfill({ json: { data: [day(1), day(4)] } }))
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.locator('.recharts-area-area').first().waitFor()
    // A day that was not counted shows the last count before it.
    await expect.poll(() => page.getByRole('row', { name: /1,004/ }).count()).toBe(3)
    await expectAccessible(page)
  })

  it('shows what was used, by organization and day', async () => {
    const page = await visit('/operators/usage', operator, { width: 390 })
    const browserMessages = complaints(page)
    const totals = page.getByRole('table', { name: 'Totals by organization' })
    await totals.getByRole('row', { name: /^Acme 1 / }).waitFor()
    await pickOption(page.getByLabel('Measure'), 'Requests')
    await page.getByRole('heading', { name: 'Requests per day' }).waitFor()
    await page.waitForURL(/measure=total_requests/)
    await expectAccessible(page)
    await page.getByLabel('From').fill('2020-01-01')
    // The other day cannot be before it.
    await page.locator('input[min="2020-01-01"]').waitFor()
    await page.getByLabel('To', { exact: true }).fill('2020-01-02')
    await page.getByText('No usage').waitFor()
    expect(browserMessages()).toEqual([])
  })

  it('previews a template as it is typed, creates it and deletes it', async () => {
    const page = await visit('/operators/templates/new', operator)
    const browserMessages = complaints(page)
    await page.getByLabel('Name', { exact: true }).fill('Radio')
    await page.getByLabel('Platform key').fill('radio')
    await page.getByLabel('Format of part 1').fill('On air: {{topic}} {{nonsense}}')
    await page.getByText('Unknown field: nonsense').waitFor()
    await page.getByLabel('Format of part 1').fill('On air: ')
    await page.getByRole('button', { name: 'Fields for part 1' }).click()
    await page.getByRole('button', { name: 'topic', exact: true }).click()
    await page.getByText(/^On air: In-Market for Luxury Electric SUVs > Auto > SUVs/).waitFor()
    await page.getByRole('button', { name: 'Move part 2 up' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText(/^Auto > On air: In-Market for Luxury Electric SUVs > SUVs/).waitFor()
    await expectAccessible(page)
    const { promise, resolve } = withResolvers()
    await page.route('**/api/admin/output-templates', async (route) => {
      await promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Create' }).click()
    // What is typed while it is created stays.
    await page.getByLabel('Opening for B2C').fill('Listeners who')
    resolve()
    await page.waitForURL('**/operators/templates/tpl_*')
    await page.getByRole('button', { name: 'Save' }).waitFor()
    expect(await page.getByLabel('Opening for B2C').inputValue()).toBe('Listeners who')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => get('/api/admin/output-templates'))
      .toContainEqual(expect.objectContaining({ platformKey: 'radio', descPrefixB2c: 'Listeners who' }))
    const radio = (await get('/api/admin/output-templates')).find(
      ({ platformKey }: { platformKey: string }) => platformKey === 'radio',
    )
    expect(radio.pathFields[1]).toEqual({ key: 'topic', format: 'On air: {{topic}}' })
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('link', { name: 'New template' }).waitFor()
    expect(await get('/api/admin/output-templates')).toHaveLength(4)
    expect(browserMessages()).toEqual([])
  })

  it('changes a built-in template, which cannot be deleted, and asks before changes are lost', async () => {
    const page = await visit('/operators/templates', operator, { width: 390, theme: 'dark' })
    await page.getByRole('link', { name: 'Ad Exchange' }).click()
    await page.getByLabel('Active').check()
    await expectAccessible(page)
    await expect.poll(() => page.getByRole('button', { name: 'Delete' }).count()).toBe(0)
    await page.getByRole('link', { name: 'All templates' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    const { promise, resolve } = withResolvers()
    await page.route('**/api/admin/output-templates/tpl_exchange', async (route) => {
      await promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Save' }).click()
    // What is typed while it is saved stays.
    await page.getByLabel('Opening for B2C').fill('People who')
    resolve()
    await page.getByText('Ad Exchange saved').waitFor()
    expect(await get('/api/admin/output-templates/tpl_exchange')).toMatchObject({ isActive: true })
    expect(await page.getByLabel('Opening for B2C').inputValue()).toBe('People who')
    await page.getByRole('link', { name: 'All templates' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => get('/api/admin/output-templates/tpl_exchange'))
      .toMatchObject({ isActive: true, descPrefixB2c: 'People who' })
    await page.getByRole('link', { name: 'All templates' }).click()
    await page.getByRole('link', { name: 'New template' }).waitFor()
  })

  it('says why a template was refused', async () => {
    const page = await visit('/operators/templates/new', operator)
    await page.getByLabel('Name', { exact: true }).fill('Another')
    await page.getByLabel('Platform key').fill('dspapi')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('alert').filter({ hasText: 'dspapi' }).waitFor()
  })

  it('creates an organization and a user for it, and changes its plan', async () => {
    const page = await visit('/operators/organizations', operator)
    const browserMessages = complaints(page)
    await page.getByRole('button', { name: 'New organization' }).click()
    await page.getByLabel('Name').fill('Globex')
    await pickOption(page.getByLabel('Plan'), 'free')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('link', { name: 'Globex' }).click()
    await page.getByRole('heading', { name: 'Globex' }).waitFor()
    await page.getByText('Nobody yet.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Edit' }).click()
    await pickOption(page.getByLabel('Plan'), 'pro')
    await page.getByLabel('Alias', { exact: true }).fill('GBX')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('GBX').waitFor()
    await page.getByRole('link', { name: 'All organizations' }).click()
    await page.getByRole('row', { name: /Globex pro GBX/ }).waitFor()
    await page.getByRole('button', { name: 'New user' }).click()
    await page.getByLabel('Email').fill('nina@globex.example')
    await page.getByLabel('Password').fill('a long enough one')
    await pickOption(page.getByLabel('Organization', { exact: true }), 'Globex')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByText('nina@globex.example can sign in now').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByLabel('Search users').fill('NINA')
    await page.getByRole('row', { name: /nina@globex\.example .*Globex \(member\)/ }).waitFor()
    await expect.poll(() => page.getByRole('table', { name: 'Users' }).getByRole('row').count()).toBe(2)
    await expectAccessible(page)
    const nina = await signIn('nina@globex.example', 'a long enough one')
    const me = (await call('GET', '/api/me', { as: nina })).json()
    expect(me).toMatchObject({ organization: { name: 'Globex' }, caller: { role: 'member', operator: false } })
    expect(browserMessages()).toEqual([])
  })

  it('says that the server cannot be reached, and asks again', async () => {
    const page = await visit('/operators/usage', operator)
    await page.getByRole('table', { name: 'Totals by organization' }).waitFor()
    await page.route('**/api/admin/**', (route) => route.abort())
    await page.getByRole('link', { name: 'Templates' }).click()
    await page.getByText('Can’t reach the server').waitFor()
    await page.unroute('**/api/admin/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'Ad Exchange' }).waitFor()
  })

  it('is not for others', async () => {
    const owner = await user(orgId, 'owner')
    const page = await visit('/operators/jobs', owner)
    await page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor()
    await expect.poll(() => page.getByRole('navigation', { name: 'Operators' }).count()).toBe(0)
    await expectAccessible(page)
  })
})
