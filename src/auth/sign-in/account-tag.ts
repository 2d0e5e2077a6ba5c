import { createHmac } from 'node:crypto'

/** Identifies an account in the log without its address, which cannot be found from the tag without the secret. */
export const accountTag = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(email.toLowerCase()).digest('hex').slice(0, 12)
