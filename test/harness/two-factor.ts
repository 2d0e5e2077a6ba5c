import type { LightMyRequestResponse } from 'fastify'
import { type Session, sessionCookie, type TestApp } from './app'
import { PASSWORD } from './people'
import { secretOf, totp } from './totp'

/** Sets two-factor sign-in up as the settings do. The session is replaced by a new one. */
export async function setUpTwoFactor(call: TestApp['call'], person: Session) {
  const post = async (path: string, body: object) => {
    const response = await call('POST', `/api/auth/two-factor/${path}`, { as: person, body })
    if (response.statusCode !== 200) throw new Error(`${path} failed: ${response.body}`)
    return response
  }
  const { totpURI, backupCodes } = (await post('enable', { password: PASSWORD })).json()
  const secret = secretOf(totpURI)
  const confirmed = await post('verify-totp', { code: totp(secret) })
  return {
    secret,
    totpURI: totpURI as string,
    backupCodes: backupCodes as string[],
    session: { cookie: sessionCookie(confirmed) },
    confirmed,
  }
}

/** The cookie of a sign-in that waits for its code. */
export function waitingCookie(response: LightMyRequestResponse): Session {
  const cookie = response.cookies.find(({ name }) => name.endsWith('two_factor'))
  return { cookie: `${cookie!.name}=${encodeURIComponent(cookie!.value)}` }
}
