import { LOOPBACK_HOSTS } from '../../config'

export type OAuthAddresses = ReturnType<typeof oauthAddresses>

export const PROTECTED_RESOURCE_PATH = '/.well-known/oauth-protected-resource'
export const CONSENT_PATH = '/connect-app'

/** Everything that the protocol names, from the address that people use. */
export const oauthAddresses = (baseUrl: string) => ({
  issuer: baseUrl,
  /** What tokens are for. */
  resource: `${baseUrl}/mcp`,
  resourceMetadata: `${baseUrl}${PROTECTED_RESOURCE_PATH}/mcp`,
  authorize: `${baseUrl}/oauth/authorize`,
  token: `${baseUrl}/oauth/token`,
  register: `${baseUrl}/oauth/register`,
  revoke: `${baseUrl}/oauth/revoke`,
  documentation: `${baseUrl}/agents`,
})

/** An app's own address, which codes are sent to: over TLS, or on the person's own machine. */
export function isSafeRedirect(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '' || address.includes('#')) return false
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK_HOSTS.has(hostname))
}
