import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { withResolvers } from '../harness/with-resolvers'
import { startMarketplace } from '../simulators/platforms/marketplace'
import { canLook, complaints, expectAccessible, useConsole } from './harness'

describe.runIf(canLook)('runs', async () => {
  const { staffed, visit, call, user, db } = await useConsole({ TAXON_ALLOW_PRIVATE_NETWORKS: 'true' })
  const acme = await staffed()
  const { owner, member, viewer } = acme
  const platform = await startMarketplace()
  let id = ''
  beforeAll(async () => {
    const { config, credentials } = platform
    const body = { name: 'Our marketplace', platform: 'marketplace', direction: 'outbound', config, credentials }
    id = (await call('POST', '/api/connections', { as: owner, body })).json().id
    return platform.close
  })

  const topics = async (...names: string[]): Promise<string[]> => {
    const created = names.map((topic_name) => call('POST', '/api/topics', { as: owner, body: { topic_name } }))
    return (await Promise.all(created)).map((response) => response.json().id)
  }
  const startPush = async (topicIds: string[], drive?: 'server'): Promise<string> => {
    const body = { topicIds, drive }
    return (await call('POST', `/api/connections/${id}/push/run`, { as: member, body })).json().runId
  }

  it('finishes a push whose page was closed, and tells who started it', async () => {
    const person = await user(acme.id)
    const topicIds = await topics('Sourdough Bakers', 'Tandem Cyclists', 'Kite Surfers')
    const { promise: held, resolve: release } = withResolvers()
    platform.faults.push({ kind: 'held', on: 'create', until: held })
    const page = await visit(`/connections/${id}/push?push=${encodeURIComponent(JSON.stringify({ topicIds }))}`, person)
    await page.getByRole('button', { name: 'Push 3 segments' }).click()
    await page.getByText('of 3 segments').waitFor()
    const address = new URL(page.url())
    await page.context().close()

    const other = await visit(address.pathname + address.search, viewer)
    await other.getByText('Running', { exact: true }).waitFor()
    release()
    // Without a reload: the stream tells of it.
    await other.getByText('Completed', { exact: true }).waitFor()
    await other.getByText('3 of 3 segments').waitFor()
    expect(platform.segments.size).toBe(3)

    const again = await visit('/library', person)
    await again.getByRole('link', { name: 'Runs 1 ended' }).click()
    await again.getByRole('tab', { name: 'What happened (1)' }).click()
    await expectAccessible(again)
    await again.getByRole('link', { name: /^Push to Our marketplace.*unread$/ }).click()
    await again.getByRole('link', { name: 'Runs', exact: true }).waitFor()
    // Read marks are kept on the server.
    const elsewhere = await visit('/runs?view=happened', person)
    await elsewhere.getByRole('link', { name: 'Push to Our marketplace', exact: true }).waitFor()
    await expect.poll(() => elsewhere.getByRole('link', { name: 'Runs', exact: true }).count()).toBe(1)
  })

  it('shows a run that had nothing to do as done', async () => {
    const runId = await startPush(['ot_none'], 'server')
    const page = await visit(`/runs/${runId}`, viewer)
    await page.getByText('Completed', { exact: true }).waitFor()
    await page.getByText('0 of 0 segments').waitFor()
    const bar = page.getByRole('progressbar', { name: 'segments done' })
    const share = async () => (await bar.locator('div').boundingBox())!.width / (await bar.boundingBox())!.width
    await expect.poll(share).toBe(1)
    expect(await bar.getAttribute('aria-valuenow')).toBe(await bar.getAttribute('aria-valuemax'))
  })

  it('lists all kinds live, by kind, state and connection, and retries what failed', async () => {
    const page = await visit('/runs', owner)
    const browserMessages = complaints(page)
    await page.getByRole('heading', { name: 'Runs' }).waitFor()
    platform.faults.push({ kind: 'refuse', on: 'create', status: 400, body: { message: 'Refused by review' } })
    const runId = await startPush(await topics('Harp Players', 'Lute Players'), 'server')
    const rows = page.getByRole('list', { name: 'Runs' }).getByRole('listitem')
    const row = rows.filter({ has: page.locator(`a[href="/runs/${runId}"]`) })
    await row.getByText('Completed with errors').waitFor()
    await row.getByText(/Refused by review/).waitFor()
    await row.getByText('1 pushed · 1 error').waitFor()
    await expectAccessible(page)
    await page.goto(`${new URL(page.url()).origin}/runs?kind=sync`)
    await page.getByRole('heading', { name: 'No matching runs' }).waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).first().click()
    await row.getByRole('link').click()

    await page.getByText(/Refused by review/).waitFor()
    await page.getByText('in the console').first().waitFor()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download what failed' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Refused by review')
    await page.getByRole('button', { name: 'Retry what failed' }).click()
    await page.waitForURL((address) => !address.pathname.endsWith(runId))
    await page.getByText('1 of 1 segments').waitFor()
    await page.getByText('Completed', { exact: true }).waitFor()
    expect(browserMessages()).toEqual([])
    // The connection has its runs too.
    await page.goto(`${new URL(page.url()).origin}/connections/${id}`)
    await page.getByRole('list', { name: 'Runs of this connection' }).locator(`a[href="/runs/${runId}"]`).waitFor()
    await expectAccessible(page)
  })

  it('takes back a deletion long after it was offered, and after many others', async () => {
    const ids = await topics('Falconry Clubs', 'Glider Pilots')
    await call('DELETE', '/api/topics', { as: owner, body: { ids } })
    await db.execute({
      text: `INSERT INTO undoable_actions (org_id, id, action, title, topics, created_by, created_at)
             SELECT $1, 'batch_' || n, 'matrix', 'Age Range', 1, 'user_test', now() FROM generate_series(1, 100) n`,
      values: [acme.id],
    })
    const page = await visit('/runs?view=undo', owner)
    await page.getByRole('button', { name: 'Show more' }).click()
    const deletion = page.getByRole('listitem').filter({ hasText: 'Deletion' })
    await deletion.getByRole('button', { name: 'Undo' }).waitFor()
    await expectAccessible(page)
    await deletion.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Undo deletion' }).click()
    await page.getByText('2 of 2 topics').waitFor()
    const { data } = (await call('GET', '/api/topics?search=falconry', { as: owner })).json()
    expect(data).toMatchObject([{ id: ids[0] }])
    const again = await visit('/runs?view=undo', viewer)
    await again.getByRole('button', { name: 'Show more' }).click()
    await again.getByRole('link', { name: 'Show its undo' }).waitFor()
    await expect.poll(() => again.getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0)
  })

  it('plans an undo once while others go on, and leaves whoever does not wait for it alone', async () => {
    const initech = await staffed()
    const remove = async (topic_name: string): Promise<string> => {
      const { id } = (await call('POST', '/api/topics', { as: initech.owner, body: { topic_name } })).json()
      return (await call('DELETE', '/api/topics', { as: initech.owner, body: { ids: [id] } })).json().undoId
    }
    const others = await remove('Bassoon Players')
    await remove('Kazoo Players')
    const page = await visit('/runs?view=undo', initech.owner)
    const plan = withResolvers()
    const start = withResolvers()
    const refusal = withResolvers()
    let plans = 0
    let starts = 0
    await page.route('**/api/undo/*', async (route) => {
      const isPlan = route.request().postDataJSON().dryRun
      if (isPlan) plans++
      if (isPlan) await plan.promise
      else if (starts++ === 0) {
        await refusal.promise
        return route.abort()
      } else await start.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect.poll(() => plans).toBe(1)
    const told = page.waitForRequest('**/api/notifications**')
    await call('POST', `/api/undo/${others}`, { as: initech.owner, body: {} })
    await told
    plan.resolve()
    await page.getByRole('button', { name: 'Undo deletion' }).click()
    expect(plans).toBe(1)
    await page.getByText('Close', { exact: true }).click()
    refusal.resolve()
    await page.getByText('The undo hasn’t started.').waitFor()

    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await page.getByRole('button', { name: 'Undo deletion' }).click()
    await page.getByText('Close', { exact: true }).click()
    await page.getByRole('link', { name: 'Classify' }).click()
    await page.getByLabel('Describe an audience').fill('people who')
    start.resolve()
    await page.getByText('The undo has started.').waitFor()
    expect(await page.getByLabel('Describe an audience').inputValue()).toBe('people who')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.waitForURL('**/runs/undo_*')
  })

  it('lists each action once, and says when the rest cannot be read', async () => {
    const globex = await staffed()
    const add = (from: number, to: number) =>
      db.execute({
        text: `INSERT INTO undoable_actions (org_id, id, action, title, topics, created_by, created_at)
               SELECT $1, 'delete_' || n, 'delete', 'Topics', 1, 'user_test', now() - interval '1 hour' + n * interval '1 second'
               FROM generate_series($2::int, $3::int) n`,
        values: [globex.id, from, to],
      })
    await add(1, 101)
    const page = await visit('/library', globex.owner)
    // The list is read anew when the stream begins.
    await page.route('**/api/events?*', (route) => route.abort())
    await page.goto(`${new URL(page.url()).origin}/runs?view=undo`)
    const rows = page.getByRole('list', { name: 'What can be undone' }).getByRole('listitem')
    await expect.poll(() => rows.count()).toBe(100)
    await add(102, 103)
    await page.route('**/api/undo?*', (route) => route.abort())
    await page.getByRole('button', { name: 'Show more' }).click()
    await page.getByText('Can’t reach the server').waitFor()
    await page.unroute('**/api/undo?*')
    await page.getByRole('button', { name: 'Show more' }).click()
    await page.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' })
    expect(await rows.count()).toBe(101)
  })

  it('says when older runs cannot be read', async () => {
    const globex = await staffed()
    const body = { filename: 'topics.csv', totalRows: 1, mappings: [{ csvColumn: 'a', targetField: 'topic_name' }] }
    for (let at = 0; at < 30; at++) await call('POST', '/api/import', { as: globex.owner, body })
    const page = await visit('/runs', globex.owner)
    await page.getByRole('button', { name: 'Show older runs' }).waitFor()
    await page.route('**/api/runs?*', (route) => route.abort())
    await page.getByRole('button', { name: 'Show older runs' }).click()
    await page.getByText('Can’t reach the server').waitFor()
    await page.unroute('**/api/runs?*')
    await page.getByRole('button', { name: 'Show older runs' }).click()
    await page.getByRole('button', { name: 'Show older runs' }).waitFor({ state: 'detached' })
    expect(await page.getByRole('list', { name: 'Runs' }).getByRole('listitem').count()).toBe(30)
  })

  it('asks where the stream is cut', async () => {
    const page = await visit('/runs', viewer)
    await page.route('**/api/events?*', (route) => route.abort())
    const runId = await startPush(await topics('Oboe Players'))
    await page.goto(`${new URL(page.url()).origin}/runs/${runId}`)
    await page.getByText('Waiting', { exact: true }).waitFor()
    await call('POST', `/api/connections/${id}/push/run/${runId}/push`, { as: member })
    await page.getByText('Completed', { exact: true }).waitFor()
    // A viewer may look, but not change anything.
    await expect.poll(() => page.getByRole('button', { name: /Pause|Resume|Cancel|Retry/ }).count()).toBe(0)
  })
})
