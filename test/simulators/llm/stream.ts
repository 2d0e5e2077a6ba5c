import type { ServerResponse } from 'node:http'
import type Anthropic from '@anthropic-ai/sdk'
import type { Reply } from './protocol'

/** A message as server-sent events, block by block. */
export async function stream(
  response: ServerResponse,
  message: Anthropic.Message,
  before: Extract<Reply, { kind: 'answer' }>['before'],
): Promise<void> {
  const send = (event: { type: string } & Record<string, unknown>) =>
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  send({ type: 'message_start', message: { ...message, content: [], stop_reason: null } })
  for (const [index, block] of message.content.entries()) {
    await before?.(block)
    const isText = block.type === 'text'
    send({ type: 'content_block_start', index, content_block: isText ? { ...block, text: '' } : block })
    if (isText) send({ type: 'content_block_delta', index, delta: { type: 'text_delta', text: block.text } })
    send({ type: 'content_block_stop', index })
  }
  send({ type: 'message_delta', delta: { stop_reason: message.stop_reason }, usage: message.usage })
  send({ type: 'message_stop' })
  response.end()
}
