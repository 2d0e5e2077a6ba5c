import { createHmac } from 'node:crypto'

const PERIOD_MS = 30_000
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows (RFC 6238) for the secret of an otpauth address, as typed or scanned. */
export function totp(secret: string, at = Date.now()): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / PERIOD_MS)))
  const digest = createHmac('sha1', decoded(secret)).update(counter).digest()
  const offset = digest.at(-1)! & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

export const secretOf = (otpauth: string): string => new URL(otpauth).searchParams.get('secret')!

function decoded(secret: string): Buffer {
  const letters = secret.replace(/[\s=]/g, '').toUpperCase()
  const bits = [...letters].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
