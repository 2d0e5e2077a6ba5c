import type Anthropic from '@anthropic-ai/sdk'
import type { LlmConfig, LlmPrice } from '../config'
import { CLASSIFICATION_OUTPUT_TOKENS } from '../limits'
import { Attachments } from './attachment'
import { addUsage, costOf, NO_USAGE, type Tokens, tokensOf, type Usage } from './usage'

type Question = {
  system: Anthropic.TextBlockParam[]
  messages: Anthropic.MessageParam[]
  tools?: Anthropic.ToolUnion[]
  format: Anthropic.JSONOutputFormat
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal
}
export type Answer = { text: string; usage: Usage }

export type Llm = {
  model: string
  ask(question: Question): Promise<Answer>
  /** Lends a mark that stands for a large file in questions asked during the work. */
  attach<T>(base64: string, work: (mark: string) => Promise<T>): Promise<T>
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

/** A turn that the provider pauses during its searches is handed back to it this often. */
const CONTINUATIONS = 3

export async function createLlm({ apiKey, baseUrl, model, timeoutMs, price }: LlmConfig): Promise<Llm> {
  // Read only where it is used: it takes a tenth of the time that the service needs to start.
  const { default: Client } = await import('@anthropic-ai/sdk')
  const attachments = new Attachments()
  const { fetch } = attachments
  // One retry on 429, 5xx and refused connections, after Retry-After where the provider names it.
  const client = new Client({ apiKey, baseURL: baseUrl, maxRetries: 1, timeout: timeoutMs, fetch })

  return {
    model,
    attach: (base64, work) => attachments.during(base64, work),
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

/** What the model says in answer to a question, and what that cost; over several messages where the provider pauses. */
class Turn {
  #content: Anthropic.ContentBlock[] = []
  #tokens: Tokens = NO_USAGE
  #received = 0
  stopReason: Anthropic.StopReason | null = null

  constructor(
    readonly question: Anthropic.MessageParam[],
    readonly price: LlmPrice | null,
  ) {}

  get goesOn(): boolean {
    return this.#received === 0 || (this.stopReason === 'pause_turn' && this.#received <= CONTINUATIONS)
  }

  get isComplete(): boolean {
    return this.stopReason === 'end_turn' || this.stopReason === 'stop_sequence'
  }

  get messages(): Anthropic.MessageParam[] {
    return this.#received === 0 ? this.question : [...this.question, { role: 'assistant', content: this.#content }]
  }

  get usage(): Usage {
    return { ...this.#tokens, cost: costOf(this.#tokens, this.price) }
  }

  /** What the model says before and between searches is not the answer. */
  get text(): string {
    const last = this.#content.findLastIndex(({ type }) => type !== 'text')
    return this.#content
      .slice(last + 1)
      .map((block) => (block.type === 'text' ? block.text : ''))
      .join('')
  }

  take({ content, stop_reason, usage }: Anthropic.Message): void {
    this.#received++
    this.#content.push(...content)
    this.#tokens = addUsage(this.#tokens, tokensOf(usage))
    this.stopReason = stop_reason
  }
}

function failure(cause: unknown, usage: Usage, { gone, late }: { gone: boolean; late: boolean }): LlmFailure {
  if (cause instanceof SyntaxError) return new UnusableAnswer('The provider’s answer is no JSON', usage, cause)
  const said = cause instanceof Error ? cause.message : String(cause)
  return new LlmFailure(gone ? 'The caller went away' : late ? 'The provider took too long' : said, usage, cause)
}
