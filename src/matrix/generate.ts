import type { Ctx } from '../context'
import type { Hints } from '../engine'
import { newStampedId } from '../ids'
import { INTAKE_TOPICS } from '../limits'
import { type IntakeItem, type IntakeResult, intake } from '../topics/intake/intake'
import { giveBack, withCredits } from '../usage/quota'
import { combinationNames } from './combinations'
import { combinationsOf, type Matrix, type MatrixAnswer } from './schema'

/** Reserves one credit per combination, and gives back those of the combinations that fail. */
export async function generateMatrix(ctx: Ctx, matrix: Matrix): Promise<MatrixAnswer> {
  const totalTopics = combinationsOf(matrix.dimensions)
  return withCredits(ctx, 'classifications', totalTopics, async () => {
    const batchId = newStampedId('matrix', ctx.now)
    const results = await addInChunks(ctx, itemsOf(matrix), batchId)
    const errors = totalTopics - results.length
    await giveBack(ctx, 'classifications', errors)
    const created = results.filter(({ outcome }) => outcome !== 'duplicate')
    return {
      batchId,
      totalTopics,
      created: created.length,
      duplicates: results.length - created.length,
      errors,
      topicIds: created.map(({ orgTopicId }) => orgTopicId),
    }
  })
}

function itemsOf(matrix: Matrix): IntakeItem[] {
  const hints = hintsOf(matrix)
  return [...combinationNames(matrix)].filter((name) => name !== '').map((name) => ({ name, hints }))
}

/** One chunk is classified while the database stores the other. */
const CONCURRENT_CHUNKS = 2

/** The other chunks go on when one fails; the request fails only if all of them do. */
async function addInChunks(ctx: Ctx, items: readonly IntakeItem[], batchId: string): Promise<IntakeResult[]> {
  const chunks = Array.from({ length: Math.ceil(items.length / INTAKE_TOPICS) }, (_, at) =>
    items.slice(at * INTAKE_TOPICS, (at + 1) * INTAKE_TOPICS),
  )
  const results: IntakeResult[][] = chunks.map(() => [])
  const failures: unknown[] = []
  let next = 0
  const work = async () => {
    for (let at = next++; at < chunks.length; at = next++) {
      try {
        results[at] = await intake(ctx, chunks[at]!, { source: 'matrix', changeType: 'created', batchId })
      } catch (error) {
        ctx.log.error({ err: error, batchId, topics: chunks[at]!.length }, 'A chunk of a matrix failed')
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_CHUNKS }, work))
  if (failures.length > 0 && failures.length === chunks.length) throw failures[0]
  return results.flat()
}

const hintsOf = ({ segmentType, parentCategory, taxonomyType }: Matrix): Hints => ({
  segment_type: segmentType,
  parent_category: parentCategory,
  taxonomy_type: taxonomyType,
})
