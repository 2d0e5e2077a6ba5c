import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { plainMessage, usePlainMessages } from '../../src/http/input/messages'
import { validatorCompiler } from '../../src/http/input/validation'

const messageFor = (schema: z.ZodType, field: unknown) =>
  z.object({ field: schema }).safeParse({ field }, { error: plainMessage }).error?.issues[0]?.message

describe('what a schema has no message for is said in plain words', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['field is required', z.string(), undefined],
    ['field must be a string', z.string(), 3],
    ['field must be a number', z.coerce.number(), 'many'],
    ['field must be a whole number', z.number().int(), 1.5],
    ['field must be true or false', z.boolean(), 'yes'],
    ['field must be an array', z.array(z.string()), {}],
    ['field must be an object', z.object({}), []],
    ['field must be an object', z.record(z.string(), z.string()), 'text'],
    ['field must be at most 100', z.coerce.number().max(100), '101'],
    ['field must be at least 1', z.number().min(1), 0],
    ['field must be less than 1', z.number().lt(1), 1],
    ['field must be more than 0', z.number().positive(), 0],
    ['field must be a multiple of 5', z.number().multipleOf(5), 4],
    ['field must be at most 3 characters', z.string().max(3), 'long'],
    ['field must be at least 2 characters', z.string().min(2), 'a'],
    ['field must be exactly 2 characters', z.string().length(2), 'a'],
    ['field must not be empty', z.string().min(1), ''],
    ['field must have at most 1 entry', z.array(z.string()).max(1), ['a', 'b']],
    ['field must have at most 2 entries', z.array(z.string()).max(2), ['a', 'b', 'c']],
    ['field must not be empty', z.array(z.string()).min(1), []],
    ['field must be an email address', z.email(), 'nobody'],
    ['field must be a URL', z.url(), 'here'],
    ['field must be a date and time, such as 2026-01-31T12:00:00Z', z.iso.datetime(), 'now'],
    ['field must be a date, YYYY-MM-DD', z.iso.date(), 'today'],
    ['field must be one of a, b', z.enum(['a', 'b']), 'c'],
    ['field must be true', z.literal(true), false],
    ['field has an unknown field: b', z.strictObject({ a: z.string() }), { a: '', b: '' }],
    ['field is not valid', z.string().regex(/^a$/), 'b'],
    ['field must be a string, or a number', z.union([z.string(), z.number()]), true],
    ['field must be one of a, b, or true or false', z.union([z.enum(['a', 'b']), z.boolean()]), 3],
    ['field.name is required', z.union([z.string(), z.object({ name: z.string() })]), {}],
    ['field is not valid', z.string().refine(() => false), 'a'],
  ])('%s', (message, schema, value) => {
    expect(messageFor(schema, value)).toBe(message)
  })

  test('a field within a list is named by its path', () => {
    const schema = z.array(z.object({ name: z.string() }))
    expect(messageFor(schema, [{ name: 'a' }, {}])).toBe('field.1.name is required')
  })

  test('a body that is missing is named so', () => {
    expect(z.object({}).safeParse(undefined, { error: plainMessage }).error?.issues[0]?.message).toBe(
      'body is required',
    )
  })

  test('a message of the schema itself stays', () => {
    expect(messageFor(z.string({ error: 'field array is required' }), undefined)).toBe('field array is required')
  })

  test('a number too large to be exact is told the limit of its field', () => {
    usePlainMessages()
    const limits = {
      limit: z.coerce.number().int().min(1).max(100),
      rows: z.number().int('rows must be whole').max(5, 'At most 5'),
    }
    const validate = validatorCompiler({ schema: z.object(limits).partial() })
    const messageOf = (data: unknown) => validate(data).error?.message
    expect(messageOf({ limit: '99999999999999999999' })).toBe('limit must be at most 100')
    expect(messageOf({ limit: '-99999999999999999999' })).toBe('limit must be at least 1')
    expect(messageOf({ rows: 1e300 })).toBe('At most 5')
    expect(messageOf({ rows: -1e300 })).toBe('rows must be whole')
  })
})
