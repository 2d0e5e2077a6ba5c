import { z } from 'zod'
import { MESSAGE_LENGTH, MESSAGES_PER_CLASSIFY } from '../limits'

const message = z.object(
  {
    role: z.enum(['user', 'assistant'], { error: 'message role must be user or assistant' }),
    content: z
      .string({ error: 'message content must be a string' })
      .max(MESSAGE_LENGTH, `message content must be at most ${MESSAGE_LENGTH} characters`),
  },
  { error: 'each message must be an object with role and content' },
)

export const classifyBody = z.object(
  {
    messages: z
      .array(message, { error: 'messages array is required' })
      .min(1, 'messages array is required')
      .max(MESSAGES_PER_CLASSIFY, `messages array exceeds maximum of ${MESSAGES_PER_CLASSIFY}`)
      .refine((messages) => messages.some(({ role, content }) => role === 'user' && content.trim() !== ''), {
        error: 'messages must contain a user message',
      }),
  },
  { error: 'messages array is required' },
)
export type Messages = z.output<typeof classifyBody>['messages']

export const classifyAnswer = z.object({
  text: z.string().describe('The classification result as a JSON string: parse it'),
})
