/** The part of JSON Schema that the inputs of tools use. */
export type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  const?: unknown
}

/** A value of each type of JSON. */
const SAMPLES: Record<string, unknown> = {
  // Long enough for a key.
  string: 'x'.repeat(20),
  number: 1.5,
  integer: 1,
  boolean: true,
  null: null,
  array: [[]],
  object: { unknown: 1 },
}

/** The types that a schema takes; none if it takes any. */
function typesOf(schema: JsonSchema): string[] {
  const kinds = schema.anyOf ?? schema.oneOf
  if (kinds) return kinds.flatMap(typesOf)
  return schema.type === undefined ? [] : [schema.type]
}

/** A value that the schema takes, with what it requires and no more. */
export function validValue(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [kind] = schema.anyOf ?? schema.oneOf ?? []
  if (kind) return validValue(kind)
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => validValue(schema.items ?? {}))
  if (schema.type !== 'object') return SAMPLES[schema.type ?? 'string']
  const required = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name))
  return Object.fromEntries(required.map(([name, property]) => [name, validValue(property)]))
}

/** For each argument, values of every type that it does not take, among arguments that are right. */
export function wronglyTyped(schema: JsonSchema): { field: string; given: Record<string, unknown> }[] {
  const right = validValue(schema) as Record<string, unknown>
  return Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
    const taken = typesOf(property)
    if (taken.length === 0) return []
    return Object.entries(SAMPLES)
      .filter(([type]) => !taken.includes(type) && !(type === 'integer' && taken.includes('number')))
      .map(([, value]) => ({ field, given: { ...right, [field]: value } }))
  })
}

/** For each argument that is a text or a list of texts, this one there, among arguments that are right. */
export function withText(schema: JsonSchema, text: string): Record<string, unknown>[] {
  const right = validValue(schema) as Record<string, unknown>
  return Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
    if (typesOf(property).includes('string')) return [{ ...right, [field]: text }]
    return typesOf(property.items ?? {}).includes('string') ? [{ ...right, [field]: [text] }] : []
  })
}
