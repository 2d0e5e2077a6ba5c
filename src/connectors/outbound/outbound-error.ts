import { OUTBOUND_MESSAGE_LENGTH } from '../../limits'
import { storable } from '../../storable'

type Facts = {
  status?: number
  words?: string
  passing?: boolean
  retryAfterMs?: number
  unknown?: boolean
}

/** A call to a configured address that failed; the message is for the person who configured it. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError'
  /** Of the answer, where there was one. */
  readonly status: number | undefined
  /** The other side's own explanation. */
  readonly words: string | undefined
  /** Whether the same call may succeed a little later. */
  readonly passing: boolean
  /** How long the other side asks us to wait. */
  readonly retryAfterMs: number | undefined
  /** Whether the other side may have done what it was asked to, although the call failed. */
  readonly unknown: boolean

  constructor(message: string, { status, words, passing = false, retryAfterMs, unknown = false }: Facts = {}) {
    // What another side says is kept.
    super(storable(message.slice(0, OUTBOUND_MESSAGE_LENGTH)))
    this.status = status
    this.words = words === undefined ? undefined : storable(words)
    this.passing = passing
    this.retryAfterMs = retryAfterMs
    this.unknown = unknown
  }

  /** The same failure, said or judged otherwise. */
  as({ message = this.message, ...facts }: Facts & { message?: string }): OutboundError {
    return new OutboundError(message, { ...this, ...facts })
  }
}

const SHORTEST = 4

/** What the other side says of a failure, without the secrets that it may repeat. */
export function withoutSecrets(error: OutboundError, secrets: readonly string[]): OutboundError {
  const written = secrets
    .filter((secret) => secret.length >= SHORTEST)
    .flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
      Buffer.from(secret).toString('base64'),
    ])
    // One that is the beginning of another must not leave its end behind.
    .sort((a, b) => b.length - a.length)
  const redacted = (text: string) => written.reduce((said, secret) => said.replaceAll(secret, '[redacted]'), text)
  return error.as({
    message: redacted(error.message),
    words: error.words === undefined ? undefined : redacted(error.words),
  })
}
