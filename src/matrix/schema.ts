import { z } from 'zod'
import { GROUP_OF, PARENT_CATEGORIES, SEGMENT_TYPES, TAXONOMY_TYPES } from '../engine'
import { checkedLater } from '../http/input/checked-later'
import {
  MATRIX_COMBINATIONS,
  MATRIX_DIMENSIONS,
  MATRIX_DIMENSIONS_MIN,
  MATRIX_TEXT_LENGTH,
  TOPIC_NAME_LENGTH,
} from '../limits'
import { storable } from '../storable'
import { engineField } from '../topics/intake/engine-choice'
import { engineUse } from '../topics/intake/engine-use'
import { type Dimension, dimensionKey, longestNameLength, type Naming, placeholdersIn } from './combinations'

const TOO_FEW = `At least ${MATRIX_DIMENSIONS_MIN} dimensions are required`
const INVALID = 'Each dimension must have a name and at least one value'
const TOO_LONG = `dimension names and values must be at most ${MATRIX_TEXT_LENGTH} characters`

const text = z.string({ error: INVALID }).overwrite(storable).trim().min(1, INVALID).max(MATRIX_TEXT_LENGTH, TOO_LONG)

const dimension = z.object(
  { name: text, values: z.array(text, { error: INVALID }).min(1, INVALID) },
  { error: INVALID },
)

const oneOf = <T extends string>(field: string, list: readonly T[]) =>
  z.enum(list, { error: `${field} must be one of ${list.join(', ')}` }).nullish()

export const combinationsOf = (dimensions: readonly Dimension[]): number =>
  dimensions.reduce((product, { values }) => product * values.length, 1)

export const matrixBody = z
  .object(
    {
      dimensions: z
        .array(checkedLater(dimension), { error: TOO_FEW })
        .min(MATRIX_DIMENSIONS_MIN, { error: TOO_FEW, abort: true })
        .max(MATRIX_DIMENSIONS, { error: `Maximum ${MATRIX_DIMENSIONS} dimensions`, abort: true })
        .pipe(z.array(dimension))
        .superRefine((dimensions, check) => {
          const combinations = combinationsOf(dimensions)
          if (combinations <= MATRIX_COMBINATIONS) return
          const message = `Too many combinations (${combinations}). Maximum is ${MATRIX_COMBINATIONS}.`
          check.addIssue({ code: 'custom', message })
        }),
      template: z
        .string({ error: 'template must be a string' })
        .overwrite(storable)
        .max(MATRIX_TEXT_LENGTH, `template must be at most ${MATRIX_TEXT_LENGTH} characters`)
        .nullish()
        .describe(
          '`{DimensionName}` is replaced by the value. Without a template, values are joined with spaces. ' +
            `Names have at most ${TOPIC_NAME_LENGTH} characters`,
        ),
      segmentType: oneOf('segmentType', SEGMENT_TYPES),
      parentCategory: oneOf('parentCategory', PARENT_CATEGORIES),
      taxonomyType: oneOf('taxonomyType', TAXONOMY_TYPES),
      engine: engineField.default('local'),
    },
    { error: TOO_FEW },
  )
  .superRefine(({ dimensions, template, parentCategory, taxonomyType }, check) => {
    const dimensionKeys = new Set(dimensions.map(({ name }) => dimensionKey(name)))
    const unknown = placeholdersIn(template ?? '').find((key) => !dimensionKeys.has(key))
    if (unknown !== undefined)
      check.addIssue({ code: 'custom', message: `template names an unknown dimension: {${unknown}}` })
    else checkNames({ dimensions, template }, check)
    if (parentCategory && taxonomyType && GROUP_OF[parentCategory] !== taxonomyType)
      check.addIssue({
        code: 'custom',
        message: `parentCategory ${parentCategory} is not of taxonomyType ${taxonomyType}`,
      })
  })

/** Names add up: a template can repeat a long value a hundred times, for each of 5,000 combinations. */
function checkNames(naming: Naming, check: z.RefinementCtx): void {
  const length = longestNameLength(naming)
  if (length <= TOPIC_NAME_LENGTH) return
  const message = `Names are too long (${length} characters). Maximum is ${TOPIC_NAME_LENGTH}.`
  check.addIssue({ code: 'custom', message })
}

export type Matrix = z.output<typeof matrixBody>

export const matrixAnswer = z.object({
  batchId: z.string(),
  totalTopics: z.number().int(),
  created: z.number().int().describe('Topics added to the library: new to the catalog, or adopted from it'),
  duplicates: z.number().int(),
  errors: z.number().int(),
  uncertain: z.number().int().describe('The part of created whose category the engine guessed'),
  ...engineUse,
  topicIds: z.array(z.string()).describe('The library topics created'),
})
export type MatrixAnswer = z.infer<typeof matrixAnswer>

export const dimensionSetsQuery = z.object({ q: z.string().max(MATRIX_TEXT_LENGTH).optional() })

export const dimensionSetsAnswer = z.object({
  sets: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['demographic', 'geographic', 'firmographic']),
      values: z.array(z.string()),
    }),
  ),
  resolved: z
    .object({
      subject: z.string().describe('What the sets are combined with; empty if the phrase names only sets'),
      sets: z.array(z.string()).describe('Names of the sets; empty if the phrase names none'),
    })
    .nullable()
    .describe('What `q` names; null without `q`'),
})
export type DimensionSetsAnswer = z.infer<typeof dimensionSetsAnswer>
