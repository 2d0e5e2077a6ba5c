import { describe, expect, it } from 'vitest'
import { freePort } from '../harness/free-port'
import { useOAuth } from '../harness/oauth'
import { canLook, complaints, expectAccessible, useConsole } from './harness'

describe.runIf(canLook)('the page about agents', async () => {
  const origin = `http://127.0.0.1:${await freePort()}`
  const taxon = await useConsole({ TAXON_OAUTH: 'true', TAXON_BASE_URL: origin })
  const { apiKey, staffed, visit } = taxon
  const { connected, mcp } = useOAuth(taxon)

  it('shows how to connect, what is connected, and what agents did', async () => {
    const acme = await staffed()
    const key = await apiKey(acme.owner, ['topics:read'])
    const { tokens } = await connected(acme.member)
    await mcp(tokens.access_token, 'tools/call', { name: 'search_topics', arguments: { query: 'cars' } })
    await mcp(tokens.access_token, 'tools/call', { name: 'search_topics', arguments: { query: 42 } })
    await mcp(key.key, 'tools/call', { name: 'who_am_i', arguments: {} })

    const page = await visit('/agents', acme.admin)
    const browserMessages = complaints(page)
    await page.getByRole('heading', { name: 'Agents', level: 1 }).waitFor()
    await page.getByText(`${origin}/mcp`, { exact: true }).waitFor()
    await page.getByText(`claude mcp add --transport http taxon ${origin}/mcp`).waitFor()
    const searched = page.getByRole('listitem').filter({ hasText: 'search_topics' })
    await searched.getByText('Assistant').waitFor()
    await searched.getByText('2 calls').waitFor()
    await searched.getByText('1 error').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'who_am_i' }).getByText('test').waitFor()
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'VS Code' }).click()
    await page.getByText('"inputs"').waitFor()
    expect(new URL(page.url()).search).toBe('?assistant=vscode')
    await page.getByRole('button', { name: 'Disconnect Assistant' }).click()
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await page.getByText('No apps yet').waitFor()
    expect(browserMessages()).toEqual([])
  })

  it('shows viewers what they may see, and offers them nothing that is refused', async () => {
    const acme = await staffed()
    await apiKey(acme.owner)
    await connected(acme.owner)
    const page = await visit('/agents?assistant=chatgpt', acme.viewer, { width: 390, theme: 'dark' })
    await page.getByText('In ChatGPT open Settings').waitFor()
    await page.getByText(/^Connected \w+ \d+/).waitFor()
    await page.getByText('Only owners and admins can create and revoke keys.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^(?:Disconnect|Revoke|Create)/ }).count()).toBe(0)
    await expectAccessible(page)
  })
})
