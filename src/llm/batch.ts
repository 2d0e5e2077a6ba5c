import type Anthropic from '@anthropic-ai/sdk'
import type { LlmPrice } from '../config'
import { CLASSIFICATION_OUTPUT_TOKENS, OUTBOUND_MESSAGE_LENGTH } from '../limits'
import { type Question, Turn } from './turn'
import type { Usage } from './usage'

/** `id` comes back with the answer: letters, digits, - and _, 64 at most. */
export type BatchQuestion = Question & { id: string }

/** What the provider made of one question: the model's text, or why there is none. */
export type BatchAnswer = { id: string; usage: Usage } & ({ text: string } | { failure: string })

/** All but `submit` throw a BatchUnavailable where the provider does not answer. */
export type LlmBatches = {
  /** The provider's id. Throws a BatchRefused, or an error that leaves open whether there is a batch now. */
  submit(questions: readonly BatchQuestion[], options: { model: string; signal: AbortSignal }): Promise<string>
  /** Those made since then that the caller does not know, newest first. */
  unknown(since: Date, known: ReadonlySet<string>, signal: AbortSignal): Promise<ListedBatch[]>
  isEnded(batch: string, signal: AbortSignal): Promise<boolean>
  /** Of a batch that has ended, in the provider's order. */
  answers(batch: string, model: string, signal: AbortSignal): AsyncIterable<BatchAnswer>
}

export type ListedBatch = { id: string; size: number; isEnded: boolean }

/** The provider has not taken the batch. */
export class BatchRefused extends Error {
  override name = 'BatchRefused'
  constructor(
    message: string,
    /** It may do so later. */
    readonly passing: boolean,
  ) {
    super(message)
  }
}

/** The provider could not be asked about its batches, or does not know the one. */
export class BatchUnavailable extends Error {
  override name = 'BatchUnavailable'
  constructor(
    message: string,
    readonly status: number | undefined,
    cause: unknown,
  ) {
    super(message, { cause })
  }
}

/** Clocks may differ by so much. */
const SKEW_MS = 15 * 60_000
const LISTED = 100
const PASSING = new Set([408, 409, 429])

export function createLlmBatches(client: Anthropic, priceOf: (model: string) => LlmPrice | null): LlmBatches {
  const { batches } = client.messages
  return {
    submit: async (questions, { model, signal }) => {
      const requests = questions.map((question) => toRequest(question, model))
      // Not tried again here: a request whose answer was lost may have made the batch.
      const { id } = await batches.create({ requests }, { signal, maxRetries: 0 }).catch((error) => {
        throw refusalIn(error) ?? error
      })
      return id
    },
    unknown: async (since, known, signal) => {
      const found: ListedBatch[] = []
      try {
        for await (const batch of batches.list({ limit: LISTED }, { signal })) {
          if (Date.parse(batch.created_at) < since.getTime() - SKEW_MS) break
          if (!known.has(batch.id)) found.push(toListed(batch))
        }
      } catch (error) {
        throw unavailable(error)
      }
      return found
    },
    isEnded: async (batch, signal) => {
      const { processing_status } = await batches.retrieve(batch, undefined, { signal }).catch((error) => {
        throw unavailable(error)
      })
      return processing_status === 'ended'
    },
    answers: (batch, model, signal) => answersOf(client, batch, batchPrice(priceOf(model)), signal),
  }
}

async function* answersOf(client: Anthropic, batch: string, price: LlmPrice | null, signal: AbortSignal) {
  try {
    for await (const { custom_id: id, result } of await client.messages.batches.results(batch, undefined, { signal })) {
      yield { id, ...readResult(result, price) }
    }
  } catch (error) {
    throw unavailable(error)
  }
}

const unavailable = (error: unknown): BatchUnavailable => {
  const { message, status } = error as { message: string; status?: number }
  return new BatchUnavailable(message.slice(0, OUTBOUND_MESSAGE_LENGTH), status, error)
}

const toRequest = ({ id, format, ...question }: BatchQuestion, model: string) => ({
  custom_id: id,
  params: { ...question, model, max_tokens: CLASSIFICATION_OUTPUT_TOKENS, output_config: { format } },
})

/** A refusal is certain only where the provider said so itself: after any other failure the batch may exist. */
function refusalIn(error: { status?: number; message: string }): BatchRefused | null {
  const { status = 0, message } = error
  return status >= 400 && status < 500
    ? new BatchRefused(message.slice(0, OUTBOUND_MESSAGE_LENGTH), PASSING.has(status))
    : null
}

const toListed = ({ id, request_counts, processing_status }: Anthropic.Messages.MessageBatch): ListedBatch => ({
  id,
  size: Object.values(request_counts).reduce((sum, count) => sum + count, 0),
  isEnded: processing_status === 'ended',
})

/** Tokens cost half in a batch, searches as much as ever. */
const batchPrice = (price: LlmPrice | null): LlmPrice | null =>
  price && {
    input: price.input / 2,
    output: price.output / 2,
    cacheWrite: price.cacheWrite / 2,
    cacheRead: price.cacheRead / 2,
    search: price.search,
  }

const WHY: Record<Exclude<Anthropic.Messages.MessageBatchResult['type'], 'succeeded' | 'errored'>, string> = {
  canceled: 'The provider canceled the question',
  expired: 'The provider did not come to the question in time',
}

/** A turn that the provider paused cannot be continued in a batch. */
function readResult(result: Anthropic.Messages.MessageBatchResult, price: LlmPrice | null) {
  const turn = new Turn([], price)
  if (result.type === 'errored')
    return { failure: result.error.error.message.slice(0, OUTBOUND_MESSAGE_LENGTH), usage: turn.usage }
  if (result.type !== 'succeeded') return { failure: WHY[result.type], usage: turn.usage }
  turn.take(result.message)
  const { usage, text, stopReason } = turn
  return turn.isComplete ? { text, usage } : { failure: `The model stopped: ${stopReason}`, usage }
}
