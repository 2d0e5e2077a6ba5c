import type Anthropic from '@anthropic-ai/sdk'
import type { LlmPrice } from '../config'
import { addUsage, costOf, NO_USAGE, type Tokens, tokensOf, type Usage } from './usage'

/** `max_uses`: how often it may be used in the whole turn. */
export type SearchTool = Anthropic.WebSearchTool20250305 & { max_uses: number }

export type Question = {
  system: Anthropic.TextBlockParam[]
  messages: Anthropic.MessageParam[]
  tools?: SearchTool[]
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
    readonly question: Pick<Question, 'messages' | 'tools'>,
    readonly price: LlmPrice | null,
  ) {}

  get needsRequest(): boolean {
    return this.#received === 0 || (this.stopReason === 'pause_turn' && this.#received <= CONTINUATIONS)
  }

  get isComplete(): boolean {
    return this.stopReason === 'end_turn' || this.stopReason === 'stop_sequence'
  }

  /** What the next request asks. The provider counts the searches of each request anew, so a continuation has those that are left. */
  get request(): Pick<Anthropic.MessageCreateParams, 'messages' | 'tools' | 'tool_choice'> {
    const { messages, tools } = this.question
    if (this.#received === 0) return this.question
    const continued = [...messages, { role: 'assistant' as const, content: this.#content }]
    if (!tools) return { messages: continued }
    const left = tools.map((tool) => ({ ...tool, max_uses: tool.max_uses - this.#tokens.webSearches }))
    // The provider wants the same tools when it continues, each with at least one use.
    if (left.every(({ max_uses }) => max_uses > 0)) return { messages: continued, tools: left }
    return { messages: continued, tools, tool_choice: { type: 'none' } }
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
