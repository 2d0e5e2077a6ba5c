import { describe, expect, it } from 'vitest'
import { addToCatalog } from '../harness/catalog'
import { useLlm } from '../simulators/llm/provider'
import { canLook, complaints, expectAccessible, pickOption, shownOptions, useConsole } from './harness'

const AUTO = 'Auto: LLM only where the local engine is not sure'

describe.runIf(canLook)('the choice of engine', async () => {
  const { env } = await useLlm()
  const { db, organization, user, visit } = await useConsole(env)
  const owner = await user((await organization()).id, 'owner', true)

  it('shows for an import what the LLM will cost, and then who answered', async () => {
    const page = await visit('/import', owner)
    const browserMessages = complaints(page)
    const buffer = Buffer.from('name\nHybrid Wagon Buyers\nZorblax Qwv\nZorblax Qwx\n')
    await page
      .getByLabel('File to import', { exact: true })
      .setInputFiles({ name: 'names.csv', mimeType: 'text/csv', buffer })
    await page.getByLabel(AUTO).check()
    await page.getByText(/^LLM: 2 rows, about [\d,]+ tokens, about \$0\.\d+$/).waitFor()
    await expect.poll(() => page.getByText('Local engine: 1 row', { exact: true }).isVisible()).toBe(true)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Import 3 rows' }).click()
    await page.getByText('Completed').waitFor()
    await page.getByText('Classified by the local engine: 1, by the LLM: 2.').waitFor()
    expect(browserMessages()).toEqual([])
  })

  it('shows it for a matrix', async () => {
    const question = encodeURIComponent(JSON.stringify(['zorblax qwy by US state']))
    const page = await visit(`/?q=${question}`, owner, { theme: 'dark' })
    await page.getByLabel(AUTO).check()
    await page.getByText(/^LLM: \d+ topics, about/).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Create \d+ topics$/ }).click()
    await page.getByText(/^Classified by the local engine: \d+, by the LLM: [1-9]\d*\./).waitFor()
  })

  it('shows it for a reclassify job', async () => {
    await addToCatalog(db, [{ name: 'Hybrid Coupe Buyers' }, { name: 'Zorblax Qwz' }])
    const page = await visit('/operators/jobs?new=reclassify', owner)
    await pickOption(page.getByLabel('Engine'), AUTO)
    await page.getByLabel('All topics').check()
    await page.getByText(/^LLM: \d+ topics?, about/).waitFor()
    await expectAccessible(page)
    await page.getByLabel('Dry run').uncheck()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('heading', { name: 'Engines' }).waitFor()
    await page.getByText(/by the LLM: [1-9]/).waitFor()
  })
})

describe.runIf(canLook)('without an LLM key', async () => {
  const { organization, user, visit } = await useConsole()
  const owner = await user((await organization()).id, 'owner', true)

  it('only the local engine is offered', async () => {
    const page = await visit('/operators/jobs?new=reclassify', owner)
    expect(await shownOptions(page.getByLabel('Engine'))).toEqual(['Local engine'])
  })
})
