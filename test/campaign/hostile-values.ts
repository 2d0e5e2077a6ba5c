import fc from 'fast-check'
import type { JsonSchema } from './operations'

const nested = (depth: number, inner: unknown): unknown => (depth === 0 ? inner : [nested(depth - 1, inner)])

/** Texts that often break programs. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff y',
  '\u202e\u200b\ufeff',
  'e\u0301'.repeat(500),
  'a'.repeat(20_000),
  ' '.repeat(20_000),
  '>'.repeat(5_000),
  '<'.repeat(5_000),
  'aA'.repeat(5_000),
  '👩‍👩‍👧‍👦'.repeat(200),
  '{{topic}}{{'.repeat(50),
  "'; DROP TABLE users; --",
  '%',
  '%_\\',
  '$1',
  '\\',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  '=cmd()',
  '<script>alert(1)</script>',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '9'.repeat(40),
  '2026-13-45T99:99:99Z',
  '275760-09-14T00:00:00Z',
  'tp_',
  'ot_',
  'job_0_x',
  'key_%00',
]

const HOSTILE_VALUES: unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  {},
  [null],
  [[]],
  { a: { b: {} } },
  { ['__proto__']: { polluted: true } },
  { constructor: { prototype: {} } },
  nested(50, 'x'),
  nested(2_000, 'x'),
  Array.from({ length: 600 }, () => 'x'),
]

export const hostileText = fc.constantFrom(...HOSTILE_TEXTS)
const hostileValue = fc.constantFrom(...HOSTILE_VALUES)

/** Ids of the caller's organization, by the field or parameter that takes them. */
export type IdPools = Record<string, string[]>

/** Mostly valid values, so that requests get past validation; sometimes hostile ones. */
export function valuesFor(schema: JsonSchema, field: string, ids: IdPools): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: validValue(schema, field, ids) }, { weight: 1, arbitrary: hostileValue })
}

function validValue(schema: JsonSchema, field: string, ids: IdPools): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valuesFor(choice, field, ids)))
  if (schema.allOf) return validValue(Object.assign({}, ...schema.allOf), field, ids)
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return textOf(schema, field, ids)
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(schema.minimum ?? 0, -100), max: Math.min(schema.maximum ?? 1_000, 1_000) })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(valuesFor(schema.items ?? {}, field, ids), { maxLength: 4 })
    case 'object':
      return objectOf(schema, ids)
    default:
      return fc.oneof(fc.string(), fc.boolean(), fc.constant(null), fc.object({ maxDepth: 2 }))
  }
}

function textOf({ format, maxLength = 200 }: JsonSchema, field: string, ids: IdPools): fc.Arbitrary<string> {
  const pool = ids[field]
  if (pool?.length) return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...pool) }, fc.string())
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'email') return fc.emailAddress()
  return fc.oneof(
    fc.constantFrom('Electric SUV Shoppers', 'CFOs at SaaS companies', 'Auto > SUVs > Hybrid Buyers', 'true', '1'),
    fc.string({ unit: 'binary', maxLength: Math.min(maxLength, 40) }),
    hostileText,
  )
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema, ids: IdPools) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, valuesFor(inner, name, ids)]),
  )
  const record = fc.record(fields, { requiredKeys: required })
  if (typeof additionalProperties !== 'object') return record
  return fc
    .tuple(record, fc.dictionary(fc.string(), valuesFor(additionalProperties, '', ids), { maxKeys: 3 }))
    .map(([named, more]) => ({ ...more, ...named }))
}
