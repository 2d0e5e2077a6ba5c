import { createHash, randomBytes } from 'node:crypto'

export const API_KEY_PREFIX = 'txadv_'
export const SDK_KEY_PREFIXES = { live: 'pk_live_', test: 'pk_test_' } as const

/** Of the secret, so that people tell their API keys apart. */
export const SHOWN_CHARACTERS = 6

/** With 256 random bits a plain SHA-256 is enough: nobody can guess the secret from its hash. */
export function newSecret(prefix: string, shown = 0) {
  const plaintext = prefix + randomBytes(32).toString('base64url')
  return {
    plaintext,
    keyPrefix: plaintext.slice(0, prefix.length + shown),
    hash: hashSecret(plaintext),
  }
}

export const hashSecret = (plaintext: string): Buffer => createHash('sha256').update(plaintext).digest()
