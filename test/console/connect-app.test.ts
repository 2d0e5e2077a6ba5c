import { UnauthorizedError } from '@modelcontextprotocol/client'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '../harness/free-port'
import { Assistant, useAssistants } from '../harness/oauth-client'
import { PASSWORD } from '../harness/people'
import { callbackOf, singleSignOn } from '../harness/single-sign-on'
import { totp } from '../harness/totp'
import { setUpTwoFactor } from '../harness/two-factor'
import { startIdentityProvider } from '../simulators/identity-provider'
import { canLook, complaints, expectAccessible, pickOption, useConsole } from './harness'

describe.runIf(canLook)('connecting an app', async () => {
  const origin = `http://127.0.0.1:${await freePort()}`
  const provider = await startIdentityProvider(callbackOf(origin))
  afterAll(() => provider.close())
  const env = { ...singleSignOn(origin, provider), TAXON_OIDC_NAME: 'Acme login', TAXON_OAUTH: 'true' }
  const { call, db, staffed, visit } = await useConsole(env)
  const { connect, finish } = useAssistants(origin)

  /** The assistant asks, and the person's browser opens what it was told to. */
  const asked = async (assistant: Assistant, session?: { cookie: string }, width?: number): Promise<Page> => {
    await expect(connect(assistant)).rejects.toThrow(UnauthorizedError)
    const { pathname, search } = assistant.authorizationUrl!
    const opener = await visit('/sign-in', session, width ? { width } : {})
    const body = 'Back in the assistant'
    await opener.context().route(`${new URL(assistant.redirectUrl).origin}/**`, (route) => route.fulfill({ body }))
    await opener.goto(assistant.redirectUrl)
    const [page] = await Promise.all([
      opener.waitForEvent('popup'),
      opener.evaluate(`void window.open(${JSON.stringify(origin + pathname + search)})`),
    ])
    return page
  }
  const consentOf = (page: Page, name: string) => page.getByRole('heading', { name: `Connect ${name}?` }).waitFor()
  const answered = async (page: Page, button: 'Allow' | 'Don’t allow'): Promise<string> => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByText('Back in the assistant').waitFor()
    return page.url()
  }

  it('registers, signs in, asks, calls a tool, refreshes, and is refused once it is disconnected', async () => {
    const acme = await staffed()
    await call('POST', '/api/workspaces', { as: acme.owner, body: { name: 'Spring' } })
    const assistant = new Assistant('Claude')
    const page = await asked(assistant)
    const browserMessages = complaints(page)
    await page.getByLabel('Email').fill(acme.admin.email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await consentOf(page, 'Claude')
    await page.getByText('Your answer goes to 127.0.0.1:8976').waitFor()
    await page.getByText(acme.admin.email).waitFor()
    await page.getByLabel('Push audiences to advertising platforms').uncheck()
    await pickOption(page.getByLabel('Workspace'), 'Spring')
    await expectAccessible(page)
    await finish(assistant, await answered(page, 'Allow'))
    expect(browserMessages()).toEqual([])

    const client = await connect(assistant)
    const names = (await client.listTools()).tools.map(({ name }) => name)
    expect(names).toContain('add_topics')
    expect(names).not.toContain('push_topics')
    const use = () => client.callTool({ name: 'who_am_i', arguments: {} })
    expect((await use()).structuredContent).toMatchObject({
      organization: { id: acme.id },
      workspace: expect.stringMatching(/^ws_/),
      caller: { kind: 'app', scopes: ['topics:read', 'classify', 'topics:write'] },
    })

    const before = assistant.tokens()!.access_token
    await db.execute({ text: `UPDATE oauth_tokens SET expires_at = now() WHERE kind = 'access'` })
    expect((await use()).isError).not.toBe(true)
    expect(assistant.tokens()!.access_token).not.toBe(before)

    const settings = await visit('/settings?tab=api-keys', acme.admin)
    await settings.getByText('only in Spring').waitFor()
    await expectAccessible(settings)
    await settings.getByRole('button', { name: 'Disconnect Claude' }).click()
    await settings.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await settings.getByText('No apps yet').waitFor()
    await expect(use()).rejects.toThrow()
    const audit = (await call('GET', '/api/audit?action=app', { as: acme.owner })).json()
    expect(audit.data.map(({ action }: { action: string }) => action)).toEqual(['app.disconnect', 'app.connect'])
  })

  it('tells the app when the person says no, and shows what their role does not allow', async () => {
    const acme = await staffed()
    const assistant = new Assistant('ChatGPT')
    const page = await asked(assistant, acme.viewer, 390)
    await consentOf(page, 'ChatGPT')
    expect(await page.getByLabel('Add topics to the library').isDisabled()).toBe(true)
    expect(await page.getByLabel('See your topics').isChecked()).toBe(true)
    await expectAccessible(page)
    const callback = await answered(page, 'Don’t allow')
    expect(new URL(callback).searchParams.get('error')).toBe('access_denied')
    expect(await page.evaluate('window.opener !== null')).toBe(true)
    await expect(finish(assistant, callback)).rejects.toThrow()
  })

  it('asks for the second factor on the way', async () => {
    const acme = await staffed()
    const { secret } = await setUpTwoFactor(call, acme.member)
    const assistant = new Assistant('Claude')
    const page = await asked(assistant)
    await page.getByLabel('Email').fill(acme.member.email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByLabel('Code from your authenticator app').fill(totp(secret))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await consentOf(page, 'Claude')
    await finish(assistant, await answered(page, 'Allow'))
    expect((await connect(assistant)).getServerVersion()).toMatchObject({ name: 'taxon' })
  })

  it('comes back from the identity provider to the question', async () => {
    const acme = await staffed()
    const body = { email: 'sso@example.com', role: 'member' }
    await call('POST', '/api/auth/organization/invite-member', { as: acme.owner, body })
    const assistant = new Assistant('Claude')
    const page = await asked(assistant)
    await page.getByRole('button', { name: 'Continue with Acme login' }).click()
    await page.getByPlaceholder('Enter any login').fill('sso@example.com')
    await page.getByPlaceholder('and password').fill('any')
    await page.getByRole('button', { name: 'Sign-in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await consentOf(page, 'Claude')
    await finish(assistant, await answered(page, 'Allow'))
    expect((await connect(assistant)).getServerVersion()).toMatchObject({ name: 'taxon' })
  })

  it('says why an app cannot connect', async () => {
    const acme = await staffed()
    const page = await visit('/connect-app?request=client_id%3Dclient_gone', acme.owner)
    await page.getByRole('heading', { name: 'This app can’t connect' }).waitFor()
    await page.getByText('remove the connection there, and add it again').waitFor()
    await expectAccessible(page)
  })
})
