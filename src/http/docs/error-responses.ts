const error = { type: 'string' as const, description: 'What is wrong, in a sentence' }

export const ERROR_SCHEMAS = {
  Error: { type: 'object' as const, properties: { error }, required: ['error'] },
  QuotaError: {
    type: 'object' as const,
    description: 'The other fields are there if a quota of the plan is used up',
    properties: {
      error,
      limit: { type: 'integer' as const },
      used: { type: 'integer' as const },
      remaining: { type: 'integer' as const },
      resetsAt: { type: 'string' as const, format: 'date-time' },
    },
    required: ['error'],
  },
  PlatformError: {
    type: 'object' as const,
    properties: {
      error,
      detail: { type: 'string' as const, description: 'What the platform answered, in its own words' },
    },
    required: ['error'],
  },
}

/** 429: an exhausted quota says more. 502: so does a platform. */
const SCHEMA_OF: Partial<Record<number, string>> = { 429: 'QuotaError', 502: 'PlatformError' }

const DESCRIPTIONS: Partial<Record<number, string>> = {
  400: 'The request is not valid',
  401: 'The credentials are missing or not valid',
  403: 'The caller may not do this',
  404: 'It does not exist, or belongs to somebody else',
  408: 'The body did not arrive in time',
  409: 'Not possible as things are now',
  413: 'The body is too large',
  414: 'The path is too long',
  415: 'The body is of another type',
  422: 'The request contradicts what exists',
  429: 'Too many attempts, or the quota is used up',
  500: 'The service failed; the cause is in its log',
  502: 'A platform, a source or the LLM provider failed',
  503: 'Not at the moment; Retry-After says when to try again',
}

export function errorResponse(status: number, messages: readonly string[]) {
  const schema = { $ref: `#/components/schemas/${SCHEMA_OF[status] ?? 'Error'}` }
  const examples = Object.fromEntries(messages.map((message) => [message, { value: { error: message } }]))
  return {
    description: DESCRIPTIONS[status] ?? 'An error',
    content: { 'application/json': messages.length > 0 ? { schema, examples } : { schema } },
  }
}
