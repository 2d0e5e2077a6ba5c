import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useBrowser } from '../harness/browser'
import { discardDataFolder, newDataFolder } from '../harness/data-folder'
import { type TaxonServer, taxonAt } from '../harness/taxon-process'
import { canLook, expectAccessible } from './harness'

const OUTBOUND = ['Simulated marketplace', 'Simulated DSP', 'Simulated exchange (SFTP)']

type Activation = { id: string; status: string; stale: boolean; connectionId: string; platformSegmentId: string }

describe.runIf(canLook)('taxon demo', () => {
  const taxon = taxonAt('dist/taxon.js')
  const folder = newDataFolder()
  let demo: TaxonServer
  let page: Page
  beforeAll(async () => {
    demo = await taxon.demo(folder)
    page = await signIn()
    // It fills the catalog first.
  }, 300_000)
  afterAll(async () => {
    await page?.context().close()
    await demo?.stop()
    taxon.discard()
    discardDataFolder(folder)
  })

  /** With what the command prints. */
  async function signIn() {
    const [, email, password] = /Sign in\s+(\S+)\s+Password\s+(\S+)/.exec(demo.logged())!
    const context = await (await useBrowser()).newContext({ reducedMotion: 'reduce' })
    const opened = await context.newPage()
    await opened.goto(demo.origin)
    await opened.getByLabel('Email').fill(email!)
    await opened.getByLabel('Password').fill(password!)
    await opened.getByRole('button', { name: 'Sign in', exact: true }).click()
    await opened.getByText('are simulated on this machine').waitFor()
    return opened
  }
  async function call<T>(method: string, path: string, data?: object): Promise<T> {
    const answer = await page.request.fetch(demo.origin + path, { method, data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const connectionIds = async () =>
    new Map((await call<{ id: string; name: string }[]>('GET', '/api/connections')).map(({ id, name }) => [name, id]))
  const topicIds = async (search: string) =>
    (await call<{ data: { id: string }[] }>('GET', `/api/topics?search=${search}`)).data.map(({ id }) => id)
  const activations = () => call<Activation[]>('GET', '/api/activations')
  async function push(connectionId: string, ids: string[]) {
    const run = `/api/connections/${connectionId}/push/run`
    const { runId } = await call<{ runId: string }>('POST', run, { topicIds: ids })
    expect(await call('POST', `${run}/${runId}/push`)).toMatchObject({ done: true })
  }

  it('listens on loopback, and labels what is simulated', async () => {
    expect(new URL(demo.origin).hostname).toBe('localhost')
    expect(demo.logged()).toContain(folder)
    await page.getByRole('link', { name: 'Connections', exact: true }).click()
    for (const name of [...OUTBOUND, 'Simulated source (REST)']) await page.getByRole('link', { name }).waitFor()
    await expectAccessible(page)
  })

  it('pushes to each platform, shows what became stale, and refreshes it', async () => {
    const ids = await connectionIds()
    const [topicId] = await topicIds('electric')
    for (const name of OUTBOUND) await push(ids.get(name)!, [topicId!])
    expect((await activations()).map(({ status, stale }) => ({ status, stale }))).toEqual(
      OUTBOUND.map(() => ({ status: 'active', stale: false })),
    )
    await call('PATCH', `/api/topics/${topicId}`, { topic_name: 'Electric Family SUV Shoppers' })
    await page.goto(`${demo.origin}/activations`)
    await page.getByText('Stale').filter({ visible: true }).first().waitFor()
    const stale = (await activations()).filter((activation) => activation.stale)
    expect(stale).toHaveLength(OUTBOUND.length)
    for (const { id } of stale) await call('POST', `/api/activations/${id}/refresh`)
    expect((await activations()).filter(({ status, stale }) => status === 'active' && !stale)).toHaveLength(
      OUTBOUND.length,
    )
  })

  it('reads the source into the library', async () => {
    const id = (await connectionIds()).get('Simulated source (REST)')
    await page.goto(`${demo.origin}/connections/${id}/sync`)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByText('Completed').waitFor()
    expect(await topicIds('brewing')).toHaveLength(1)
  })

  it('goes on after a restart: the platforms still have their segments', async () => {
    const before = (await activations()).filter(({ status }) => status === 'active')
    await demo.stop()
    demo = await taxon.demo(folder)
    await page.context().close()
    page = await signIn()
    expect(await topicIds('brewing')).toHaveLength(1)
    expect([...(await connectionIds()).keys()]).toHaveLength(4)
    for (const { id } of before) await call('POST', `/api/activations/${id}/deactivate`)
    expect((await activations()).filter(({ status }) => status === 'active')).toEqual([])
  })
})
