import { withCorrections, withOutputs } from '../classify/classify'
import { type PreviousTopic, readTurn, refinementOf } from '../classify/read-turn'
import type { TurnKind } from '../classify/schema'
import type { Ctx } from '../context'
import { conversation_turns } from '../db/tables'
import {
  type ClassificationResult,
  type ClassifiedTopic,
  canonicalWords,
  classify,
  isAboutPeople,
  resolveDimensions,
} from '../engine'
import { badRequest } from '../errors'
import { MESSAGES_PER_CLASSIFY } from '../limits'
import type { Llm, Waiting } from '../llm/client'
import { llmClassification } from '../topics/intake/llm-classification'
import { withCredits } from '../usage/quota'
import { findTurn } from './find'
import { type StoredAnswer, type StoredTopic, type TurnRecord, type TurnRef, toTurn } from './schema'
import { onceClaimed, storeAnswer, withStages } from './store-answer'

export const IS_BRIEF = 'Send the file of a brief to have it answered'

type Question = TurnRef & { text: string; previous: PreviousTopic | null; as: TurnKind | undefined }

/** Answers what was said, once: asked again, the answer stays and costs nothing. `as` answers anew. */
export async function answerTurn(
  ctx: Ctx,
  llm: Llm | null,
  ref: TurnRef,
  { as, signal }: { as: TurnKind | undefined; signal: AbortSignal },
): Promise<TurnRecord> {
  const turn = await findTurn(ctx, ref)
  if (turn.kind === 'brief') throw badRequest(IS_BRIEF)
  if (turn.answer && !as) return toTurn(turn)
  const replaces = as !== undefined
  const answer = async () => {
    const question = { ...ref, text: turn.said, previous: await previousTopic(ctx, ref), as }
    return storeAnswer(ctx, ref, await answerTo(ctx, llm, question, signal), { replaces })
  }
  return llm ? onceClaimed(ctx, ref, { signal, replaces }, answer) : answer()
}

async function answerTo(ctx: Ctx, llm: Llm | null, question: Question, signal: AbortSignal): Promise<StoredAnswer> {
  const { text, as } = question
  if (!as) {
    if (!isAboutPeople(text)) return { kind: 'unclear' }
    const { subject, sets } = resolveDimensions(text)
    if (sets.length > 0) return { kind: 'matrix', subject, sets: sets.map(({ name }) => name) }
  }
  return withCredits(ctx, 'classifications', 1, async () => {
    if (!llm) return askEngine(ctx, question)
    return withStages(ctx, question, (onStage) => askLlm(ctx, llm, question, { signal, onStage }))
  })
}

async function askEngine(ctx: Ctx, { text, previous, as }: Question): Promise<StoredTopic> {
  const { kind, name, hints } = readTurn(previous, text, as)
  const { result } = await withCorrections(ctx, (corrections) => ({ result: classify(name, hints, { corrections }) }))
  const refinement = refinementOf(previous?.topic, kind, result)
  return { kind: 'topic', engine: 'local', topic: await withOutputs(ctx, result), refinement, hints }
}

/** The LLM gets the turns before, unless the text is said to start a new topic. */
async function askLlm(ctx: Ctx, llm: Llm, question: Question, waiting: Waiting): Promise<StoredTopic> {
  const { text, previous, as } = question
  const asked = as === 'refined' && previous ? `${previous.topic.topic_name}, ${text}` : text
  const earlier = as === 'new' ? [] : await earlierTexts(ctx, question)
  const messages = [...earlier, asked].map((content) => ({ role: 'user' as const, content }))
  const { result } = await llmClassification(ctx, llm, { messages, purpose: 'classify', ...waiting })
  const kind = as ?? (previous && usesTopic(previous, text, result) ? 'refined' : 'new')
  const refinement = refinementOf(previous?.topic, kind, result)
  return { kind: 'topic', engine: 'llm', topic: await withOutputs(ctx, result), refinement, hints: {} }
}

/** The LLM does not say whether it changed the topic before: its name has words of that topic which the text lacks. */
function usesTopic(previous: PreviousTopic, text: string, result: ClassificationResult): boolean {
  const said = new Set(canonicalWords(text))
  const before = new Set(canonicalWords(previous.topic.topic_name))
  const isTaken = canonicalWords(result.topic_name).some((word) => before.has(word) && !said.has(word))
  const reading = readTurn(previous, text)
  return isTaken || (reading.kind === 'refined' && reading.name === result.topic_name)
}

async function previousTopic({ db, org }: Ctx, { id, position }: TurnRef): Promise<PreviousTopic | null> {
  const [turn] = await db.query(
    { answer: conversation_turns.answer.notNull().as<StoredTopic>() },
    {
      text: `SELECT answer FROM conversation_turns
             WHERE org_id = $1 AND conversation_id = $2 AND position < $3 AND answer->>'kind' = 'topic'
             ORDER BY position DESC LIMIT 1`,
      values: [org.id, id, position],
    },
  )
  return turn ? { topic: turn.answer.topic satisfies ClassifiedTopic, hints: turn.answer.hints } : null
}

async function earlierTexts({ db, org }: Ctx, { id, position }: TurnRef): Promise<string[]> {
  const turns = await db.query(
    { said: conversation_turns.said },
    {
      text: `SELECT said FROM conversation_turns
             WHERE org_id = $1 AND conversation_id = $2 AND position < $3 AND kind = 'text'
             ORDER BY position DESC LIMIT ${MESSAGES_PER_CLASSIFY - 1}`,
      values: [org.id, id, position],
    },
  )
  return turns.map(({ said }) => said).reverse()
}
