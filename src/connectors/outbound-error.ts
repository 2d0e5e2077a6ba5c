/** A call to a configured address that failed; the message is for the person who configured it. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError'
  /** Of the answer, where there was one. */
  readonly status: number | undefined
  /** Whether the same call may succeed a little later. */
  readonly passing: boolean
  /** How long the other side asks us to wait. */
  readonly retryAfterMs: number | undefined

  constructor(
    message: string,
    { status, passing = false, retryAfterMs }: { status?: number; passing?: boolean; retryAfterMs?: number } = {},
  ) {
    super(message)
    this.status = status
    this.passing = passing
    this.retryAfterMs = retryAfterMs
  }
}
