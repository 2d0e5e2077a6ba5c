import { access } from '../../access'
import { combinationNames } from '../../matrix/combinations'
import { generateMatrix } from '../../matrix/generate'
import { combinationsOf, matrixBody } from '../../matrix/schema'
import { dryRunField } from '../fields'
import { ADDS, defineTool } from '../tool'

const SHOWN_NAMES = 20

export const buildMatrix = defineTool({
  name: 'build_matrix',
  title: 'Build a matrix of topics',
  description:
    'Use for one audience by several dimensions ("CFOs by US state and company size"): creates a topic for every combination of ' +
    'values. taxon://dimensions has ready lists of values. With dry_run it returns the number and the first names; show them ' +
    'to the user before you create. Each combination costs one classification.',
  access: access.scope('classify', 'classify'),
  input: matrixBody.safeExtend({ dry_run: dryRunField }),
  hints: ADDS,
  run: async ({ ctx, deps, input: { dry_run, ...matrix } }) => {
    if (!dry_run) return generateMatrix(ctx, deps.llm, matrix)
    return {
      dry_run,
      would_create: combinationsOf(matrix.dimensions),
      first_names: firstOf(combinationNames(matrix), SHOWN_NAMES),
    }
  },
})

function firstOf(names: Iterable<string>, count: number): string[] {
  const first: string[] = []
  for (const name of names) {
    if (first.length === count) break
    first.push(name)
  }
  return first
}
