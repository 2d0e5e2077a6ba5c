import { z } from 'zod'

/** A day of a query. PostgreSQL knows no year 0. */
export const day = (field: string) =>
  z.iso
    .date(`${field} must be a date, YYYY-MM-DD`)
    .refine((given) => !given.startsWith('0000'), `${field} must be a date, YYYY-MM-DD`)
    .optional()
