import { z } from 'zod'
import { badRequest } from '../../errors'
import type { Llm } from '../../llm/client'

export const ENGINES = ['local', 'llm', 'auto'] as const
/** Who classifies: with `auto` the local engine where it is sure, the LLM elsewhere. */
export type EngineChoice = (typeof ENGINES)[number]

/** Below this confidence the local engine is not sure of its answer. */
const SURE_FROM = 0.5

export const isSure = ({ confidence }: { confidence: number }): boolean => confidence >= SURE_FROM

export const engineField = z
  .enum(ENGINES, { error: `engine must be one of ${ENGINES.join(', ')}` })
  .describe('Who classifies: `auto` asks the LLM only about names of which the local engine is not sure')

/** Throws if the LLM is to answer and there is none. */
export function assertAvailable(engine: EngineChoice, llm: Llm | null): void {
  if (engine === 'local' || llm) return
  throw badRequest(
    `engine ${engine} needs an LLM, and this server has no key for one: set ANTHROPIC_API_KEY on the server, or use engine local`,
  )
}
