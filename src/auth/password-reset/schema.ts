import { z } from 'zod'
import { EMAIL_LENGTH } from '../../limits'

export const userParams = z.object({ id: z.string().max(100) })

export const resetLinkRecord = z.object({
  url: z.string().describe('Sets a new password once; give it to the user alone'),
  expiresAt: z.iso.datetime(),
})

export const requestBody = z.object({ email: z.email('email must be an email address').max(EMAIL_LENGTH) })
export const requestedRecord = z.object({ requested: z.literal(true) })

export const tokenBody = z.object({
  token: z
    .string({ error: 'token is required' })
    .min(1, 'token is required')
    .max(200, 'token must be at most 200 characters'),
})

export const openLinkRecord = z.object({
  email: z.string().describe('Whose password the link sets'),
  expiresAt: z.iso.datetime(),
})
