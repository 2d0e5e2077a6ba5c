import type { BetterAuthPlugin } from 'better-auth'
import {
  authorizationCodeRequest,
  createAuthorizationURL,
  getOAuth2Tokens,
  type OAuthProvider,
  verifyProviderIdToken,
} from 'better-auth/oauth2'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Oidc } from '../../config'
import type { HttpClient } from '../../connectors/outbound/http'
import { badGateway } from '../../errors'
import { IDENTITY_PROVIDER_MS } from '../../limits'
import { type Claims, readClaims } from './claims'
import { createDiscovery, type Discovered } from './discovery'

export const OIDC_PROVIDER = 'oidc'

type Deps = {
  oidc: Oidc
  /** With limits of time and size. Any network is allowed, because the operator configures the provider. */
  http: HttpClient
  /** Runs before better-auth looks for the person's account; throws to refuse the person. */
  admit: (claims: Claims) => Promise<void>
  log: FastifyBaseLogger
}

/**
 * Replaces better-auth's genericOAuth, which reads the discovery document at start without a time limit and accepts
 * people whose address is not verified.
 */
export function identityProvider({ oidc, http, admit, log }: Deps): BetterAuthPlugin {
  const discover = createDiscovery(oidc.issuer, http)
  const provider = async () => {
    const discovered = await discover().catch((err) => {
      log.warn({ err }, 'The identity provider cannot be reached')
      throw badGateway('The identity provider does not answer, try again later')
    })
    return providerOf(discovered, { oidc, http, admit })
  }
  return {
    id: 'identity-provider',
    // better-auth accepts functions here, though its types do not say so.
    init: ({ socialProviders }) => ({
      context: { socialProviders: [provider as unknown as OAuthProvider, ...socialProviders] },
    }),
  }
}

function providerOf(discovered: Discovered, { oidc, http, admit }: Omit<Deps, 'log'>): OAuthProvider {
  const { clientId, clientSecret } = oidc
  const provider: OAuthProvider = {
    id: OIDC_PROVIDER,
    name: oidc.name,
    issuer: discovered.issuer,
    accountSubject: ({ profile }) => (profile as Claims).sub,
    idToken: {
      jwks: discovered.keys,
      issuer: discovered.issuer,
      audience: clientId,
      algorithms: discovered.algorithms,
    },
    requiresIdTokenNonce: true,
    createAuthorizationURL: ({ state, codeVerifier, redirectURI, idTokenNonce }) =>
      createAuthorizationURL({
        id: OIDC_PROVIDER,
        options: { clientId, clientSecret },
        authorizationEndpoint: discovered.authorization_endpoint,
        scopes: ['openid', 'email', 'profile'],
        state,
        codeVerifier,
        redirectURI,
        nonce: idTokenNonce,
      }),
    validateAuthorizationCode: async ({ code, codeVerifier, redirectURI }) => {
      const { body, headers } = await authorizationCodeRequest({
        code,
        codeVerifier,
        redirectURI,
        options: { clientId, clientSecret },
        tokenEndpoint: discovered.token_endpoint,
      })
      const answer = await http.json({
        method: 'POST',
        url: new URL(discovered.token_endpoint),
        headers,
        body: body.toString(),
        timeoutMs: IDENTITY_PROVIDER_MS,
      })
      return getOAuth2Tokens(z.record(z.string(), z.unknown()).parse(answer))
    },
    getUserInfo: async ({ expectedIdTokenNonce, idToken, accessToken }) => {
      if (!idToken || !(await verifyProviderIdToken(provider, idToken, expectedIdTokenNonce))) return null
      const claims = await readClaims(discovered, http, { idToken, accessToken })
      await admit(claims)
      const { email, name, picture } = claims
      return { user: { email, emailVerified: true, name, image: picture }, data: claims }
    },
  }
  return provider
}
