import { expect, test } from 'vitest'
import { useTestApp } from '../harness/app'

const app = await useTestApp()
const acme = await app.staffed()
const operator = await app.user(acme.id, 'owner', true)

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  minItems?: number
  minimum?: number
  default?: unknown
}
type Parameter = { name: string; in: string; required?: boolean; schema: Schema }
type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }

/** Characters that PostgreSQL cannot store: NUL and unpaired surrogates. */
const HOSTILE = ['a\0b', 'a\ud800b']
const PLAIN = 'plain'

/** The value itself, and copies of it with one free text replaced. */
function* variants(schema: Schema, hostile: string, depth = 0): Generator<unknown> {
  const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choice) {
    for (const option of choice) yield* variants(option, hostile, depth + 1)
    return
  }
  if (schema.const !== undefined) return yield schema.const
  if (schema.enum) return yield schema.enum[0]
  const type = [schema.type].flat()[0]
  if (type === 'string') {
    yield PLAIN
    yield hostile
  } else if (type === 'array') {
    for (const item of depth > 6 ? [] : variants(schema.items ?? {}, hostile, depth + 1)) yield [item]
  } else if (type === 'object' || schema.properties) {
    yield* objects(schema, hostile, depth)
  } else if (type === 'integer' || type === 'number') yield schema.minimum ?? 1
  else if (type === 'boolean') yield true
  else if (type === 'null') yield null
  else if (depth < 4) yield* [hostile, { [hostile]: hostile }, [hostile]]
}

function* objects(schema: Schema, hostile: string, depth: number): Generator<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  const base: Record<string, unknown> = {}
  for (const [name, property] of properties) {
    const [first] = variants(property, hostile, depth + 1)
    if (first !== undefined && schema.required?.includes(name)) base[name] = first
  }
  yield base
  if (depth > 6) return
  for (const [name, property] of properties) {
    for (const value of variants(property, hostile, depth + 1)) yield { ...base, [name]: value }
  }
  if (typeof schema.additionalProperties === 'object') {
    for (const value of variants(schema.additionalProperties, hostile, depth + 1)) yield { ...base, [hostile]: value }
  }
}

test('no text field of any route fails on unstorable characters', async () => {
  const { paths } = (await app.call('GET', '/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>
  }>()
  const failures: string[] = []
  let tried = 0
  const attempt = async (method: string, url: string, body: unknown) => {
    tried++
    const as = url.startsWith('/api/admin') ? operator : acme.owner
    const answer = await app.call(method.toUpperCase() as 'GET', url, { as, body })
    if (answer.statusCode >= 500)
      failures.push(`${answer.statusCode} ${method} ${url} ${JSON.stringify(body)} ${answer.body}`)
  }
  for (const [path, operations] of Object.entries(paths)) {
    // Signing out would end the test; routes under /api/auth have their own tests.
    if (path.startsWith('/api/auth') || path.startsWith('/docs')) continue
    for (const [method, { parameters = [], requestBody }] of Object.entries(operations)) {
      for (const hostile of HOSTILE) {
        const escaped = encodeURIComponent(Buffer.from(hostile).toString())
        const url = path.replaceAll(/\{[^}]+\}/g, PLAIN)
        if (url !== path) await attempt(method, path.replaceAll(/\{[^}]+\}/g, escaped), undefined)
        for (const { name } of parameters.filter((parameter) => parameter.in === 'query')) {
          await attempt(method, `${url}?${name}=${escaped}`, undefined)
        }
        const schema = requestBody?.content['application/json']?.schema
        if (schema) for (const body of variants(schema, hostile)) await attempt(method, url, body)
      }
    }
  }
  expect(failures).toEqual([])
  expect(tried).toBeGreaterThan(1_000)
})
