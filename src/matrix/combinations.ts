import { type Dimension, dimensionKey, fillPlaceholders, type Matrix } from './schema'

/** The name of every combination, the last dimension changing fastest. */
export function* combinationNames({
  dimensions,
  template,
}: Pick<Matrix, 'dimensions' | 'template'>): Generator<string> {
  for (const values of product(dimensions)) yield template ? fill(template, dimensions, values) : values.join(' ')
}

function* product(dimensions: readonly Dimension[], chosen: readonly string[] = []): Generator<readonly string[]> {
  const next = dimensions[chosen.length]
  if (!next) yield chosen
  else for (const value of next.values) yield* product(dimensions, [...chosen, value])
}

const fill = (template: string, dimensions: readonly Dimension[], values: readonly string[]): string =>
  fillPlaceholders(template, (key) => values[dimensions.findIndex(({ name }) => dimensionKey(name) === key)]!)
    .replace(/\s+/g, ' ')
    .trim()
