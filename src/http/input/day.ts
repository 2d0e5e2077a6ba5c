import { z } from 'zod'

/** An optional day in a query. PostgreSQL has no year 0. */
export const day = (field: string) =>
  z.iso
    .date(`${field} must be a date, YYYY-MM-DD`)
    .refine((date) => !date.startsWith('0000'), `${field} must be a date, YYYY-MM-DD`)
    .optional()
