import { analyzeBrief } from '../classify/analyze-brief'
import type { BriefFile } from '../classify/brief-schema'
import type { ReadDocument } from '../classify/document-reader'
import type { Ctx } from '../context'
import { badRequest } from '../errors'
import type { Llm } from '../llm/client'
import { findTurn } from './find'
import { type TurnRecord, type TurnRef, toTurn } from './schema'
import { onceClaimed, storeAnswer, withStages } from './store-answer'

export const IS_TEXT = 'This turn is a text, not a brief'

type Deps = { llm: Llm | null; readDocument: ReadDocument }

/** The file is read and forgotten; what was found in it is kept. */
export async function answerBrief(
  ctx: Ctx,
  deps: Deps,
  ref: TurnRef,
  file: BriefFile,
  signal: AbortSignal,
): Promise<TurnRecord> {
  const turn = await findTurn(ctx, ref)
  if (turn.kind === 'text') throw badRequest(IS_TEXT)
  if (turn.answer) return toTurn(turn)
  return onceClaimed(ctx, ref, { signal }, async () => {
    const brief = await withStages(ctx, ref, (onStage) => {
      if (deps.llm) onStage('reading')
      return analyzeBrief(ctx, deps, file, { signal, onStage })
    })
    return storeAnswer(ctx, ref, { kind: 'brief', brief })
  })
}
