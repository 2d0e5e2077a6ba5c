import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { HttpClient } from '../../connectors/outbound/http'
import { IDENTITY_PROVIDER_MS, IDENTITY_PROVIDER_RENEWAL_MS, IDENTITY_PROVIDER_RETRY_MS } from '../../limits'

const address = z.url({ protocol: /^https?$/ }).max(2000)

/** OpenID Connect Discovery 1.0, as far as it is used here. */
const discoveryDocument = z.object({
  issuer: address,
  authorization_endpoint: address,
  token_endpoint: address,
  userinfo_endpoint: address.optional(),
  jwks_uri: address,
  id_token_signing_alg_values_supported: z.array(z.string().max(20)).max(50).default(['RS256']),
})

export type Discovered = z.infer<typeof discoveryDocument> & { keys: JWTVerifyGetKey; algorithms: string[] }

/** Signatures that only the provider can make: with the client's secret (HS256) or none at all we could make them too. */
const ASYMMETRIC = /^(?:RS|PS|ES)\d{3}$|^Ed/

/**
 * Asked for when somebody signs in through the provider, never before, so that a provider which does not answer is
 * nobody else's trouble. One look-up is under way at a time; what is known stays in use until a newer answer is there.
 */
export function createDiscovery(issuer: string, http: HttpClient): () => Promise<Discovered> {
  let cached: { discovered: Discovered; readAt: number } | undefined
  let lookUp: Promise<Discovered> | undefined
  const begin = () => {
    const begun = read(issuer, http)
    begun.then(
      (discovered) => {
        cached = { discovered, readAt: Date.now() }
        lookUp = undefined
      },
      () => {
        // Until then everyone gets this failure at once.
        setTimeout(() => {
          lookUp = undefined
        }, IDENTITY_PROVIDER_RETRY_MS).unref()
      },
    )
    return begun
  }
  return async () => {
    if (cached && Date.now() - cached.readAt < IDENTITY_PROVIDER_RENEWAL_MS) return cached.discovered
    lookUp ??= begin()
    return cached?.discovered ?? lookUp
  }
}

async function read(issuer: string, http: HttpClient): Promise<Discovered> {
  const url = new URL(`${issuer}/.well-known/openid-configuration`)
  const document = discoveryDocument.parse(await http.json({ url, timeoutMs: IDENTITY_PROVIDER_MS }))
  const algorithms = document.id_token_signing_alg_values_supported.filter((name) => ASYMMETRIC.test(name))
  const keys = createRemoteJWKSet(new URL(document.jwks_uri), {
    [customFetch]: async (uri: string) =>
      Response.json(await http.json({ url: new URL(uri), timeoutMs: IDENTITY_PROVIDER_MS })),
  })
  return { ...document, keys, algorithms }
}
