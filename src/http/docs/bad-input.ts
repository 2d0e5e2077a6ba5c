import { z } from 'zod'

type Field = { type?: string; maxItems?: number; maxLength?: number }

/** Longer lists and texts are not tried: their messages are not worth the work. */
const LONGEST_TRIED = 20_000
const WRONG_VALUE = { not: 'a value of any field' }

/**
 * What the schema says of wrong input, in its own words: nothing sent, a value of the wrong type, too long a text or
 * list. Found by trying, so that the description cannot differ from the answers.
 */
export function badInputMessages(schema: z.ZodType): string[] {
  const fields = fieldsOf(schema)
  const messages = messagesFor(schema, {})
  for (const [name, field] of fields) {
    for (const value of [wrongType(field), ...tooLong(field)]) {
      messages.push(...messagesFor(schema, { [name]: value }, name))
    }
  }
  return [...new Set(messages)]
}

/** A parameter of a path is always there and always a text, so it can only be too long or no number. */
export const badPathMessages = (schema: z.ZodType): string[] =>
  fieldsOf(schema).flatMap(([name, field]) =>
    (field.type === 'string' ? tooLong(field) : ['text']).flatMap((value) =>
      messagesFor(schema, { [name]: value }, name),
    ),
  )

function fieldsOf(schema: z.ZodType): [name: string, field: Field][] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties as Record<string, Field>)
}

function messagesFor(schema: z.ZodType, input: unknown, field?: string): string[] {
  const issues = schema.safeParse(input).error?.issues ?? []
  return issues.filter(({ path }) => field === undefined || path[0] === field).map(({ message }) => message)
}

const wrongType = ({ type }: Field): unknown => (type === 'object' ? 'text' : WRONG_VALUE)

function tooLong({ maxItems, maxLength }: Field): unknown[] {
  const values: unknown[] = []
  if (maxItems && maxItems <= LONGEST_TRIED) values.push(Array(maxItems + 1).fill('x'))
  if (maxLength && maxLength <= LONGEST_TRIED) values.push('x'.repeat(maxLength + 1))
  return values
}
