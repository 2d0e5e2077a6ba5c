export type JsonSchema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

type Parameter = { name: string; in: 'path' | 'query'; schema: JsonSchema }

export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{id}` where a parameter stands. */
  path: string
  parameters: Parameter[]
  body: JsonSchema | undefined
}

type Described = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: JsonSchema }> } }

/** Every operation that the API describes. */
export async function operationsOf(origin: string): Promise<Operation[]> {
  const document = (await (await fetch(`${origin}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Described>>
  }
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  )
}
