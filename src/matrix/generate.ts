import type { Ctx } from '../context'
import type { Hints } from '../engine'
import { newStampedId } from '../ids'
import { INTAKE_TOPICS } from '../limits'
import { type IntakeItem, type IntakeResult, intake } from '../topics/intake/intake'
import { giveBack, withCredits } from '../usage/quota'
import { combinationNames } from './combinations'
import { combinationsOf, type Matrix, type MatrixAnswer } from './schema'

/** One credit a combination, taken before anything is done; those of combinations that fail are given back. */
export async function generateMatrix(ctx: Ctx, matrix: Matrix): Promise<MatrixAnswer> {
  const totalTopics = combinationsOf(matrix.dimensions)
  return withCredits(ctx, 'classifications', totalTopics, async () => {
    const batchId = newStampedId('matrix', ctx.now)
    const results = await takeInChunks(ctx, itemsOf(matrix), batchId)
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

/** Two at a time: one is classified while the database takes the other in. */
const AT_A_TIME = 2

/** A chunk that fails is counted, and the others go on; only when none succeeds has the matrix failed. */
async function takeInChunks(ctx: Ctx, items: readonly IntakeItem[], batchId: string): Promise<IntakeResult[]> {
  const chunks = Array.from({ length: Math.ceil(items.length / INTAKE_TOPICS) }, (_, at) =>
    items.slice(at * INTAKE_TOPICS, (at + 1) * INTAKE_TOPICS),
  )
  const taken: IntakeResult[][] = chunks.map(() => [])
  const failures: unknown[] = []
  let next = 0
  const work = async () => {
    for (let at = next++; at < chunks.length; at = next++) {
      try {
        taken[at] = await intake(ctx, chunks[at]!, { source: 'matrix', changeType: 'created', batchId })
      } catch (error) {
        ctx.log.error({ err: error, batchId, topics: chunks[at]!.length }, 'A chunk of a matrix failed')
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  if (failures.length > 0 && failures.length === chunks.length) throw failures[0]
  return taken.flat()
}

const hintsOf = ({ segmentType, parentCategory, taxonomyType }: Matrix): Hints => ({
  segment_type: segmentType,
  parent_category: parentCategory,
  taxonomy_type: taxonomyType,
})
