import { createHmac } from 'node:crypto'

/** Stands for an account in the log: the same for the same address, and nobody without the secret finds the address by it. */
export const accountTag = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(email.toLowerCase()).digest('hex').slice(0, 12)
