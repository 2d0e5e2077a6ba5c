import type Anthropic from '@anthropic-ai/sdk'
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod'
import type { z } from 'zod'
import { parseShortJson } from '../json'
import { LLM_TEXT_LENGTH, LLM_VALUES } from '../limits'
import { storable } from '../storable'
import { UnusableAnswer } from './client'
import type { Answer } from './turn'

/** The JSON schema that the provider holds the model to. */
export function formatOf(schema: z.ZodType): Anthropic.JSONOutputFormat {
  const { type, schema: jsonSchema } = zodOutputFormat(schema)
  return { type, schema: jsonSchema }
}

/** The answer's JSON as the schema wants it; anything else is a failure, whatever the provider promised. */
export function readAnswer<T extends z.ZodType>({ text, usage }: Answer, schema: T): z.output<T> {
  const parsed = schema.safeParse(cleaned(jsonIn(text)))
  if (parsed.success) return parsed.data
  throw new UnusableAnswer(parsed.error.issues[0]?.message ?? 'Invalid answer', usage)
}

/** Models may put a sentence or a code fence around it. */
function jsonIn(text: string): unknown {
  try {
    const said = text.slice(0, LLM_TEXT_LENGTH)
    return parseShortJson(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1), LLM_VALUES)
  } catch {
    return undefined
  }
}

/** `<cite index="1-2">…</cite>`, `[1]`, `【1†source】`: the words stay, the markup goes. */
const CITATION = /<\/?(?:\w+:)?cite\b[^<>]*>|(?<!\s)\s*\[\d+(?:\s*[,–-]\s*\d+)*\]|(?<!\s)\s*【[^【】]*】/g

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return storable(value.replace(CITATION, ''))
  if (Array.isArray(value)) return value.map(cleaned)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]))
}

/** Text of others, between tags that it cannot close. */
export const quoted = (tag: string, text: string): string => `<${tag}>\n${text.replaceAll('<', '&lt;')}\n</${tag}>`
