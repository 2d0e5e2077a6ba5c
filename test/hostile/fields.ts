import type { JsonSchema, OpenApi, Operation } from '../campaign/operations'

/** The text fields of each route, from its description. */

type Step = string | number
/** The path of a text or a list in a body. */
export type BodyField = { at: Step[]; maxLength?: number }

export const createWalker = ({ components }: OpenApi) => {
  const resolved = (schema: JsonSchema): JsonSchema =>
    schema.$ref ? (components?.schemas?.[schema.$ref.split('/').at(-1)!] ?? {}) : schema
  /** The alternatives of a value. */
  const variants = (schema: JsonSchema): JsonSchema[] => {
    const known = resolved(schema)
    const inner = [...(known.anyOf ?? []), ...(known.oneOf ?? []), ...(known.allOf ?? [])]
    return inner.length > 0 ? inner.flatMap(variants) : [known]
  }
  const isOf = (schema: JsonSchema, type: string) => [schema.type].flat().includes(type)

  function fieldsIn(schema: JsonSchema, type: 'string' | 'array', at: Step[] = []): BodyField[] {
    return variants(schema).flatMap((variant) => {
      const isMatch = isOf(variant, type) && !variant.enum && variant.const === undefined
      const inner = [
        ...Object.entries(variant.properties ?? {}).flatMap(([name, next]) => fieldsIn(next, type, [...at, name])),
        ...(variant.items ? fieldsIn(variant.items, type, [...at, 0]) : []),
        ...(typeof variant.additionalProperties === 'object'
          ? fieldsIn(variant.additionalProperties, type, [...at, 'field'])
          : []),
      ]
      return isMatch ? [{ at, maxLength: variant.maxLength }, ...inner] : inner
    })
  }

  /** Free-text parts of the URL. */
  const textParameters = ({ parameters }: Operation) =>
    parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name, schema }) =>
        variants(schema)
          .filter((variant) => isOf(variant, 'string') && !variant.enum && variant.const === undefined)
          .map(({ maxLength }) => ({ name, maxLength })),
      )

  /** A value of the right types. */
  function sample(schema: JsonSchema): unknown {
    const [variant = {}] = variants(schema).filter((one) => !isOf(one, 'null'))
    if (variant.const !== undefined) return variant.const
    if (variant.enum) return variant.enum[0]
    if (isOf(variant, 'string')) return variant.format === 'date-time' ? '2030-01-01T00:00:00.000Z' : 'sample'
    if (isOf(variant, 'integer') || isOf(variant, 'number')) return Math.max(variant.minimum ?? 1, 1)
    if (isOf(variant, 'boolean')) return false
    if (isOf(variant, 'array')) {
      return Array.from({ length: Math.max(1, variant.minItems ?? 0) }, () => sample(variant.items ?? {}))
    }
    const names = variant.required ?? []
    return Object.fromEntries(names.map((name) => [name, sample(variant.properties?.[name] ?? {})]))
  }

  /** The sample as JSON, with one value replaced. */
  function bodyWith(schema: JsonSchema, at: readonly Step[], json: string): string {
    const mark = 'the value that is put here'
    const body = placed(sample(schema), at, mark)
    return JSON.stringify(body).replace(JSON.stringify(mark), () => json)
  }

  return { fieldsIn, textParameters, bodyWith }
}

function placed(value: unknown, [step, ...further]: readonly Step[], mark: string): unknown {
  if (step === undefined) return mark
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? value : []
    return [placed(list[0], further, mark), ...list.slice(1)]
  }
  const object = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  return { ...object, [step]: placed(object[step], further, mark) }
}
