import type Anthropic from '@anthropic-ai/sdk'
import type { LlmPrice } from '../config'
import { addUsage, costOf, NO_USAGE, type Tokens, tokensOf, type Usage } from './usage'

export type Question = {
  system: Anthropic.TextBlockParam[]
  messages: Anthropic.MessageParam[]
  tools?: Anthropic.ToolUnion[]
  format: Anthropic.JSONOutputFormat
}
export type Answer = { text: string; usage: Usage }

/** A turn that the provider pauses during its searches is handed back to it this often. */
const CONTINUATIONS = 3

/** What the model says in answer to a question, and what that cost; over several messages where the provider pauses. */
export class Turn {
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
