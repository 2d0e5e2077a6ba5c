import { z } from 'zod'
import { badRequest } from '../../errors'
import type { Llm } from '../../llm/client'

export const ENGINES = ['local', 'llm', 'auto'] as const
/** Who classifies: with `auto` the local engine where it is sure, the LLM elsewhere. */
export type EngineChoice = (typeof ENGINES)[number]

/** Whether the local engine's answer stands without asking the LLM. */
export const isSure = ({ uncertain }: { uncertain: boolean }): boolean => !uncertain

export const engineField = z
  .enum(ENGINES, { error: `engine must be one of ${ENGINES.join(', ')}` })
  .describe('Who classifies: `auto` asks the LLM only about names that the local engine is unsure about')

/** Throws if the LLM is to answer and there is none. */
export function assertAvailable(engine: EngineChoice, llm: Llm | null): void {
  if (engine === 'local' || llm) return
  throw badRequest(
    `engine ${engine} needs an LLM, and this server has no key for one: set ANTHROPIC_API_KEY on the server, or use engine local`,
  )
}
