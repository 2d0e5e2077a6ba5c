import { expect, test } from 'vitest'
import { z } from 'zod'
import { validatorCompiler } from '../src/http/input/validation'
import { useTestApp } from './harness/app'

const { app } = await useTestApp()
await app.ready()

/** What a validator says to programmers: its own terms, types of JavaScript, paths and expressions. */
const RAW =
  /invalid (input|type|string|option|union|key|element|value)|expected|received|fewer than|too (big|small)|pattern|regex|\bNaN\b|\bundefined\b|\[object|boolean|integer|\/\^|\$\/|^body\/|^querystring\/|is not valid$/i

const TEXT = 'x'.repeat(25_000)
const WRONG: unknown[] = [
  null,
  '',
  ' ',
  'x',
  TEXT,
  'a@',
  '-1',
  '1.5',
  -1,
  1.5,
  1e21,
  Number.NaN,
  true,
  [],
  [null],
  ['x', 5],
  [[]],
  {},
  { x: 1 },
]

type Json = {
  type?: string | string[]
  properties?: Record<string, Json>
  items?: Json
  anyOf?: Json[]
  oneOf?: Json[]
  additionalProperties?: Json | boolean
}
type Step = string | number

/** Where a value of the schema has values, at any depth. */
function* places(json: Json, at: Step[] = []): Generator<Step[]> {
  yield at
  for (const [name, inner] of Object.entries(json.properties ?? {})) yield* places(inner, [...at, name])
  for (const inner of [...(json.anyOf ?? []), ...(json.oneOf ?? [])]) yield* places(inner, at)
  if (json.items) yield* places(json.items, [...at, 0])
  if (typeof json.additionalProperties === 'object') yield* places(json.additionalProperties, [...at, 'field'])
}

const withValue = (at: readonly Step[], value: unknown): unknown => {
  const [step, ...rest] = at
  if (step === undefined) return value
  const inner = withValue(rest, value)
  return typeof step === 'number' ? [inner] : { [step]: inner }
}

/** All messages, not only the first, so that a field is judged though others are missing. */
function messagesOf(schema: z.ZodType, value: unknown): string[] {
  const first = validatorCompiler({ schema })(value).error?.message
  return [
    ...(first === undefined ? [] : [first]),
    ...(schema.safeParse(value).error?.issues ?? []).map(({ message }) => message),
  ]
}

test('wrong input is refused in words for people, whatever the route and the field', () => {
  const raw = new Set<string>()
  let tried = 0
  for (const { method, url, schema } of app.routeInventory) {
    for (const part of ['body', 'querystring', 'params', 'headers'] as const) {
      const input = schema[part] as z.ZodType | undefined
      if (!input) continue
      const json = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Json
      for (const at of places(json)) {
        for (const value of WRONG) {
          tried++
          for (const message of messagesOf(input, withValue(at, value))) {
            if (RAW.test(message)) raw.add(`${method} ${url} ${part}: ${message.slice(0, 200)}`)
          }
        }
      }
    }
  }
  expect(tried).toBeGreaterThan(5_000)
  expect([...raw]).toEqual([])
})
