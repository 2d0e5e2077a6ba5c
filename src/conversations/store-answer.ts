import type { Ctx } from '../context'
import type { LlmStage } from '../llm/turn'
import { storable } from '../storable'
import { claimed } from '../topics/intake/llm-claim'
import { findTurn } from './find'
import { type StoredAnswer, type TurnRecord, type TurnRef, toTurn, turnSubject } from './schema'

/** Answers a turn with the LLM, unless another request has answered it meanwhile and this one is not to replace it. */
export const onceClaimed = (
  ctx: Ctx,
  ref: TurnRef,
  { signal, replaces = false }: { signal: AbortSignal; replaces?: boolean },
  answer: () => Promise<TurnRecord>,
): Promise<TurnRecord> =>
  claimed({ db: ctx.db, orgId: ctx.org.id, subject: turnSubject(ref), signal }, async () => {
    const turn = await findTurn(ctx, ref)
    return turn.answer && !replaces ? toTurn(turn) : answer()
  })

/** Calls `work` with what writes down the LLM's stages; afterwards none is left, however it ended. */
export async function withStages<T>(
  ctx: Ctx,
  ref: TurnRef,
  work: (onStage: (stage: LlmStage) => void) => Promise<T>,
): Promise<T> {
  let writing: Promise<unknown> = Promise.resolve()
  const write = (stage: LlmStage | null) => {
    writing = writing
      .then(() => writeStage(ctx, ref, stage))
      .catch((err) => ctx.log.warn({ err }, 'Could not write down what the LLM is doing'))
  }
  try {
    return await work(write)
  } finally {
    write(null)
    await writing
  }
}

const writeStage = ({ db, org }: Ctx, { id, position }: TurnRef, stage: LlmStage | null) =>
  db.execute({
    name: 'write_stage',
    text: 'UPDATE conversation_turns SET stage = $4 WHERE org_id = $1 AND conversation_id = $2 AND position = $3',
    values: [org.id, id, position, stage],
  })

/** If the turn was answered meanwhile, the first answer stays, unless this one is to replace it. */
export async function storeAnswer(
  ctx: Ctx,
  ref: TurnRef,
  answer: StoredAnswer,
  { replaces = false }: { replaces?: boolean } = {},
): Promise<TurnRecord> {
  const json = JSON.stringify(answer, (_, value) => (typeof value === 'string' ? storable(value) : value))
  await ctx.db.execute({
    text: `UPDATE conversation_turns SET answer = $4, stage = NULL
           WHERE org_id = $1 AND conversation_id = $2 AND position = $3 AND (answer IS NULL OR $5)`,
    values: [ctx.org.id, ref.id, ref.position, json, replaces],
  })
  return toTurn(await findTurn(ctx, ref))
}
