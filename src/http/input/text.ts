import { z } from 'zod'
import { storable } from '../../storable'

/** For texts that must be stored exactly as sent: characters that PostgreSQL cannot store are refused, not removed. */
export const wellFormed = (schema: z.ZodString) =>
  schema
    .refine((value) => !value.includes('\0'), 'Text must not contain NUL characters')
    .refine((value) => !/\p{Cs}/u.test(value), 'Text must not contain half of a surrogate pair')

/** A trimmed text of at most `max` characters, without what PostgreSQL cannot store. */
export const text = (field: string, max: number) =>
  z
    .string({ error: `${field} must be a string` })
    .max(max, `${field} must be at most ${max} characters`)
    .transform((value) => storable(value).trim())
