import { createSecretKey } from 'node:crypto'
import type { Auth } from './session'
import { isSignedBy, signatureOf } from './signature'

type AuthCookies = Pick<Awaited<Auth['$context']>['authCookies'], 'sessionToken' | 'dontRememberToken'>

/** What a signed cookie says. Sessions of people who do not want to be remembered are not prolonged. */
export type SessionCookie = { token: string; isRemembered: boolean }

export type SessionCookies = ReturnType<typeof createSessionCookies>

/** Reads and writes the cookie as better-auth does. */
export function createSessionCookies({ sessionToken, dontRememberToken }: AuthCookies, secret: string) {
  const key = createSecretKey(secret, 'utf8')

  function signedValue(header: string, name: string): string | null {
    const cookie = cookieValue(header, name)
    const dot = cookie?.lastIndexOf('.') ?? -1
    if (!cookie || dot < 1) return null
    const value = cookie.slice(0, dot)
    return isSignedBy(key, value, cookie.slice(dot + 1)) ? value : null
  }

  return {
    read: (header: string): SessionCookie | null => {
      const token = signedValue(header, sessionToken.name)
      return token === null ? null : { token, isRemembered: !signedValue(header, dontRememberToken.name) }
    },
    /** The value of a Set-Cookie header. */
    write: (token: string): string => {
      const { name, attributes } = sessionToken
      const value = encodeURIComponent(`${token}.${signatureOf(key, token)}`)
      const secure = attributes.secure ? '; Secure' : ''
      return `${name}=${value}; Max-Age=${attributes.maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`
    },
  }
}

/** Of several cookies with this name the first counts, which browsers send for the narrowest path. */
function cookieValue(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [key = '', ...rest] = pair.split('=')
    if (key.trim() === name) return decoded(rest.join('=').trim())
  }
  return undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
