import { CLIENT, type IdentityProvider, signInAtProvider } from '../simulators/identity-provider'
import type { TestApp } from './app'

export const callbackOf = (baseUrl: string) => `${baseUrl}/api/auth/callback/oidc`

/** The settings for signing in through the provider. */
export const singleSignOn = (baseUrl: string, { issuer }: Pick<IdentityProvider, 'issuer'>) => ({
  TAXON_BASE_URL: baseUrl,
  TAXON_OIDC_ISSUER: issuer,
  TAXON_OIDC_CLIENT_ID: CLIENT.clientId,
  TAXON_OIDC_CLIENT_SECRET: CLIENT.clientSecret,
})

/** A browser that signs in through the provider. */
export function browserOf(call: TestApp['call'], baseUrl: string) {
  const { host } = new URL(baseUrl)
  const start = (callbackURL = '/home') =>
    call('POST', '/api/auth/sign-in/social', { headers: { host }, body: { provider: 'oidc', callbackURL } })

  /** Signs in at the provider; the returned function follows its last redirect back to the application. */
  async function atProvider(login: string) {
    const started = await start()
    if (started.statusCode !== 200) throw new Error(`The sign-in did not start: ${started.body}`)
    const back = await signInAtProvider(started.json().url, login)
    const cookie = started.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
    return (headers: Record<string, string> = {}) =>
      call('GET', back.slice(baseUrl.length), { headers: { host, cookie, ...headers } })
  }

  const signInWithProvider = async (login: string) => (await atProvider(login))()
  return { start, atProvider, signInWithProvider }
}
