import { z } from 'zod'
import { storable } from '../db/storable'

/** A text of at most `max` characters that can be stored, without blanks around it. */
export const text = (field: string, max: number) =>
  z
    .string({ error: `${field} must be a string` })
    .max(max, `${field} must be at most ${max} characters`)
    .transform((given) => storable(given).trim())
