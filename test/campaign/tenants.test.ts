import { expect, test } from 'vitest'
import type { Db } from '../../src/db/db'
import { select } from '../harness/select'
import type { IdPools } from './hostile-values'
import { type JsonSchema, type Operation, operationsOf } from './operations'
import type { FurnishedOrganization } from './populate'
import { poolOf } from './requests'
import { createTally, scaled, type Tally, TIMEOUT_MS } from './tally'
import { type Credentials, useWorld } from './world'

const world = await useWorld()
const victim = (await world.organization()).data
const attacker = await world.organization()

const attackers = Object.entries(attacker.callers).filter(([kind]) =>
  scaled({ short: ['owner', 'API key', 'SDK key'], full: Object.keys(attacker.callers) }).includes(kind),
)

/** A hash per table of the victim's rows. */
async function snapshot(db: Db, orgId: string): Promise<Record<string, string>> {
  const tables = await select<{ table_name: string; column_name: string }>(db, {
    text: `SELECT table_name, column_name FROM information_schema.columns
           WHERE table_schema = 'public' AND column_name IN ('org_id', 'organization_id')`,
  })
  const owned = tables
    // Changes a moment after the victim's own requests. Its quotas, in usage_monthly, are compared.
    .filter(({ table_name }) => table_name !== 'usage_daily')
    .map(({ table_name, column_name }) => [table_name, `t.${column_name} = $1`] as const)
  const otherTables = [
    ['organizations', 't.id = $1'],
    ['users', 't.id IN (SELECT user_id FROM members WHERE organization_id = $1)'],
    ['sessions', 't.user_id IN (SELECT user_id FROM members WHERE organization_id = $1)'],
    ['global_topics', 't.id IN (SELECT topic_id FROM org_topics WHERE org_id = $1)'],
  ] as const
  const hashes: Record<string, string> = {}
  for (const [table, condition] of [...owned, ...otherTables]) {
    const [row] = await select<{ hash: string }>(db, {
      text: `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS hash
             FROM ${table} t WHERE ${condition}`,
      values: [orgId],
    })
    hashes[table] = row!.hash
  }
  return hashes
}

type Attempt = { path: string; body: string | undefined; headers: Credentials }

/** Requests with the victim's ids in the path, query, body and header. */
function attemptsOf({ method, path, parameters, body }: Operation, ids: IdPools): Attempt[] {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[poolOf(path, name)]?.[0] ?? 'none')
  const bodies = method === 'GET' || !body ? [undefined] : foreignBodies(body, ids).map((sent) => JSON.stringify(sent))
  const queries = parameters.flatMap(({ in: location, name }) => {
    const value = name === 'search' ? victim.secretWord : ids[name]?.[0]
    return location === 'query' && value ? [`?${name}=${encodeURIComponent(value)}`] : []
  })
  const paths = [filled, ...queries.map((query) => filled + query)]
  const attempts = paths.flatMap((target) => bodies.map((sent) => ({ path: target, body: sent, headers: {} })))
  return [...attempts, { path: filled, body: bodies[0], headers: { 'x-workspace-id': ids.workspaceId![0]! } }]
}

const BODY_POOLS: Record<string, string> = { id: 'keyId', memberIdOrEmail: 'memberId', organizationId: 'orgId' }
const poolFor = (field: string, ids: IdPools): string[] | undefined => ids[BODY_POOLS[field] ?? field]

/** A body with all fields, and one with ids and required fields only, since some fields exclude others. */
function foreignBodies(schema: JsonSchema, ids: IdPools): unknown[] {
  const { properties = {}, required = [] } = schema
  const named = Object.keys(properties).filter((name) => required.includes(name) || poolFor(name, ids))
  const fewer = { ...schema, properties: Object.fromEntries(named.map((name) => [name, properties[name]!])) }
  return [foreignBody(schema, ids), foreignBody(fewer, ids)]
}

function foreignBody(schema: JsonSchema, ids: IdPools, field = ''): unknown {
  const pool = poolFor(field, ids)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return foreignBody(choice, ids, field)
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return pool?.[0] ?? (schema.format === 'email' ? 'somebody@example.com' : 'Something')
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'boolean':
      return false
    case 'array':
      return pool ?? [foreignBody(schema.items ?? {}, ids, field)]
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, foreignBody(inner, ids, name)]),
      )
    default:
      return null
  }
}

test('no route reads or changes data of another organization, with any of its ids', {
  timeout: TIMEOUT_MS,
}, async () => {
  const tally = createTally('tenants')
  const operations = (await operationsOf(world.origin)).filter(
    ({ path }) => !ENDS_ITS_CALLER.test(path) && !path.startsWith('/api/admin'),
  )
  const reads = operations.filter(({ method }) => method === 'GET')
  const ids = await idsOf(victim)
  let before = await snapshot(world.db, victim.id)
  // Reads again at the end, for what the writes may have adopted.
  for (const operation of [...operations, ...reads]) {
    for (const [kind, credentials] of attackers) {
      for (const attempt of attemptsOf(operation, ids)) await attack(tally, operation, attempt, kind, credentials)
    }
    if (operation.method === 'GET') continue
    const after = await snapshot(world.db, victim.id)
    for (const table of Object.keys(before).filter((name) => after[name] !== before[name])) {
      tally.failed(`${operation.method} ${operation.path} changes ${table}`)
    }
    before = after
  }
  expect(await snapshot(world.db, victim.id)).toEqual(before)
  expect(tally.close()).toEqual([])
})

async function attack(
  tally: Tally,
  { method, path }: Operation,
  attempt: Attempt,
  kind: string,
  credentials: Credentials,
): Promise<void> {
  const response = await fetch(world.origin + attempt.path, {
    method,
    headers: { ...(attempt.body ? { 'content-type': 'application/json' } : {}), ...attempt.headers, ...credentials },
    body: attempt.body,
    redirect: 'manual',
  })
  const text = await response.text()
  tally.tried()
  const what = `${method} ${path} by ${kind}`
  if (text.includes(victim.secretWord)) tally.failed(`${what} tells the secret word`, text.slice(0, 300))
  if (attempt.path.includes(victim.secretWord) && /"total":[1-9]/.test(text)) {
    tally.failed(`${what} finds by the secret word`, text.slice(0, 300))
  }
}

/** Including the catalog's ids of its topics, which others may know. */
async function idsOf({ id, ids }: FurnishedOrganization): Promise<IdPools> {
  const column = async (text: string) =>
    (await select<{ id: string }>(world.db, { text, values: [id] })).map((row) => row.id)
  const catalogIds = await column('SELECT topic_id AS id FROM org_topics WHERE org_id = $1')
  return {
    ...ids,
    topicIds: [...catalogIds, ...ids.topicIds!],
    orgId: [id],
    memberId: await column('SELECT id FROM members WHERE organization_id = $1'),
  }
}

const ENDS_ITS_CALLER = /sign-out|revoke-other|organization\/leave$/
