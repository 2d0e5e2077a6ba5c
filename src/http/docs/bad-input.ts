import type { z } from 'zod'

/** What a JSON schema says of a field, as far as it matters here. */
export type Field = { type?: string; maxItems?: number; maxLength?: number }
/** A schema, and the fields of its JSON schema. */
export type Input = { schema: z.ZodType; fields: Record<string, Field> }

/** Longer lists and texts are not tried: their messages are not worth the work. */
const LONGEST_TRIED = 2_000
const WRONG_VALUE = { not: 'a value of any field' }

/**
 * What the schema says of wrong input, in its own words: nothing sent, a value of the wrong type, too long a text or
 * list. Found by trying, so that the description cannot differ from the answers.
 */
export function badInputMessages(input: Input): string[] {
  const messages = messagesFor(input, {})
  for (const [name, field] of Object.entries(input.fields)) {
    for (const value of [wrongType(field), ...tooLong(field)]) {
      messages.push(...messagesFor(input, { [name]: value }, name))
    }
  }
  return [...new Set(messages)]
}

/** A parameter of a path is always there and always a text, so it can only be too long or no number. */
export const badPathMessages = (input: Input): string[] =>
  Object.entries(input.fields).flatMap(([name, field]) =>
    (field.type === 'string' ? tooLong(field) : ['text']).flatMap((value) =>
      messagesFor(input, { [name]: value }, name),
    ),
  )

function messagesFor({ schema }: Input, value: unknown, field?: string): string[] {
  const issues = schema.safeParse(value).error?.issues ?? []
  return issues.filter(({ path }) => field === undefined || path[0] === field).map(({ message }) => message)
}

const wrongType = ({ type }: Field): unknown => (type === 'object' ? 'text' : WRONG_VALUE)

function tooLong({ maxItems, maxLength }: Field): unknown[] {
  const values: unknown[] = []
  if (maxItems && maxItems <= LONGEST_TRIED) values.push(Array(maxItems + 1).fill('x'))
  if (maxLength && maxLength <= LONGEST_TRIED) values.push('x'.repeat(maxLength + 1))
  return values
}
