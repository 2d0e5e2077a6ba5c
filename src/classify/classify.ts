import type { Ctx } from '../context'
import { classification } from '../engine'
import { withCredits } from '../usage/quota'
import type { Messages } from './schema'

/** The newest thing the user said is the topic. */
export async function classifyMessages(ctx: Ctx, messages: Messages): Promise<{ text: string }> {
  const topic = messages.findLast(({ role, content }) => role === 'user' && content.trim() !== '')!.content
  const answer = async () => ({ text: JSON.stringify(classification(topic)) })
  const free = ctx.caller.kind === 'sdkKey' && ctx.caller.test
  return free ? answer() : withCredits(ctx, 'classifications', 1, answer)
}
