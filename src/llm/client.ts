import type { LlmConfig } from '../config'
import { CLASSIFICATION_OUTPUT_TOKENS, OUTBOUND_MESSAGE_LENGTH } from '../limits'
import { Attachments } from './attachment'
import { createLlmBatches, type LlmBatches } from './batch'
import { boundedFetch } from './bounded-fetch'
import { type Answer, type Question, Turn } from './turn'
import type { Usage } from './usage'

export type Llm = {
  model: string
  /** `signal` aborts when nobody waits for the answer any more. */
  ask(question: Question & { signal: AbortSignal }): Promise<Answer>
  /** Lends a mark that stands for a large file in questions asked during the work. */
  attach<T>(base64: string, work: (mark: string) => Promise<T>): Promise<T>
  batches: LlmBatches
}

/** The provider could not be reached, took too long or answered with an error. What it counted until then was used. */
export class LlmFailure extends Error {
  override name = 'LlmFailure'
  constructor(
    message: string,
    readonly usage: Usage,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}

/** The provider answered, but not with what was asked for. */
export class UnusableAnswer extends LlmFailure {
  override name = 'UnusableAnswer'
}

export async function createLlm({ apiKey, baseUrl, model, timeoutMs, price, priceOf }: LlmConfig): Promise<Llm> {
  // Read only where it is used: it takes a tenth of the time that the service needs to start.
  const { default: Client } = await import('@anthropic-ai/sdk')
  const attachments = new Attachments()
  const fetch = boundedFetch(attachments.fetch)
  // One retry on 429, 5xx and refused connections, after Retry-After where the provider names it.
  const client = new Client({ apiKey, baseURL: baseUrl, maxRetries: 1, timeout: timeoutMs, fetch })

  return {
    model,
    attach: (base64, work) => attachments.during(base64, work),
    batches: createLlmBatches(client, priceOf),
    ask: async ({ format, signal, ...question }) => {
      // The limit is that of the whole call: retry, waiting and continuations included.
      const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      const fixed = { ...question, model, max_tokens: CLASSIFICATION_OUTPUT_TOKENS, output_config: { format } }
      const turn = new Turn(question.messages, price)
      while (turn.goesOn) {
        const { messages } = turn
        const message = await client.messages.create({ ...fixed, messages }, { signal: ending }).catch((cause) => {
          throw failure(cause, turn.usage, { gone: signal.aborted, late: ending.aborted })
        })
        turn.take(message)
      }
      if (!turn.isComplete) throw new UnusableAnswer(`The model stopped: ${turn.stopReason}`, turn.usage)
      return { text: turn.text, usage: turn.usage }
    },
  }
}

function failure(cause: unknown, usage: Usage, { gone, late }: { gone: boolean; late: boolean }): LlmFailure {
  if (cause instanceof SyntaxError) return new UnusableAnswer('The provider’s answer is no JSON', usage, cause)
  const said = (cause instanceof Error ? cause.message : String(cause)).slice(0, OUTBOUND_MESSAGE_LENGTH)
  return new LlmFailure(gone ? 'The caller went away' : late ? 'The provider took too long' : said, usage, cause)
}
