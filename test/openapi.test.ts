import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { packageRoot } from '../src/db/package-root'
import { useTestApp } from './harness/app'

type Content = Record<string, { schema?: object; examples?: Record<string, { value: { error: string } }> }>
type Response = { description: string; content?: Content }
type Operation = {
  operationId: string
  security: Record<string, string[]>[]
  parameters?: { name: string; in: string }[]
  requestBody?: { content?: Record<string, { example?: unknown }> }
  responses: Record<string, Response>
}

const { app, call, user, organization } = await useTestApp()
await app.ready()
const document = (await call('GET', '/openapi.json', { headers: { host: 'taxon.example:8080' } })).json()
const operations: [name: string, operation: Operation][] = Object.entries<Record<string, Operation>>(
  document.paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, Operation] => [
    `${method.toUpperCase()} ${path}`,
    operation,
  ]),
)
const operation = (name: string): Operation => operations.find(([other]) => other === name)![1]
const messages = (name: string, status: number): string[] =>
  Object.values(operation(name).responses[status]?.content?.['application/json']?.examples ?? {}).map(
    ({ value }) => value.error,
  )

/** Where the identity provider sends a browser whose sign-in failed. */
const ALWAYS_FAILS = 'GET /api/auth/error'

const PUBLIC = new Set(
  app.routeInventory
    .filter(({ access }) => access.kind === 'public')
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`),
)

describe('every operation', () => {
  test('says what a success looks like', () => {
    const silent = operations.filter(([name, { responses }]) => {
      if (name === ALWAYS_FAILS) return false
      const successes = Object.entries(responses).filter(([status]) => /^[23]/.test(status))
      const areDescribed = successes.every(
        ([status, { content }]) => status.startsWith('3') || Object.values(content ?? {}).some(({ schema }) => schema),
      )
      return successes.length === 0 || !areDescribed
    })
    expect(silent.map(([name]) => name)).toEqual([])
  })

  test('lists its errors in the envelope, each with a message', () => {
    const wrong = operations.flatMap(([name, { responses }]) =>
      Object.entries(responses)
        .filter(([status]) => /^[45]/.test(status))
        .filter(([, { content = {} }]) => {
          const { schema, examples } = content['application/json'] ?? {}
          return !/"#\/components\/schemas\/\w*Error"/.test(JSON.stringify(schema) ?? '') || !examples
        })
        .map(([status]) => `${name} ${status}`),
    )
    expect(wrong).toEqual([])
  })

  test('lists those that follow from what it takes and from who may call it', () => {
    const incomplete = operations.filter(([name, { security, parameters = [], responses }]) => {
      const expected = ['500', '503']
      if (security.length > 0) expected.push('401')
      if (security.some(({ apiKey }) => apiKey)) expected.push('404', '429')
      if (!name.startsWith('GET')) expected.push('400', '403', '413', '415')
      if (parameters.some((parameter) => parameter.in === 'query')) expected.push('400')
      if (security.length > 0 && parameters.some((parameter) => parameter.in === 'path')) expected.push('404')
      return !PUBLIC.has(name) && name !== ALWAYS_FAILS && expected.some((status) => !responses[status])
    })
    expect(incomplete.map(([name]) => name)).toEqual([])
  })

  test('has a name of its own, for generated clients', () => {
    const ids = operations.map(([, { operationId }]) => operationId)
    expect(new Set(ids).size).toBe(operations.length)
    expect(ids).toContain('getTopicsByIdHistory')
  })
})

describe('the messages are those of the answers', () => {
  test.each([
    ['POST /api/classify', 400, 'messages array is required'],
    ['POST /api/classify', 401, 'Insufficient scopes'],
    ['POST /api/classify', 429, 'Monthly classifications quota exceeded'],
    ['POST /api/classify', 500, 'Classification failed'],
    ['POST /api/sdk/classify', 401, 'Invalid or expired SDK key'],
    ['POST /api/topics', 400, 'topic_name is required'],
    ['DELETE /api/topics', 400, 'ids array is required'],
    ['DELETE /api/topics', 403, 'Requires library:delete permission'],
    ['GET /api/topics/{id}', 404, 'Topic not found'],
    ['POST /api/import', 400, 'filename is required'],
    ['POST /api/import/{batchId}/chunk', 404, 'Batch not found'],
    ['POST /api/import/{batchId}/chunk', 409, 'Batch already cancelled'],
    ['GET /api/connections/{id}/sync/run/{runId}/status', 404, 'Sync run not found'],
    ['POST /api/activations/{id}/refresh', 404, 'Activation not found'],
    ['POST /api/activations/{id}/refresh', 502, 'Failed to create new segment on platform'],
    ['GET /api/export', 403, 'Only organization owners can perform full exports'],
    ['GET /api/sdk/mappings', 404, 'Mapping not found'],
    ['GET /api/topics', 404, 'Workspace not found'],
  ])('%s %i %s', (name, status, message) => expect(messages(name, status)).toContain(message))

  test('a viewer’s reads have no 403, and only operations with a body have a 413', () => {
    expect(operation('GET /api/topics').responses).not.toHaveProperty('403')
    expect(operation('GET /api/topics').responses).not.toHaveProperty('413')
  })
})

describe('the samples of the page', () => {
  /** What they refer to does not exist here, or needs a setting that this server does not have. */
  const UNMET =
    /not found|not configured|needs an LLM|no mail|(?:not|aren't|isn't) enabled|Invalid (password|token)|not a member|organizationId|name of the organization/i

  test('are accepted, each by its operation', async () => {
    const refused: string[] = []
    for (const [name, { requestBody }] of operations) {
      const body = requestBody?.content?.['application/json']?.example
      if (body === undefined) continue
      const [method, path] = name.split(' ') as ['POST', string]
      const person = await user((await organization()).id, 'owner', true)
      const answer = await call(method, path.replace(/\{\w+\}/g, '1'), { as: person, body })
      const { error = '' } = answer.statusCode === 400 ? answer.json() : {}
      if (answer.statusCode === 400 && !UNMET.test(error)) refused.push(`${name}: ${error}`)
    }
    expect(refused).toEqual([])
  })
})

test('the samples call the server where it was asked', () => {
  expect(document.servers).toEqual([{ url: 'http://taxon.example:8080' }])
})

test('a client that openapi-typescript generates compiles', async () => {
  const { resolve } = createRequire(join(packageRoot(), 'console/package.json'))
  const { default: typesOf, astToString } = await import(pathToFileURL(resolve('openapi-typescript')).href)
  const folder = mkdtempSync(join(packageRoot(), 'console/.client-'))
  try {
    writeFileSync(join(folder, 'schema.ts'), astToString(await typesOf(document)))
    writeFileSync(join(folder, 'client.ts'), CLIENT)
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../tsconfig.json', include: [], files: ['client.ts'] }),
    )
    const compiler = join(packageRoot(), 'node_modules/typescript/bin/tsc')
    await promisify(execFile)(process.execPath, [compiler, '--noEmit', '-p', folder])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** Uses an answer and an error of the description, each with its type. */
const CLIENT = `
import createClient from 'openapi-fetch'
import type { paths } from './schema'

const taxon = createClient<paths>({ baseUrl: '${document.servers[0].url}' })

export async function newestTopic(): Promise<string | undefined> {
  const { data, error } = await taxon.GET('/api/topics', { params: { query: { pageSize: 1 } } })
  if (error) throw new Error(error.error)
  return data.data[0]?.topic_name
}

export async function classified(topic: string): Promise<string> {
  const { data, error } = await taxon.POST('/api/classify', { body: { messages: [{ role: 'user', content: topic }] } })
  if (!error) return data.text
  throw new Error('limit' in error ? \`\${error.error}: \${error.used} of \${error.limit} used\` : error.error)
}
`
