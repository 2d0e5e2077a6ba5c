import type { Ctx } from '../../context'
import { INTAKE_TOPICS } from '../../limits'
import { newCandidates, questionsAmong } from './classify-new-items'
import type { EngineChoice } from './engine-choice'
import { addCounts, type NameCounts, NO_NAMES } from './estimate'
import type { IntakeItem } from './item'

/**
 * Who would answer how many of the items, looked up in chunks of 500. `limitAfter` tells how many more names of a chunk the
 * LLM would be asked about, given what it has been asked before.
 */
export async function countNames(
  ctx: Ctx,
  items: readonly IntakeItem[],
  engine: EngineChoice,
  limitAfter: (asked: number) => number,
): Promise<NameCounts> {
  const seenNames = new Set<string>()
  let counts = NO_NAMES
  for (let start = 0; start < items.length; start += INTAKE_TOPICS) {
    const chunk = items.slice(start, start + INTAKE_TOPICS)
    const candidates = (await newCandidates(ctx, chunk)).filter(({ topic }) => !seenNames.has(topic.normalized_name))
    for (const { topic } of candidates) seenNames.add(topic.normalized_name)
    const questions = questionsAmong(candidates, engine).length
    const llm = Math.min(questions, limitAfter(counts.llm))
    counts = addCounts(counts, {
      known: chunk.length - candidates.length,
      local: candidates.length - questions,
      llm,
      overLimit: questions - llm,
    })
  }
  return counts
}
