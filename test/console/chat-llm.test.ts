import { describe, expect, it } from 'vitest'
import { ANALYSIS, isSilent, judgementOf, searches, stepwise } from '../simulators/llm/protocol'
import { useLlm } from '../simulators/llm/provider'
import { canLook, expectAccessible, useConsole } from './harness'

describe.runIf(canLook)('the chat with an LLM', async () => {
  const { simulator, env } = await useLlm()
  const { staffed, visit } = await useConsole(env)
  const { owner } = await staffed()

  it('shows what the LLM is doing, and the answer once it is there', async () => {
    const { reply, next } = stepwise(searches(judgementOf('Cat Owners'), 1))
    simulator.follow(() => reply)
    const page = await visit(`/?q=${encodeURIComponent('["cat owners"]')}`, owner)
    await page.getByText('Searching the web…').waitFor()
    await expectAccessible(page)
    next()
    await page.getByText('Reading what it found…').waitFor()
    next()
    await page.getByText('Filing the topic…').waitFor()
    next()
    await page.getByText('Classified by the LLM').waitFor()
  })

  it('cancels an answer, and asks again', async () => {
    simulator.follow(isSilent)
    const page = await visit('/', owner)
    await page.getByLabel('Describe an audience').fill('dog owners')
    await page.keyboard.press('Enter')
    await page.getByText('Asking the LLM…').waitFor()
    await expect.poll(() => simulator.requests.length).toBe(1)
    const hungUp = simulator.hungUp()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Cancelled.').waitFor()
    await expect.poll(simulator.hungUp).toBe(hungUp + 1)
    simulator.follow(() => undefined)
    await page.getByRole('button', { name: 'Ask again' }).click()
    await page.getByRole('heading', { name: 'Dog Owners' }).waitFor()
  })

  it('reads a brief that is dropped anywhere, and puts what is said next below it', async () => {
    simulator.follow(() => undefined)
    const page = await visit('/', owner)
    await page.getByText('Who do you want to reach?').waitFor()
    const dropped = await page.evaluateHandle(`(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['Reach young families.'], 'launch.txt', { type: 'text/plain' }))
      return transfer
    })()`)
    await page.getByRole('navigation').first().dispatchEvent('dragover', { dataTransfer: dropped })
    await page.getByText('Drop the brief to have it read').waitFor()
    await page.getByRole('navigation').first().dispatchEvent('drop', { dataTransfer: dropped })
    await page.getByText(ANALYSIS.summary).waitFor()
    await page.getByRole('button', { name: 'Add', exact: true }).first().click()
    await page.getByRole('link', { name: 'Added' }).waitFor()
    await page.getByLabel('Describe an audience').fill('cat owners')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Cat Owners' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Cat Owners' }).waitFor()
    await page.getByRole('link', { name: 'Added' }).waitFor()
    const said = () =>
      page
        .getByRole('main')
        .getByRole('region')
        .evaluateAll((turns) => turns.map((turn) => turn.getAttribute('aria-label')))
    await expect.poll(said).toEqual(['launch.txt', 'cat owners'])
    await expectAccessible(page)
  })
})
