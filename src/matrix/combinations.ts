export type Dimension = { name: string; values: string[] }
export type Naming = { dimensions: readonly Dimension[]; template?: string | null }

/** The name of every combination, the last dimension changing fastest. */
export function* combinationNames(naming: Naming): Generator<string> {
  const nameOf = namesBy(naming)
  for (const values of product(naming.dimensions)) yield nameOf(values)
}

/** Of the longest name; added up, because the name itself may be too long to be made. */
export function longestNameLength(naming: Naming): number {
  const { dimensions, template } = naming
  const longest = dimensions.map(({ values }) =>
    values.reduce((length, value) => Math.max(length, withSingleSpaces(value).length), 1),
  )
  const used = template ? placeholdersIn(template).map(positionsIn(dimensions)) : [...dimensions.keys()]
  const shortest = namesBy(naming)(dimensions.map(() => 'x'))
  return used.reduce((length, at) => length + longest[at]! - 1, shortest.length)
}

function* product(dimensions: readonly Dimension[], chosen: readonly string[] = []): Generator<readonly string[]> {
  const next = dimensions[chosen.length]
  if (!next) yield chosen
  else for (const value of next.values) yield* product(dimensions, [...chosen, value])
}

function namesBy({ dimensions, template }: Naming): (values: readonly string[]) => string {
  if (!template) return (values) => withSingleSpaces(values.join(' '))
  const positionOf = positionsIn(dimensions)
  const fill = (values: readonly string[]) =>
    template.replace(PLACEHOLDER, (_, name: string) => values[positionOf(dimensionKey(name))]!)
  return (values) => withSingleSpaces(fill(values)).trim()
}

/** Of two dimensions with the same name the first counts. */
function positionsIn(dimensions: readonly Dimension[]): (key: string) => number {
  const positions = new Map(dimensions.map(({ name }, at) => [dimensionKey(name), at] as const).reverse())
  return (key) => positions.get(key)!
}

const PLACEHOLDER = /\{([^{}]*)\}/g
export const placeholdersIn = (template: string): string[] =>
  [...template.matchAll(PLACEHOLDER)].map(([, name]) => dimensionKey(name!))
/** Placeholders name dimensions regardless of case. */
export const dimensionKey = (name: string): string => name.trim().toLowerCase()

const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ')
