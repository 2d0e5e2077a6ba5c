import { z } from 'zod'
import { briefAnswer } from '../classify/brief-schema'
import { refinement, TURN_KINDS } from '../classify/schema'
import type { RowOf } from '../db/rows'
import { conversations, conversation_turns as turns } from '../db/tables'
import type { ClassificationResult, Hints } from '../engine'
import { TOPIC_NAME_LENGTH, TURNS_PER_CONVERSATION } from '../limits'
import { LLM_STAGES, type LlmStage } from '../llm/turn'
import { storable } from '../storable'
import { isClaimed } from '../topics/intake/llm-claim'

const TEXT_REQUIRED = 'text is required'

export const sayBody = z.object(
  {
    kind: z
      .enum(['text', 'brief'], { error: 'kind must be text or brief' })
      .default('text')
      .describe('`brief`: `text` is the name of its file'),
    text: z
      .string({ error: TEXT_REQUIRED })
      .max(TOPIC_NAME_LENGTH, `text must be at most ${TOPIC_NAME_LENGTH} characters`)
      .overwrite(storable)
      .trim()
      .min(1, TEXT_REQUIRED),
  },
  { error: TEXT_REQUIRED },
)
export type Say = z.output<typeof sayBody>

export const answerBody = z
  .object({
    as: z
      .enum(TURN_KINDS, { error: 'as must be refined or new' })
      .optional()
      .describe('Answers again: the text changes the topic before it, or starts a new one'),
  })
  .nullish()

export const addedBody = z.object(
  {
    name: z
      .string({ error: 'name is required' })
      .max(TOPIC_NAME_LENGTH, `name must be at most ${TOPIC_NAME_LENGTH} characters`)
      .overwrite(storable)
      .describe('As the answer has it; of a matrix its subject'),
    topicId: z
      .string({ error: 'topicId is required' })
      .max(100)
      .overwrite(storable)
      .describe('The library topic; of a matrix the first that was created'),
  },
  { error: 'name is required' },
)
export type Added = z.output<typeof addedBody>

export const conversationParams = z.object({ id: z.string().max(100).overwrite(storable) })
export const turnParams = conversationParams.extend({
  position: z.coerce.number().int().min(1).max(TURNS_PER_CONVERSATION),
})
export type TurnRef = z.output<typeof turnParams>

export const turnAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('topic'),
    engine: z.enum(['llm', 'local']),
    topic: z.looseObject({ topic_name: z.string() }).describe('The classification, as `POST /api/classify` has it'),
    refinement: refinement.nullable().describe('What the text did to the topic before it; null if there is none'),
  }),
  z.object({
    kind: z.literal('matrix'),
    subject: z.string().describe('What the sets are combined with; may be empty'),
    sets: z.array(z.string()).describe('Names of the dimension sets that the text names'),
  }),
  z.object({ kind: z.literal('brief'), brief: briefAnswer }),
  z.object({ kind: z.literal('unclear') }).describe('The text describes no people'),
])

type TopicAnswer = Extract<z.output<typeof turnAnswer>, { kind: 'topic' }>
/** With what later turns need beside the answer itself. */
export type StoredTopic = Omit<TopicAnswer, 'topic'> & { topic: ClassificationResult; hints: Hints }
export type StoredAnswer = Exclude<z.output<typeof turnAnswer>, TopicAnswer> | StoredTopic

export const turnRecord = z.object({
  position: z.number().int(),
  kind: z.enum(['text', 'brief']),
  text: z.string().describe('What was said, or the name of the brief’s file'),
  stage: z.enum(LLM_STAGES).nullable().describe('What the LLM is doing while it answers'),
  answer: turnAnswer.nullable().describe('Null until it is answered'),
  added: z.record(z.string(), z.string()).describe('The library topics that were added from the answer, by name'),
  createdAt: z.iso.datetime(),
})
export type TurnRecord = z.output<typeof turnRecord>

export const conversationSummary = z.object({
  id: z.string(),
  title: z.string().describe('The beginning of what was said first'),
  turnCount: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime().describe('When something was last said'),
})
export const conversationRecord = conversationSummary.extend({ turns: z.array(turnRecord) })

export const CONVERSATION = {
  id: conversations.id,
  title: conversations.title,
  turn_count: conversations.turn_count,
  created_at: conversations.created_at,
  updated_at: conversations.updated_at,
}

export const toSummary = (row: RowOf<typeof CONVERSATION>) => ({
  id: row.id,
  title: row.title,
  turnCount: row.turn_count,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

export const TURN = {
  position: turns.position,
  kind: turns.kind.as<'text' | 'brief'>(),
  said: turns.said,
  stage: turns.stage.as<LlmStage>(),
  answer: turns.answer.as<StoredAnswer>(),
  added: turns.added.as<Record<string, string>>(),
  created_at: turns.created_at,
}

/** A turn that the LLM is answering: for a claim, and as SQL on the turn `t`. */
export const turnSubject = ({ id, position }: TurnRef): string => `turn ${position} of ${id}`
const CLAIMED_TURN = `'turn ' || t.position || ' of ' || t.conversation_id`

/** Of what was added, only what is still in the library; and no stage that a killed node has left. */
export const TURN_COLUMNS = `t.position, t.kind, t.said, t.answer, t.created_at,
  CASE WHEN ${isClaimed('t.org_id', CLAIMED_TURN)} THEN t.stage END AS stage, coalesce((
  SELECT jsonb_object_agg(a.key, a.value) FROM jsonb_each_text(t.added) a
  JOIN org_topics o ON o.org_id = t.org_id AND o.id = a.value AND o.visible), '{}') AS added`

export const toTurn = (row: RowOf<typeof TURN>): TurnRecord => ({
  position: row.position,
  kind: row.kind,
  text: row.said,
  stage: row.stage,
  answer: row.answer as TurnRecord['answer'],
  added: row.added,
  createdAt: row.created_at.toISOString(),
})
