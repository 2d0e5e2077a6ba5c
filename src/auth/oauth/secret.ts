import { createHash } from 'node:crypto'

export const ACCESS_TOKEN_PREFIX = 'txapp_'
export const REFRESH_TOKEN_PREFIX = 'txref_'
export const CODE_PREFIX = 'txcode_'

/** PKCE: whether this is the secret whose SHA-256 came with the request. */
export const isVerifierOf = (verifier: string, challenge: string): boolean =>
  createHash('sha256').update(verifier).digest('base64url') === challenge
