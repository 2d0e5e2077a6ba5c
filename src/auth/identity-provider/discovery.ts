import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { HttpClient } from '../../connectors/outbound/http'
import { IDENTITY_PROVIDER_MS, IDENTITY_PROVIDER_RENEWAL_MS, IDENTITY_PROVIDER_RETRY_MS } from '../../limits'

const address = z.url({ protocol: /^https?$/ }).max(2000)

/** The part of OpenID Connect Discovery 1.0 that is used here. */
const discoveryDocument = z.object({
  issuer: address,
  authorization_endpoint: address,
  token_endpoint: address,
  userinfo_endpoint: address.optional(),
  jwks_uri: address,
  id_token_signing_alg_values_supported: z.array(z.string().max(20)).max(50).default(['RS256']),
})

export type Discovered = z.infer<typeof discoveryDocument> & { keys: JWTVerifyGetKey; algorithms: string[] }

/** Only signatures that the provider alone can make: not HS256, which uses the client's secret, and not `none`. */
const ASYMMETRIC = /^(?:RS|PS|ES)\d{3}$|^Ed/

/**
 * The document is read when somebody signs in through the provider, not at start, so that a provider which does not answer
 * affects nobody else. One read runs at a time; an outdated document is used until the new one has arrived.
 */
export function createDiscovery(issuer: string, http: HttpClient): () => Promise<Discovered> {
  let cached: { discovered: Discovered; readAt: number } | undefined
  let reading: Promise<Discovered> | undefined
  const startReading = () => {
    const document = read(issuer, http)
    document.then(
      (discovered) => {
        cached = { discovered, readAt: Date.now() }
        reading = undefined
      },
      () => {
        // Until the next try everyone gets this failure at once.
        setTimeout(() => {
          reading = undefined
        }, IDENTITY_PROVIDER_RETRY_MS).unref()
      },
    )
    return document
  }
  return async () => {
    if (cached && Date.now() - cached.readAt < IDENTITY_PROVIDER_RENEWAL_MS) return cached.discovered
    reading ??= startReading()
    return cached?.discovered ?? reading
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
