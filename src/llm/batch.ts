import type Anthropic from '@anthropic-ai/sdk'
import type { LlmPrice } from '../config'
import { CLASSIFICATION_OUTPUT_TOKENS, OUTBOUND_MESSAGE_LENGTH } from '../limits'
import { storable, storableStart } from '../storable'
import { type Question, Turn } from './turn'
import type { Usage } from './usage'

/** `id` comes back with the answer: at most 64 letters, digits, - and _. */
export type BatchQuestion = Question & { id: string }

/** The model's text, or why there is none. */
export type BatchAnswer = { id: string; usage: Usage } & ({ text: string } | { failure: string })

/** All but `submit` throw a BatchUnavailable if the provider does not answer. */
export type LlmBatches = {
  /** Returns the provider's id. After an error other than BatchRefused the batch may exist. */
  submit(questions: readonly BatchQuestion[], options: { model: string; signal: AbortSignal }): Promise<string>
  /** Batches created since then, except the listed ids, newest first. */
  listOthers(since: Date, except: ReadonlySet<string>, signal: AbortSignal): Promise<ListedBatch[]>
  isEnded(batch: string, signal: AbortSignal): Promise<boolean>
  /** The batch must have ended. In the provider's order. */
  answers(batch: string, model: string, signal: AbortSignal): AsyncIterable<BatchAnswer>
}

export type ListedBatch = { id: string; size: number; isEnded: boolean }

/** The provider did not accept the batch. */
export class BatchRefused extends Error {
  override name = 'BatchRefused'
  constructor(
    message: string,
    /** Whether it may accept the batch later. */
    readonly isTemporary: boolean,
  ) {
    super(message)
  }
}

/** The provider does not answer, or does not know the batch. */
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

/** How much the provider's clock may differ from ours. */
const CLOCK_SKEW_MS = 15 * 60_000
const LIST_PAGE = 100
const TEMPORARY_STATUSES = new Set([408, 409, 429])

export function createLlmBatches(client: Anthropic, priceOf: (model: string) => LlmPrice | null): LlmBatches {
  const { batches } = client.messages
  return {
    submit: async (questions, { model, signal }) => {
      const requests = questions.map((question) => toRequest(question, model))
      // Without retries: a request whose answer was lost may have created the batch.
      const { id } = await batches.create({ requests }, { signal, maxRetries: 0 }).catch((error) => {
        throw refusalIn(error) ?? error
      })
      return id
    },
    listOthers: async (since, except, signal) => {
      const others: ListedBatch[] = []
      try {
        for await (const batch of batches.list({ limit: LIST_PAGE }, { signal })) {
          if (Date.parse(batch.created_at) < since.getTime() - CLOCK_SKEW_MS) break
          if (!except.has(batch.id)) others.push(toListed(batch))
        }
      } catch (error) {
        throw unavailable(error)
      }
      return others
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
  return new BatchUnavailable(wordsOf(message), status, error)
}

const toRequest = ({ id, format, ...question }: BatchQuestion, model: string) => ({
  custom_id: id,
  params: { ...question, model, max_tokens: CLASSIFICATION_OUTPUT_TOKENS, output_config: { format } },
})

/** Only a 4xx is a certain refusal: after any other failure the batch may exist. */
function refusalIn(error: { status?: number; message: string }): BatchRefused | null {
  const { status = 0, message } = error
  return status >= 400 && status < 500 ? new BatchRefused(wordsOf(message), TEMPORARY_STATUSES.has(status)) : null
}

const toListed = ({ id, request_counts, processing_status }: Anthropic.Messages.MessageBatch): ListedBatch => ({
  id,
  size: Object.values(request_counts).reduce((sum, count) => sum + count, 0),
  isEnded: processing_status === 'ended',
})

/** Tokens cost half in a batch, searches the full price. */
export const batchPrice = (price: LlmPrice | null): LlmPrice | null =>
  price && {
    input: price.input / 2,
    output: price.output / 2,
    cacheWrite: price.cacheWrite / 2,
    cacheRead: price.cacheRead / 2,
    search: price.search,
  }

const FAILURES: Record<Exclude<Anthropic.Messages.MessageBatchResult['type'], 'succeeded' | 'errored'>, string> = {
  canceled: 'The provider canceled the question',
  expired: 'The provider did not come to the question in time',
}

/** A paused turn counts as a failure: it cannot be continued in a batch. */
function readResult(result: Anthropic.Messages.MessageBatchResult, price: LlmPrice | null) {
  const turn = new Turn({ messages: [] }, price)
  if (result.type === 'errored') return { failure: wordsOf(result.error.error.message), usage: turn.usage }
  if (result.type !== 'succeeded') return { failure: FAILURES[result.type], usage: turn.usage }
  turn.add(result.message)
  const { usage, text, stopReason } = turn
  return turn.isComplete ? { text: storable(text), usage } : { failure: `The model stopped: ${stopReason}`, usage }
}

/** Answers and failures are stored. */
const wordsOf = (message: string): string => storableStart(message, OUTBOUND_MESSAGE_LENGTH)
