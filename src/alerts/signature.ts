import { createHmac, randomBytes } from 'node:crypto'

/** The headers with which a receiver can tell that a post is ours, unchanged and recent. */
export const signedHeaders = (secret: string, body: string, now: Date): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return { 'x-taxon-timestamp': timestamp, 'x-taxon-signature': `sha256=${digest}` }
}

export const newSigningSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`
