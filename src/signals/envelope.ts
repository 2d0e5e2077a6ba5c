import type { FastifyBaseLogger } from 'fastify'
import { writtenError } from './errors'
import { LATEST_RELEASE, releaseOf } from './release'

/** The fields that every answer has around what a task itself answers. */

export const completed = (input: unknown, answer: Record<string, unknown>) => ({
  status: 'completed',
  ...answer,
  adcp_version: servedRelease(input),
  ...echoOf(input),
})

export function failed(input: unknown, error: unknown, log: FastifyBaseLogger) {
  const adcpError = writtenError(error, log)
  return {
    status: 'failed',
    adcp_error: adcpError,
    errors: [adcpError],
    adcp_version: servedRelease(input),
    ...echoOf(input),
  }
}

/** The caller's own object, as it was sent. */
function echoOf(input: unknown): { context?: object } {
  const context = fieldOf(input, 'context')
  return typeof context === 'object' && context !== null && !Array.isArray(context) ? { context } : {}
}

function servedRelease(input: unknown): string {
  const release = fieldOf(input, 'adcp_version')
  return (typeof release === 'string' ? releaseOf(release) : null) ?? LATEST_RELEASE
}

const fieldOf = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null ? (input as Record<string, unknown>)[name] : undefined
