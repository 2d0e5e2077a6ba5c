import type { Alternative } from '../result'
import { generalRoot } from '../taxonomy/tree'
import type { ParentCategory } from '../taxonomy/vocabulary'
import { nodeFor } from './decision'
import type { Settled } from './settle'

const MOST = 3

/**
 * The categories next to the answer, the likeliest first. Each has the answer's confidence in proportion to what speaks for
 * it, and never more than what the answer's leaves.
 */
export function alternativesOf(
  { decision, ranking }: Settled,
  answer: ParentCategory,
  confidence: number,
): Alternative[] {
  const first = ranking[0]!.score
  return ranking
    .filter(({ category }) => category !== answer)
    .slice(0, MOST)
    .map(({ category, score }) => ({
      parent_category: category,
      subcategory: (nodeFor(category, decision)?.root ?? generalRoot(category, decision.reading.title)).name,
      confidence: rounded(Math.min((confidence * score) / first, 1 - confidence)),
    }))
}

const rounded = (share: number): number => Math.round(share * 100) / 100
