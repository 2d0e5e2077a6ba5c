import fc from 'fast-check'
import { hostileText, type IdPools, valuesFor } from './hostile-values'
import type { Operation } from './operations'

export type Request = { method: Operation['method']; path: string; body: string | undefined }

/** The pool of ids for a parameter in a path. */
export function poolOf(path: string, parameter: string): string {
  if (parameter === 'runId') return path.includes('/push/') ? 'pushRunId' : 'syncRunId'
  if (parameter !== 'id') return parameter
  if (path.startsWith('/api/connections')) return 'connectionId'
  if (path.startsWith('/api/activations')) return 'activationId'
  if (path.startsWith('/api/workspaces')) return 'workspaceId'
  if (path.startsWith('/api/runs')) return 'pushRunId'
  if (path.startsWith('/api/topics')) return 'orgTopicId'
  return 'organizationId'
}

/** Random requests of an operation, mostly with the organization's ids where it takes ids. */
export function requestsOf(operation: Operation, ids: IdPools): fc.Arbitrary<Request> {
  const { method, path, parameters, body } = operation
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const pathValues = fc.record(
    Object.fromEntries(inPath.map(({ name }) => [name, pathValue(ids[poolOf(path, name)] ?? [])])),
  )
  const queryValues = fc.record(
    Object.fromEntries(inQuery.map(({ name, schema }) => [name, valuesFor(schema, name, ids)])),
    { requiredKeys: [] },
  )
  return fc.tuple(pathValues, queryValues, bodyOf(body, ids)).map(([inPath, inQuery, sent]) => ({
    method,
    path: filled(path, inPath) + queryString(inQuery),
    body: method === 'GET' ? undefined : sent,
  }))
}

const pathValue = (pool: readonly string[]): fc.Arbitrary<string> =>
  pool.length > 0 ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...pool) }, hostileText) : hostileText

const filled = (path: string, values: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wellFormed(values[name] || 'x')))

function queryString(values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined)
      query.set(name, wellFormed(typeof value === 'object' ? JSON.stringify(value) : String(value)))
  }
  return query.size > 0 ? `?${query}`.slice(0, 8_000) : ''
}

/** A URL cannot contain an unpaired surrogate. */
const wellFormed = (text: string): string => Buffer.from(text).toString()

const NOT_JSON = ['{', '[1,', '"', '{"a":}', 'null', '\u0000', '['.repeat(5_000), '{"a":'.repeat(5_000)]

function bodyOf(schema: Operation['body'], ids: IdPools): fc.Arbitrary<string | undefined> {
  const broken = fc.constantFrom(...NOT_JSON, undefined)
  if (!schema) return fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, broken)
  return fc.oneof(
    { weight: 20, arbitrary: valuesFor(schema, '', ids).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: broken },
  )
}
