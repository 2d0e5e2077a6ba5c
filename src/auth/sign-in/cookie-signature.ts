import type { App } from '../../http/app'
import { isSignedBy, signatureOf } from '../signature'

/**
 * better-auth verifies cookies with the current secret alone. While secrets are rotated, cookies that a former one signed
 * are signed again as the request comes in, so that nobody is signed out. Code that reads cookies after this needs only
 * the current secret.
 */
export function acceptFormerSecrets(app: App, secrets: readonly string[]) {
  if (secrets.length < 2) return
  app.addHook('onRequest', (request, _reply, done) => {
    const { cookie } = request.headers
    if (cookie) {
      request.headers.cookie = cookie
        .split(';')
        .map((pair) => signAgain(pair, secrets))
        .join(';')
    }
    done()
  })
}

/** `<value>.<signature>`, whose signature is 32 bytes in base64. */
const SIGNED_VALUE = /^(.+)\.([A-Za-z0-9+/]{43}=)$/

function signAgain(pair: string, [current, ...former]: readonly string[]): string {
  const separator = pair.indexOf('=') + 1
  const [, value, signature] = SIGNED_VALUE.exec(decoded(pair.slice(separator))) ?? []
  if (value === undefined || !former.some((secret) => isSignedBy(secret, value, signature!))) return pair
  return pair.slice(0, separator) + encodeURIComponent(`${value}.${signatureOf(current!, value)}`)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
