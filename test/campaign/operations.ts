export type JsonSchema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  $ref?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  format?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxLength?: number
}

type Parameter = { name: string; in: 'path' | 'query'; schema: JsonSchema }
type Described = {
  parameters?: Parameter[]
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> }
  responses?: Record<string, { content?: Record<string, unknown> }>
}

export type OpenApi = {
  paths: Record<string, Record<string, Described>>
  components?: { schemas?: Record<string, JsonSchema> }
}

export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With parameters as `{id}`. */
  path: string
  parameters: Parameter[]
  body: JsonSchema | undefined
  /** The statuses that it can answer with. */
  statuses: ReadonlySet<number>
}

/** A stream of events does not end, so nobody can wait for its answer; its own tests try it as another organization. */
const isStream = ({ responses }: Described): boolean => responses?.['200']?.content?.['text/event-stream'] !== undefined

/** Answers in the form of its own protocol, which test/mcp tries. */
const AGENTS = '/mcp'

/** All operations of the API description that end, and that answer in the envelope. */
export const operationsIn = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, described]) => path !== AGENTS && !isStream(described))
      .map(([method, { parameters = [], requestBody, responses = {} }]) => ({
        method: method.toUpperCase() as Operation['method'],
        path,
        parameters,
        body: requestBody?.content?.['application/json']?.schema,
        statuses: new Set(Object.keys(responses).map(Number)),
      })),
  )

export const operationsOf = async (origin: string): Promise<Operation[]> =>
  operationsIn((await (await fetch(`${origin}/openapi.json`)).json()) as OpenApi)
