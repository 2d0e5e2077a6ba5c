import { z } from 'zod'
import { COMPARED_FIELDS } from '../engine'
import { MESSAGE_LENGTH, MESSAGES_PER_CLASSIFY, TOPIC_NAME_LENGTH } from '../limits'
import { storable } from '../storable'
import { topicWorkspace } from '../topics/topic-workspace'

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
    corrections: z
      .boolean({ error: 'corrections must be true or false' })
      .default(true)
      .describe('`false`: classify as if nobody had corrected anything'),
  },
  { error: 'messages array is required' },
)
export type ClassifyRequest = z.output<typeof classifyBody>

export const classifyAnswer = z.object({
  text: z.string().describe('The classification as a JSON string'),
})

export const TURN_KINDS = ['refined', 'new'] as const
export type TurnKind = (typeof TURN_KINDS)[number]

export const refinement = z.object({
  kind: z.enum(TURN_KINDS).describe('Whether the text changed the topic before it, or started a new one'),
  previous: z.string().describe('The name of the topic before it'),
  changes: z.array(z.object({ field: z.enum(COMPARED_FIELDS), from: z.string(), to: z.string() })),
})
export type Refinement = z.infer<typeof refinement>

export const checkDuplicateBody = z.object(
  {
    topic_name: z
      .string({ error: 'topic_name is required' })
      .max(TOPIC_NAME_LENGTH, `topic_name must be at most ${TOPIC_NAME_LENGTH} characters`)
      .overwrite(storable)
      .trim()
      .min(1, 'topic_name is required'),
    parent_category: z.string().max(200).nullish().describe('The category of the topic; left out, the engine decides'),
  },
  { error: 'topic_name is required' },
)
export type CheckDuplicate = z.output<typeof checkDuplicateBody>

export const existingTopic = z.object({ id: z.string(), topic_name: z.string(), workspace: topicWorkspace })
export type ExistingTopic = z.infer<typeof existingTopic>

export const duplicateAnswer = z.object({
  isDuplicate: z.boolean().describe('True at a similarity of 0.95 or more'),
  confidence: z.number().min(0).max(1).describe('The similarity; 0.75 or more is worth a warning'),
  existingTopic: existingTopic
    .nullable()
    .describe('The topic in the library (`ot_`) or, if it is not there, in the catalog (`tp_`); null below 0.75'),
})
export type DuplicateAnswer = z.infer<typeof duplicateAnswer>
