import type { FastifyBaseLogger } from 'fastify'
import { findUnreachable } from '../db/unreachable'
import { ApiError } from '../errors'
import { SIGNAL_RETRY_SECONDS } from '../limits'

/** What a client can do about an error: ask again later, change the request, or call a person. */
type Recovery = 'transient' | 'correctable' | 'terminal'

const RECOVERIES = {
  INVALID_REQUEST: 'correctable',
  VERSION_UNSUPPORTED: 'correctable',
  REFERENCE_NOT_FOUND: 'correctable',
  PERMISSION_DENIED: 'correctable',
  DEPLOYMENT_UNAUTHORIZED: 'correctable',
  INVALID_PRICING_MODEL: 'correctable',
  IDEMPOTENCY_CONFLICT: 'correctable',
  IDEMPOTENCY_IN_FLIGHT: 'transient',
  ACTIVATION_FAILED: 'terminal',
  CONFLICT: 'transient',
  RATE_LIMITED: 'transient',
  SERVICE_UNAVAILABLE: 'transient',
} as const satisfies Record<string, Recovery>
type ErrorCode = keyof typeof RECOVERIES

/** An error as the protocol writes it. */
type WrittenError = {
  code: ErrorCode
  message: string
  recovery: Recovery
  field?: string
  retry_after?: number
  details?: Record<string, unknown>
}
type Particulars = Pick<WrittenError, 'field' | 'details'>

export class SignalError extends Error {
  override readonly name = 'SignalError'

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly particulars: Particulars = {},
  ) {
    super(message)
  }
}

const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'INVALID_REQUEST',
  401: 'PERMISSION_DENIED',
  403: 'PERMISSION_DENIED',
  404: 'REFERENCE_NOT_FOUND',
  409: 'CONFLICT',
  413: 'INVALID_REQUEST',
  429: 'RATE_LIMITED',
}

/** What is our own failure is logged and not told. */
export function writtenError(error: unknown, log: FastifyBaseLogger): WrittenError {
  if (error instanceof SignalError) return written(error.code, error.message, error.particulars)
  if (error instanceof ApiError && error.status < 500) {
    const { field, ...details } = error.details
    const code = CODES[error.status] ?? 'INVALID_REQUEST'
    return written(code, error.message, {
      ...(typeof field === 'string' ? { field: withIndexes(field) } : {}),
      ...(Object.keys(details).length > 0 ? { details } : {}),
    })
  }
  if (findUnreachable(error)) return written('SERVICE_UNAVAILABLE', 'Database is not reachable, try again shortly')
  log.error({ err: error }, 'A signals task failed unexpectedly')
  return written('SERVICE_UNAVAILABLE', 'Internal server error')
}

function written(code: ErrorCode, message: string, particulars: Particulars = {}): WrittenError {
  const recovery = RECOVERIES[code]
  return {
    code,
    message,
    recovery,
    ...(recovery === 'transient' ? { retry_after: SIGNAL_RETRY_SECONDS } : {}),
    ...particulars,
  }
}

/** `destinations.0.platform` as `destinations[0].platform`. */
const withIndexes = (field: string): string => field.replace(/\.(\d+)(?=\.|$)/g, '[$1]')
