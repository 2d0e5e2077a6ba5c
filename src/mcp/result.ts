import type { FastifyBaseLogger } from 'fastify'
import { findUnreachable } from '../db/unreachable'
import { ApiError } from '../errors'

/** What a tool answers: the same JSON for programs and, as text, for models. */
export type ToolResult = {
  content: [{ type: 'text'; text: string }]
  structuredContent: Record<string, unknown>
  isError?: true
}

export const resultOf = (answer: Record<string, unknown>): ToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(answer) }],
  structuredContent: answer,
})

export const failureOf = (error: Record<string, unknown>): ToolResult => ({ ...resultOf(error), isError: true })

/** What an agent can do about an error, by its status. */
const NEXT_STEPS: Readonly<Record<number, string>> = {
  400: 'Correct the arguments and call the tool again.',
  401: 'Ask for a key that has the scope of this tool.',
  403: 'Ask somebody whose role allows it.',
  404: 'Look the id up again: search_topics, list_destinations and list_activations return ids.',
  409: 'Read the current state before you try again.',
  413: 'Send less at once.',
  429: 'The quota of this month is used up, or calls come too fast. Do not repeat the call now.',
  500: 'Tell the user that Taxon failed; its log says why. Read the current state before you try again.',
  502: 'The other system refused or did not answer. Tell the user what it said.',
  503: 'Try again in a few seconds.',
}

/** An error becomes a result that a model reads. */
export function errorResult(error: unknown, log: FastifyBaseLogger): ToolResult {
  if (error instanceof ApiError) return failureOf({ error: error.message, ...nextStep(error.status), ...error.details })
  return failureOf({ error: messageOf(error, log), ...nextStep(findUnreachable(error) ? 503 : 500) })
}

/** Of an error that is our own: it is logged, and its cause is not told. */
export function messageOf(error: unknown, log: FastifyBaseLogger): string {
  if (findUnreachable(error)) return 'Database is not reachable, try again shortly'
  log.error({ err: error }, 'A tool or resource failed unexpectedly')
  return 'Internal server error'
}

const nextStep = (status: number) => (NEXT_STEPS[status] ? { next_step: NEXT_STEPS[status] } : {})
