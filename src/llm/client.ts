import type { LlmConfig } from '../config'
import { CLASSIFICATION_OUTPUT_TOKENS, OUTBOUND_MESSAGE_LENGTH } from '../limits'
import { storableStart } from '../storable'
import { withTimeLimit } from '../time-limit'
import { Attachments } from './attachment'
import { batchPrice, createLlmBatches, type LlmBatches } from './batch'
import { boundedFetch } from './bounded-fetch'
import { assumedUsage } from './expected-usage'
import { watchStages } from './stages'
import { tracedCalls } from './traced'
import { type Answer, type LlmStage, type Question, Turn } from './turn'
import type { Usage } from './usage'

export type Llm = {
  model: string
  /** `signal` aborts when nobody waits for the answer any more: the caller is gone, or the time for it is over. With `onStage` the answer is streamed. */
  ask(question: Question & Waiting): Promise<Answer>
  /** Calls `work` with a mark that stands for a large file in its questions. */
  attach<T>(base64: string, work: (mark: string) => Promise<T>): Promise<T>
  batches: LlmBatches
  /** What one classification is assumed to use. */
  assumedUsage(call: AssumedCall): Usage
}

/** Who waits for an answer, and is told what the model is doing. */
export type Waiting = { signal: AbortSignal; onStage?: (stage: LlmStage) => void }

export type AbortableLlm = { llm: Llm; signal: AbortSignal }

type AssumedCall = { model: string; webSearch: boolean; isBatch: boolean }

/** The provider could not be reached, took too long or answered with an error. `usage` is what was used until then. */
export class LlmFailure extends Error {
  override name = 'LlmFailure'
  constructor(
    message: string,
    readonly usage: Usage,
    cause?: unknown,
  ) {
    super(message, { cause })
  }

  /** Whether the provider is there and does not want the request; it may take others. */
  get isRefusal(): boolean {
    return this.#status >= 400 && this.#status < 500 && !PASSING_STATUSES.has(this.#status) && !this.isOfOperator
  }

  /** Whether the provider objects to the server's key, account or model, which are no business of the caller. */
  get isOfOperator(): boolean {
    return OPERATOR_STATUSES.has(this.#status)
  }

  get #status(): number {
    const { status = 0 } = (this.cause ?? {}) as { status?: number }
    return status
  }
}

const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 409, 429])
const OPERATOR_STATUSES: ReadonlySet<number> = new Set([401, 402, 403, 404])

/** Of work that gives the LLM some of its own time. */
export const TIME_OVER = 'The time for the LLM was over'

/** The provider answered, but not in the form that was asked for. */
export class UnusableAnswer extends LlmFailure {
  override name = 'UnusableAnswer'
}

export async function createLlm({ apiKey, baseUrl, model, timeoutMs, price, priceOf }: LlmConfig): Promise<Llm> {
  // Loaded only where an LLM is configured: loading takes a tenth of the service's start time.
  const { default: Client } = await import('@anthropic-ai/sdk')
  const attachments = new Attachments()
  const fetch = boundedFetch(attachments.fetch)
  // One retry on 429, 5xx and refused connections, after Retry-After if the provider sends it.
  // By default it sends the ids of our traces to the provider.
  const openTelemetry = false
  const client = new Client({ apiKey, baseURL: baseUrl, maxRetries: 1, timeout: timeoutMs, fetch, openTelemetry })

  const llm: Llm = {
    model,
    attach: (base64, work) => attachments.during(base64, work),
    batches: createLlmBatches(client, priceOf),
    assumedUsage: ({ model, webSearch, isBatch }) =>
      assumedUsage(isBatch ? batchPrice(priceOf(model)) : priceOf(model), webSearch),
    ask: async ({ format, signal, onStage, ...question }) => {
      // The time limit includes the retry, its delay and continuations.
      const abort = withTimeLimit(signal, timeoutMs)
      const parameters = { ...question, model, max_tokens: CLASSIFICATION_OUTPUT_TOKENS, output_config: { format } }
      const turn = new Turn(question, price)
      while (turn.needsRequest) {
        // Longer than the abort: when its own time is over, the client would ask again.
        const options = { signal: abort, timeout: 2 * timeoutMs }
        const request = { ...parameters, ...turn.request }
        const received = onStage
          ? client.messages.stream(request, options).on('streamEvent', watchStages(onStage)).finalMessage()
          : client.messages.create(request, options)
        const message = await received.catch((cause) => {
          throw failure(cause, turn.usage, { waiting: signal, isLate: abort.aborted })
        })
        turn.add(message)
      }
      if (!turn.isComplete) throw new UnusableAnswer(`The model stopped: ${turn.stopReason}`, turn.usage)
      return { text: turn.text, usage: turn.usage }
    },
  }
  return { ...llm, ...tracedCalls(llm, baseUrl) }
}

type Circumstances = { waiting: AbortSignal; isLate: boolean }

function failure(cause: unknown, usage: Usage, { waiting, isLate }: Circumstances): LlmFailure {
  if (cause instanceof SyntaxError) return new UnusableAnswer('The provider’s answer is not JSON', usage, cause)
  if (waiting.aborted) return new LlmFailure(isTimeout(waiting) ? TIME_OVER : 'The caller disconnected', usage, cause)
  if (isLate) return new LlmFailure('The provider took too long', usage, cause)
  const message = cause instanceof Error ? cause.message : String(cause)
  return new LlmFailure(storableStart(message, OUTBOUND_MESSAGE_LENGTH), usage, cause)
}

const isTimeout = ({ reason }: AbortSignal): boolean => reason instanceof DOMException && reason.name === 'TimeoutError'
