import type Anthropic from '@anthropic-ai/sdk'
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod'
import type { z } from 'zod'
import { UnusableAnswer } from './client'
import type { Answer } from './turn'

/** The JSON schema that the provider holds the model to. */
export function formatOf(schema: z.ZodType): Anthropic.JSONOutputFormat {
  const { type, schema: jsonSchema } = zodOutputFormat(schema)
  return { type, schema: jsonSchema }
}

/** The answer's JSON as the schema wants it; anything else is a failure, whatever the provider promised. */
export function readAnswer<T extends z.ZodType>({ text, usage }: Answer, schema: T): z.output<T> {
  const parsed = schema.safeParse(cleaned(parseJson(text)))
  if (parsed.success) return parsed.data
  throw new UnusableAnswer(parsed.error.issues[0]?.message ?? 'Invalid answer', usage)
}

/** Models may put a sentence or a code fence around it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

/** `<cite index="1-2">…</cite>`, `[1]`, `【1†source】`: the words stay, the markup goes. */
const CITATION = /<\/?(?:\w+:)?cite\b[^<>]*>|(?<!\s)\s*\[\d+(?:\s*[,–-]\s*\d+)*\]|(?<!\s)\s*【[^【】]*】/g

/** Neither the NUL character nor half a surrogate pair can be stored. */
const UNSTORABLE = /[\p{Cs}\0]/gu

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(CITATION, '').replace(UNSTORABLE, '')
  if (Array.isArray(value)) return value.map(cleaned)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]))
}

/** Text of others, between tags that it cannot close. */
export const quoted = (tag: string, text: string): string => `<${tag}>\n${text.replaceAll('<', '&lt;')}\n</${tag}>`
