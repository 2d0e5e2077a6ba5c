import type Anthropic from '@anthropic-ai/sdk'
import { classify } from '../../../src/engine'
import { withResolvers } from '../../harness/with-resolvers'

export type MessageRequest = Anthropic.MessageCreateParamsNonStreaming

/** What the provider does with one request. */
export type Reply =
  | {
      kind: 'answer'
      content: Anthropic.ContentBlock[]
      stopReason: Anthropic.StopReason
      searches: number
      /** Of a streamed answer: what is waited for before each of its blocks. */
      before?: (block: Anthropic.ContentBlock) => Promise<unknown> | undefined
    }
  | { kind: 'error'; status: number; headers: Record<string, string>; message: string }
  /** Sent exactly as it is. */
  | { kind: 'raw'; status: number; body: string }
  /** No answer until the caller gives up. */
  | { kind: 'silence' }
  /** The connection breaks during the answer. */
  | { kind: 'cut' }

const textBlock = (text: string): Anthropic.TextBlock => ({ type: 'text', text, citations: null })

export const says = (text: string): Reply => ({
  kind: 'answer',
  content: [textBlock(text)],
  stopReason: 'end_turn',
  searches: 0,
})
export const refuses = (): Reply => ({ kind: 'answer', content: [], stopReason: 'refusal', searches: 0 })
export const runsOut = (text: string): Reply => ({ ...says(text), stopReason: 'max_tokens' }) as Reply
export const fails = (status: number, headers: Record<string, string> = {}, message = 'Scripted'): Reply => ({
  kind: 'error',
  status,
  headers,
  message,
})
export const answersWith = (status: number, body: string): Reply => ({ kind: 'raw', status, body })
export const isSilent = (): Reply => ({ kind: 'silence' })
export const breaksOff = (): Reply => ({ kind: 'cut' })

/** Searches the web and puts citations into the middle of its JSON. */
export function searches(text: string, count: number): Reply {
  const searches = Array.from({ length: count }, (_, at): Anthropic.ContentBlock[] => [
    textBlock('Let me look that up. {'),
    {
      type: 'server_tool_use',
      id: `srvtoolu_${at}`,
      name: 'web_search',
      input: { query: 'what is it' },
      caller: { type: 'direct' },
    },
    {
      type: 'web_search_tool_result',
      tool_use_id: `srvtoolu_${at}`,
      caller: { type: 'direct' },
      content: [
        {
          type: 'web_search_result',
          title: 'A page',
          url: 'https://example.com',
          encrypted_content: 'x',
          page_age: null,
        },
      ],
    },
  ]).flat()
  const middle = Math.floor(text.length / 2)
  const cited: Anthropic.TextBlock = {
    ...textBlock(text.slice(middle)),
    citations: [
      {
        type: 'web_search_result_location',
        cited_text: 'A page says so',
        encrypted_index: 'x',
        title: 'A page',
        url: 'https://example.com',
      },
    ],
  }
  return {
    kind: 'answer',
    content: [...searches, textBlock(text.slice(0, middle)), cited],
    stopReason: 'end_turn',
    searches: count,
  }
}

/** A streamed answer that stops before each block from the third on, until `next` is called. */
export function stepwise(reply: Reply): { reply: Reply; next: () => void } {
  const gates = (reply as Extract<Reply, { kind: 'answer' }>).content.slice(2).map(() => withResolvers())
  let reached = 0
  let opened = 0
  const before = () => gates[reached++ - 2]?.promise
  return { reply: { ...reply, before } as Reply, next: () => gates[opened++]?.resolve() }
}

/** Pauses during its searches (`pause_turn`) until the caller continues. */
export function pauses(count = 1): Reply {
  const { content } = searches('', count) as Extract<Reply, { kind: 'answer' }>
  return { kind: 'answer', content: content.slice(0, -2), stopReason: 'pause_turn', searches: count }
}

/** The text of the newest message without its tags. */
export function topicIn({ messages }: MessageRequest): string {
  const content = messages.findLast(({ role }) => role === 'user')!.content
  const text =
    typeof content === 'string' ? content : content.map((block) => ('text' in block ? block.text : '')).join('')
  return /<topic>\n([\s\S]*)\n<\/topic>/.exec(text)?.[1] ?? text
}

/** A valid answer for a topic, with `changes`. */
export function judgementOf(topic: string, changes: Record<string, unknown> = {}): string {
  const { layers, topic_name, parent_category, taxonomy_type, subcategory, audience_type, keywords } = classify(topic)
  const { composite_score: _, funnel: __, ...judged } = layers
  const filed = { topic_name, parent_category, taxonomy_type, subcategory, audience_type, keywords }
  return JSON.stringify({ ...filed, ...judged, confidence: 0.9, rationale: 'It says so', ...changes })
}

export const ANALYSIS = {
  summary: 'A maker of electric SUVs brings a new model to market.',
  objectives: ['Make the model known', 'Fill test drives'],
  targetAudience: 'Families who think of their first electric car',
  recommendedTopics: [
    { topic_name: 'Electric SUV Shoppers', rationale: 'They compare such cars now' },
    { topic_name: 'Young Families', rationale: 'The car has seven seats' },
  ],
}

/** Answers like the real provider: a classification of the topic, or an analysis of the document. */
export function answers(request: MessageRequest): Reply {
  const schema = request.output_config?.format?.schema as { properties?: object } | undefined
  return says(
    schema?.properties && 'recommendedTopics' in schema.properties
      ? JSON.stringify(ANALYSIS)
      : judgementOf(topicIn(request)),
  )
}
