import { access } from '../../access'
import type { Ctx } from '../../context'
import { MCP_PAGE } from '../../limits'
import { combinationNames } from '../../matrix/combinations'
import { generateMatrix } from '../../matrix/generate'
import { combinationsOf, type Matrix, matrixBody } from '../../matrix/schema'
import { quotaState } from '../../usage/quota'
import { dryRunField } from '../fields'
import { ADDS, defineTool } from '../tool'

const { dimensions, segmentType, parentCategory, taxonomyType } = matrixBody.shape
const DECIDED = 'Left out, the engine decides for each topic'
const input = matrixBody.safeExtend({
  dimensions: dimensions.describe('Lists of values, each with a name, such as "US State": ["Ohio", "Texas"]'),
  segmentType: segmentType.describe(DECIDED),
  parentCategory: parentCategory.describe(DECIDED),
  taxonomyType: taxonomyType.describe(DECIDED),
  dry_run: dryRunField,
})

export const buildMatrix = defineTool({
  name: 'build_matrix',
  title: 'Build a matrix of topics',
  description:
    'Use for one audience by several dimensions ("CFOs by US state and company size"): creates a topic for every combination of ' +
    'values. The audience itself is a dimension with one value. taxon://dimensions has ready lists of values. With dry_run (the ' +
    'default) it returns the number, the first names and what it would cost; show them to the user before you create. Then it ' +
    'returns how many are new and the first ids. Each combination costs one classification, also if you repeat the call.',
  access: access.scope('classify', 'classify'),
  input,
  // It may ask the LLM, and repeating it costs again.
  hints: { ...ADDS, idempotentHint: false, openWorldHint: true },
  run: async ({ ctx, deps, input: { dry_run, ...matrix } }) => {
    if (dry_run) return { dry_run, ...(await planOf(ctx, matrix)) }
    const { topicIds, ...counts } = await generateMatrix(ctx, deps.llm, matrix)
    return { ...counts, topicIds: topicIds.slice(0, MCP_PAGE), more: topicIds.length > MCP_PAGE }
  },
})

async function planOf(ctx: Ctx, matrix: Matrix) {
  const wouldCreate = combinationsOf(matrix.dimensions)
  const { remaining } = await quotaState(ctx, 'classifications')
  return {
    would_create: wouldCreate,
    first_names: firstOf(combinationNames(matrix), MCP_PAGE),
    classifications: { cost: wouldCreate, remaining },
  }
}

function firstOf(names: Iterable<string>, count: number): string[] {
  const first: string[] = []
  for (const name of names) {
    if (first.length === count) break
    first.push(name)
  }
  return first
}
