import type { Ctx } from '../context'
import type { Hints } from '../engine'
import { newStampedId } from '../ids'
import { INTAKE_TOPICS, MATRIX_LLM_MS, MATRIX_LLM_TOPICS, MATRIX_TEXT_LENGTH } from '../limits'
import type { Llm } from '../llm/client'
import { mapWithPauses } from '../pauses'
import { storableStart } from '../storable'
import { type ClassifiedItems, classifyNewItems } from '../topics/intake/classify-new-items'
import { assertAvailable, type EngineChoice } from '../topics/intake/engine-choice'
import { engineUseOf, NO_SPENDING, sumOf } from '../topics/intake/engine-use'
import { type IntakeItem, type IntakeResult, intake } from '../topics/intake/intake'
import { recordUndoable } from '../topics/undoable'
import { giveBack, withCredits } from '../usage/quota'
import { combinationNames } from './combinations'
import { combinationsOf, type Matrix, type MatrixAnswer } from './schema'

/** Reserves one credit per combination, and gives back those of the combinations that fail. */
export async function generateMatrix(ctx: Ctx, llm: Llm | null, matrix: Matrix): Promise<MatrixAnswer> {
  assertAvailable(matrix.engine, llm)
  const totalTopics = combinationsOf(matrix.dimensions)
  return withCredits(ctx, 'classifications', totalTopics, async () => {
    const batchId = newStampedId('matrix', ctx.now)
    const { items: named, combinations } = distinct(await itemsOf(matrix))
    const { items, spent } = await classifyBy(ctx, llm, matrix.engine, named)
    const title = storableStart(matrix.dimensions.map(({ name }) => name).join(' × '), MATRIX_TEXT_LENGTH)
    // Before the topics, so that they can be taken back even if this process is killed among them.
    const open = () => recordUndoable(ctx, { id: batchId, action: 'matrix', title, topics: 0, isOpen: true })
    await open()
    const added = await addInChunks(ctx, items, batchId, open)
    const results = added.flatMap((chunk) => chunk.results)
    const addedItems = added.flatMap((chunk) => chunk.items)
    const use = engineUseOf(addedItems, results, spent)
    const processed = addedItems.reduce((sum, { name }) => sum + combinations.get(name)!, 0)
    const errors = totalTopics - processed
    await giveBack(ctx, 'classifications', errors)
    const created = results.filter(({ outcome }) => outcome !== 'duplicate')
    await recordUndoable(ctx, { id: batchId, action: 'matrix', title, topics: created.length })
    return {
      batchId,
      totalTopics,
      created: created.length,
      duplicates: processed - created.length,
      errors,
      uncertain: created.filter(({ uncertain }) => uncertain).length,
      ...use,
      topicIds: created.map(({ orgTopicId }) => orgTopicId),
    }
  })
}

/** The LLM is asked before anything is stored, so that no lock waits for it. */
async function classifyBy(
  ctx: Ctx,
  llm: Llm | null,
  engine: EngineChoice,
  items: IntakeItem[],
): Promise<ClassifiedItems> {
  if (engine === 'local' || !llm) return { items, spent: NO_SPENDING }
  const signal = AbortSignal.timeout(MATRIX_LLM_MS)
  const classified: IntakeItem[] = []
  let spent = NO_SPENDING
  let limit = MATRIX_LLM_TOPICS
  for (const chunk of chunksOf(items)) {
    const options = { llm, engine, limit, purpose: 'matrix', signal } as const
    const answer = await classifyNewItems(ctx, chunk, options)
    limit -= answer.items.filter(({ classification, llmError }) => classification || llmError).length
    spent = sumOf(spent, answer.spent)
    classified.push(...answer.items)
  }
  return { items: classified, spent }
}

export async function itemsOf(matrix: Matrix): Promise<IntakeItem[]> {
  const hints = hintsOf(matrix)
  const items = await mapWithPauses(combinationNames(matrix), (name) => ({ name, hints }))
  return items.filter(({ name }) => name !== '')
}

/** Each name once, so that the LLM is not asked again about one that a later chunk repeats; and how many combinations have it. */
function distinct(items: readonly IntakeItem[]): { items: IntakeItem[]; combinations: ReadonlyMap<string, number> } {
  const combinations = new Map<string, number>()
  const first = items.filter(({ name }) => {
    const count = combinations.get(name) ?? 0
    combinations.set(name, count + 1)
    return count === 0
  })
  return { items: first, combinations }
}

/** One chunk is classified while the database stores the other. */
const CONCURRENT_CHUNKS = 2

/** The other chunks go on when one fails; the request fails only if all of them do. */
async function addInChunks(
  ctx: Ctx,
  items: readonly IntakeItem[],
  batchId: string,
  keepOpen: () => Promise<void>,
): Promise<AddedChunk[]> {
  const chunks = chunksOf(items)
  const added: AddedChunk[] = []
  const failures: unknown[] = []
  let next = 0
  const work = async () => {
    for (let at = next++; at < chunks.length; at = next++) {
      try {
        await keepOpen()
        const results = await intake(ctx, chunks[at]!, { source: 'matrix', changeType: 'created', batchId })
        added[at] = { items: chunks[at]!, results }
      } catch (error) {
        ctx.log.error({ err: error, batchId, topics: chunks[at]!.length }, 'A chunk of a matrix failed')
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_CHUNKS }, work))
  if (failures.length > 0 && failures.length === chunks.length) throw failures[0]
  return added.filter((chunk) => chunk !== undefined)
}

type AddedChunk = { items: readonly IntakeItem[]; results: readonly IntakeResult[] }

const chunksOf = (items: readonly IntakeItem[]): IntakeItem[][] =>
  Array.from({ length: Math.ceil(items.length / INTAKE_TOPICS) }, (_, at) =>
    items.slice(at * INTAKE_TOPICS, (at + 1) * INTAKE_TOPICS),
  )

const hintsOf = ({ segmentType, parentCategory, taxonomyType }: Matrix): Hints => ({
  segment_type: segmentType,
  parent_category: parentCategory,
  taxonomy_type: taxonomyType,
})
