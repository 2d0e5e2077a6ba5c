import { z } from 'zod'
import { storable } from '../../storable'

/** For texts that are stored as they are sent: what no database stores is refused rather than left out. */
export const wellFormed = (schema: z.ZodString) =>
  schema
    .refine((value) => !value.includes('\0'), 'Text must not contain NUL characters')
    .refine((value) => !/\p{Cs}/u.test(value), 'Text must not contain half of a surrogate pair')

/** A text of at most `max` characters that can be stored, without blanks around it. */
export const text = (field: string, max: number) =>
  z
    .string({ error: `${field} must be a string` })
    .max(max, `${field} must be at most ${max} characters`)
    .transform((given) => storable(given).trim())
