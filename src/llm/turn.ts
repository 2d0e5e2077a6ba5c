import type Anthropic from '@anthropic-ai/sdk'
import type { LlmPrice } from '../config'
import { addUsage, costOf, NO_USAGE, type Tokens, tokensOf, type Usage } from './usage'

export type Question = {
  system: Anthropic.TextBlockParam[]
  messages: Anthropic.MessageParam[]
  tools?: Anthropic.ToolUnion[]
  format: Anthropic.JSONOutputFormat
}
/** What the model is doing: it searches the web, reads what it found, or writes its answer. */
export const LLM_STAGES = ['searching', 'reading', 'filing'] as const
export type LlmStage = (typeof LLM_STAGES)[number]

export type Answer = { text: string; usage: Usage }

/** How often a turn that the provider pauses during web searches is continued. */
const CONTINUATIONS = 3

/** The model's answer to a question and what it cost. It takes several messages if the provider pauses. */
export class Turn {
  #content: Anthropic.ContentBlock[] = []
  #tokens: Tokens = NO_USAGE
  #received = 0
  stopReason: Anthropic.StopReason | null = null

  constructor(
    readonly question: Anthropic.MessageParam[],
    readonly price: LlmPrice | null,
  ) {}

  get needsRequest(): boolean {
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

  /** Text before and between searches is not part of the answer. */
  get text(): string {
    const last = this.#content.findLastIndex(({ type }) => type !== 'text')
    return this.#content
      .slice(last + 1)
      .map((block) => (block.type === 'text' ? block.text : ''))
      .join('')
  }

  add({ content, stop_reason, usage }: Anthropic.Message): void {
    this.#received++
    this.#content.push(...content)
    this.#tokens = addUsage(this.#tokens, tokensOf(usage))
    this.stopReason = stop_reason
  }
}
