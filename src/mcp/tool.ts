import { z } from 'zod'
import type { Access, Permission } from '../access'
import { isAllowed } from '../auth/authorize'
import type { ReadDocument } from '../classify/document-reader'
import type { Outbound } from '../connections/outbound'
import type { Caller, Ctx } from '../context'
import { ApiError } from '../errors'
import type { Llm } from '../llm/client'

export type ToolDeps = { llm: Llm | null; outbound: Outbound; readDocument: ReadDocument; baseUrl: string }

export type ToolCall<Input> = {
  ctx: Ctx
  input: Input
  deps: ToolDeps
  /** Aborts when the client disconnects. */
  signal: AbortSignal
}

/** What the protocol tells a model about a tool. */
type Hints = {
  readOnlyHint: boolean
  /** Only of those that write: something may be lost. */
  destructiveHint?: boolean
  idempotentHint?: boolean
  /** It calls a platform or the LLM provider. */
  openWorldHint: boolean
}

export const READS: Hints = { readOnlyHint: true, openWorldHint: false }
export const ASKS_THE_LLM: Hints = { readOnlyHint: true, openWorldHint: true }
export const ADDS: Hints = { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false }
export const SENDS: Hints = { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true }
export const REPLACES: Hints = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
}

export type ToolAccess = Extract<Access, { permission: Permission }>

type ToolOf<Schema extends z.ZodType> = {
  name: string
  title: string
  /** For models: when to use it, what comes back, what it costs. */
  description: string
  /** Of the route that it stands for. */
  access: ToolAccess
  input: Schema
  hints: Hints
  run: (call: ToolCall<z.output<Schema>>) => Promise<Record<string, unknown>>
}

export type Tool = Omit<ToolOf<z.ZodType>, 'run'> & {
  /** The input as JSON Schema. */
  inputSchema: { type: 'object'; [keyword: string]: unknown }
  /** With an input that is not checked yet. */
  call: (call: ToolCall<unknown>) => Promise<Record<string, unknown>>
  /** What an error is answered with, where a protocol above this one has its own form for it. */
  failure?: (error: unknown, call: ToolCall<unknown>) => Record<string, unknown>
}

export function defineTool<Schema extends z.ZodType>({ run, ...tool }: ToolOf<Schema>): Tool {
  return {
    ...tool,
    inputSchema: z.toJSONSchema(tool.input, { io: 'input' }) as Tool['inputSchema'],
    call: async (call) => run({ ...call, input: checked(tool.input, call.input) }),
  }
}

/** Answers with the first issue, in the words of the contract, and the field that it is about. */
function checked<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue!.path.join('.')
  throw new ApiError(400, issue!.message, field === '' ? {} : { field })
}

/** A caller who may not use a tool does not see it. */
export const mayUse = ({ access }: Pick<Tool, 'access'>, caller: Caller): boolean => isAllowed(access, caller)
