import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/** As better-auth signs cookies: `<value>.<signature>`. */
export const signatureOf = (secret: string | KeyObject, value: string): string =>
  createHmac('sha256', secret).update(value).digest('base64')

export function isSignedBy(secret: string | KeyObject, value: string, signature: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(secret, value))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
