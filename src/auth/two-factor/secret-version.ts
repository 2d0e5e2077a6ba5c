import { createHash } from 'node:crypto'

/**
 * better-auth marks what it encrypts with the number of the secret. It comes from the secret itself, so that it stays when
 * other secrets come before it or go.
 */
export const secretVersion = (secret: string): number =>
  createHash('sha256').update(`version of ${secret}`).digest().readUInt32BE()
