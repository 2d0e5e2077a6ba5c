/** Becomes the answer `{error: message, …details}` with the status. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: Record<string, unknown> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

export const badRequest = (message: string) => new ApiError(400, message)
export const unauthorized = (message = 'Unauthorized') => new ApiError(401, message)
export const forbidden = (message = 'Forbidden') => new ApiError(403, message)
export const notFound = (what: string) => new ApiError(404, `${what} not found`)
export const conflict = (message: string) => new ApiError(409, message)
export const badGateway = (message: string) => new ApiError(502, message)

export const tooManyRequests = (message: string, retryAfterSeconds: number) =>
  new ApiError(429, message, {}, { 'retry-after': String(retryAfterSeconds) })

export type Quota = { limit: number; used: number; remaining: number; resetsAt: string }

export const quotaMessage = (metric: string): string => `Monthly ${metric} quota exceeded`

export const quotaExceeded = (metric: string, quota: Quota) => new ApiError(429, quotaMessage(metric), quota)

/** Messages of the API description by status. */
export type ErrorMessages = Partial<Record<number, readonly string[]>>
