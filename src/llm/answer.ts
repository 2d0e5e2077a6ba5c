import type Anthropic from '@anthropic-ai/sdk'
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod'
import type { z } from 'zod'
import { parseShortJson } from '../json'
import { LLM_TEXT_LENGTH, LLM_VALUES } from '../limits'
import { storable } from '../storable'
import { UnusableAnswer } from './client'
import type { Answer } from './turn'

/** The provider makes the model answer in this JSON schema. */
export function formatOf(schema: z.ZodType): Anthropic.JSONOutputFormat {
  const { type, schema: jsonSchema } = zodOutputFormat(schema)
  return { type, schema: jsonSchema }
}

/** Checks the answer against the schema, because the provider does not guarantee it. */
export function readAnswer<T extends z.ZodType>({ text, usage }: Answer, schema: T): z.output<T> {
  const parsed = schema.safeParse(withoutCitations(jsonIn(text)))
  if (parsed.success) return parsed.data
  throw new UnusableAnswer(parsed.error.issues[0]?.message ?? 'Invalid answer', usage)
}

/** Models may put a sentence or a code fence around the JSON. */
function jsonIn(text: string): unknown {
  try {
    const bounded = text.slice(0, LLM_TEXT_LENGTH)
    return parseShortJson(bounded.slice(bounded.indexOf('{'), bounded.lastIndexOf('}') + 1), LLM_VALUES)
  } catch {
    return undefined
  }
}

/** `<cite index="1-2">…</cite>`, `[1]`, `【1†source】`: the cited text stays, the markup is removed. */
const CITATION = /<\/?(?:\w+:)?cite\b[^<>]*>|(?<!\s)\s*\[\d+(?:\s*[,–-]\s*\d+)*\]|(?<!\s)\s*【[^【】]*】/g

function withoutCitations(value: unknown): unknown {
  if (typeof value === 'string') return storable(value.replace(CITATION, ''))
  if (Array.isArray(value)) return value.map(withoutCitations)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutCitations(inner)]))
}

/** Untrusted text between tags that it cannot close. */
export const quoted = (tag: string, text: string): string => `<${tag}>\n${text.replaceAll('<', '&lt;')}\n</${tag}>`
