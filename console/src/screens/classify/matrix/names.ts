export type Dimension = { name: string; values: string[] }

/** A part of a name: the same in all of them, or the value of a dimension. */
export type NamePart = { text: string; differs: boolean }

export const TOPIC = 'Topic'
export const PATTERNS = ['{topic} {value}', '{value} {topic}', '{topic} in {value}']

const PLACEHOLDER = /\{([^{}]*)\}/g
const keyOf = (name: string): string => name.trim().toLowerCase()

/**
 * The template that the service takes: `{topic}` is the subject, `{value}` stands for all values that the pattern does not
 * name itself. `unknown` is the first name that is no list.
 */
export function templateOf(pattern: string, dimensions: Dimension[]): { template: string; unknown: string | null } {
  const named = new Set([...pattern.matchAll(PLACEHOLDER)].map(([, name]) => keyOf(name!)))
  const hasTopic = dimensions.some(({ name }) => name === TOPIC)
  const others = dimensions.filter(({ name }) => name !== TOPIC && !named.has(keyOf(name)))
  const unknown = [...named].find(
    (name) => name !== 'value' && name !== 'topic' && !dimensions.some((dimension) => keyOf(dimension.name) === name),
  )
  const template = pattern.replace(PLACEHOLDER, (placeholder, name: string) => {
    if (keyOf(name) === 'value') return others.map((dimension) => `{${dimension.name}}`).join(' ')
    if (keyOf(name) === 'topic') return hasTopic ? `{${TOPIC}}` : ''
    return placeholder
  })
  return { template: template.replace(/\s+/g, ' ').trim(), unknown: unknown ?? null }
}

/** The lists with several values that the template leaves out: their combinations would have the same name. */
export const leftOut = (template: string, dimensions: Dimension[]): string[] => {
  const used = new Set([...template.matchAll(PLACEHOLDER)].map(([, name]) => keyOf(name!)))
  return dimensions.filter(({ name, values }) => values.length > 1 && !used.has(keyOf(name))).map(({ name }) => name)
}

/** The names of the first combinations, the last dimension changing fastest, as the service makes them. */
export function previewOf(template: string, dimensions: Dimension[], count: number): NamePart[][] {
  const combinations = dimensions.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.slice(0, count).map((value) => [...row, value])).slice(0, count),
    [[]],
  )
  return combinations.map((values) => partsOf(template, dimensions, values))
}

function partsOf(template: string, dimensions: Dimension[], values: string[]): NamePart[] {
  return template
    .split(/(\{[^{}]*\})/)
    .filter((text) => text !== '')
    .map((text) => {
      const at = dimensions.findIndex(({ name }) => text.startsWith('{') && keyOf(name) === keyOf(text.slice(1, -1)))
      if (at < 0) return { text, differs: false }
      return { text: values[at]!, differs: dimensions[at]!.values.length > 1 }
    })
}
