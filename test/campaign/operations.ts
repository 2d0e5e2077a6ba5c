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
type Described = { parameters?: Parameter[]; requestBody?: { content?: Record<string, { schema?: JsonSchema }> } }

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
}

/** All operations of the API description. */
export const operationsIn = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      parameters,
      body: requestBody?.content?.['application/json']?.schema,
    })),
  )

export const operationsOf = async (origin: string): Promise<Operation[]> =>
  operationsIn((await (await fetch(`${origin}/openapi.json`)).json()) as OpenApi)
