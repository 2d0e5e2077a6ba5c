import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { HttpClient } from '../../connectors/outbound/http'
import { badGateway } from '../../errors'
import { IDENTITY_PROVIDER_MS } from '../../limits'
import { storableStart } from '../../storable'
import type { Discovered } from './discovery'
import { refused } from './refusals'

/** Some providers send booleans as strings. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).toLowerCase(),
  email_verified: z
    .unknown()
    .default(false)
    .transform((value) => value === true || value === 'true'),
  name: z
    .string()
    .catch('')
    .transform((name) => storableStart(name, 200).trim()),
  picture: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional()
    .catch(undefined),
})
export type Claims = z.infer<typeof claimsSchema>

type Tokens = { idToken: string; accessToken: string | undefined }

/** From the ID token, whose signature is verified; from the provider's userinfo what the token leaves out. */
export async function readClaims(discovered: Discovered, http: HttpClient, tokens: Tokens): Promise<Claims> {
  const token = decodeJwt(tokens.idToken)
  const isComplete = token.email !== undefined && token.email_verified !== undefined
  const otherClaims = isComplete ? {} : await userInfo(discovered, http, tokens.accessToken, token.sub)
  const claims = claimsSchema.safeParse({ ...otherClaims, ...token })
  if (!claims.success) throw refused('no_address')
  return claims.data
}

async function userInfo(
  { userinfo_endpoint: endpoint }: Discovered,
  http: HttpClient,
  accessToken: string | undefined,
  subject: string | undefined,
): Promise<Record<string, unknown>> {
  if (!endpoint || !accessToken) return {}
  const call = {
    url: new URL(endpoint),
    credentials: { authorization: `Bearer ${accessToken}` },
    timeoutMs: IDENTITY_PROVIDER_MS,
  }
  const claims = await http
    .json(call)
    .then((answer) => z.record(z.string(), z.unknown()).parse(answer))
    .catch(() => {
      throw badGateway('The identity provider does not say who you are, try again later')
    })
  // OpenID Connect Core 5.3.2: claims about another subject must not be used.
  return claims.sub === subject ? claims : {}
}
