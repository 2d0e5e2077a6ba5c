import { OUTBOUND_MESSAGE_LENGTH } from '../../limits'
import { storable, storableStart } from '../../storable'
import { redact } from './redact'

type Facts = {
  status?: number
  words?: string
  passing?: boolean
  retryAfterMs?: number
  unknown?: boolean
  unauthorized?: boolean
  refusesLogin?: boolean
}

/** A call to a configured address that failed; the message is for the person who configured it. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError'
  /** The status of the answer, if there was one. */
  readonly status: number | undefined
  /** The other side's own explanation. */
  readonly words: string | undefined
  /** Whether the same call may succeed a little later. */
  readonly passing: boolean
  /** How long the other side asks us to wait. */
  readonly retryAfterMs: number | undefined
  /** The other side may have carried the call out although it failed. */
  readonly unknown: boolean
  /** The other side refuses our credentials. */
  readonly unauthorized: boolean
  /** The other side does not let us in at all, so it refuses every other call too. */
  readonly refusesLogin: boolean

  constructor(message: string, facts: Facts = {}) {
    const { status, words, passing = false, retryAfterMs, unknown = false } = facts
    const { unauthorized = status === 401, refusesLogin = status === 401 } = facts
    // Messages of other systems are stored.
    super(storableStart(message, OUTBOUND_MESSAGE_LENGTH))
    this.status = status
    this.words = words === undefined ? undefined : storable(words)
    this.passing = passing
    this.retryAfterMs = retryAfterMs
    this.unknown = unknown
    this.unauthorized = unauthorized
    this.refusesLogin = refusesLogin
  }

  /** The same failure with another message or other facts. */
  as({ message = this.message, ...facts }: Facts & { message?: string }): OutboundError {
    return new OutboundError(message, { ...this, ...facts })
  }
}

/** The same failure without secrets that the other side may have repeated in its message. */
export const withoutSecrets = (error: OutboundError, secrets: readonly string[]): OutboundError =>
  error.as({
    message: redact(error.message, secrets),
    words: error.words === undefined ? undefined : redact(error.words, secrets),
  })
