import { z } from 'zod'
import { CONNECTION_SETTING_LENGTH } from '../limits'
import { deciding, ORIGIN } from './destinations'
import { OutboundError } from './outbound/outbound-error'

/** Schemas for settings. Every message begins with the setting's key, by which a form finds its field. */

const words = (key: string, max: number) =>
  z
    .string({ error: `${key} must be a string` })
    .trim()
    .min(1, `${key} must not be empty`)
    .max(max, `${key} must be at most ${max} characters`)

export const text = (key: string, max = 500) =>
  words(key, max).regex(/^[^\p{Cc}\p{Cs}]*$/u, `${key} must not hold control characters`)

/** Fit for an HTTP header. */
export const visible = (key: string, max = 4_000) =>
  words(key, max).regex(/^[\x21-\x7e]*$/, `${key} must hold visible ASCII characters only`)

/** An address that is called with the connection's credentials. */
export const address = (key: string, destination = ORIGIN) =>
  deciding(
    destination,
    text(key, CONNECTION_SETTING_LENGTH).refine(
      isWebAddress,
      `${key} must be an http or https address without credentials`,
    ),
  )

export function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === ''
}

export const path = (key: string) =>
  text(key, 200).regex(/^[^.]+(\.[^.]+)*$/, `${key} must be names with dots between them`)

export const choice = <const T extends readonly [string, ...string[]]>(key: string, values: T) =>
  z.enum(values, { error: `${key} must be one of ${values.join(', ')}` })

/** A number as text. It may also be sent as a number. */
export const digits = (key: string) =>
  z
    .union([z.string(), z.number()], { error: `${key} must be a number` })
    .transform(String)
    .refine((value) => /^\d{1,15}$/.test(value), `${key} must be a number`)

export const amount = (key: string) =>
  z
    .number({ error: `${key} must be a number` })
    .min(0, `${key} must not be negative`)
    .max(1_000_000, `${key} must be at most 1000000`)

/** A setting that a call needs. Not checked earlier: a connection may be made before everything is known. */
export function required<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw new OutboundError(message)
  return value
}

/** `base` with a path below it, whether or not it ends with a slash. */
export function below(base: string, path: string): URL {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}/${path}`
  return url
}
