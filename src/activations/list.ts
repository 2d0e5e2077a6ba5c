import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { allOf, Values } from '../catalog/browse/filters'
import { pick } from '../catalog/topic/overlay'
import { CONNECTION } from '../connections/schema'
import type { Ctx } from '../context'
import { instant } from '../db/instant'
import { streamJson } from '../http/stream-json'
import { ACTIVATIONS_PAGE } from '../limits'
import { IS_UNFINISHED } from './lifecycle/unfinished'
import { generateOutputs, type Naming, namingsOf, storedFor, storedOutput } from './naming/naming'
import {
  ACTIVATION,
  type Activation,
  type ActivationFilters,
  type ActivationRow,
  isStale,
  toActivation,
} from './schema'

/** The last activation of a page, after which the next page begins. */
export type Position = Pick<ActivationRow, 'created' | 'id'>

/** `refreshable`: stale or unfinished. */
type Selection = ActivationFilters & { ids?: readonly string[]; refreshable?: true }

/** Without a connection: of all of them. */
type OfConnection = { connectionId?: string }

/** Newest first, in pages, so that memory use does not grow with the number of activations. */
export async function* readActivations(ctx: Ctx, selection: Selection): AsyncGenerator<Activation[]> {
  for await (const rows of readRows(ctx, selection)) yield rows.map(toActivation)
}

/** The next stale or unfinished activations. */
export const refreshableAfter = (
  ctx: Ctx,
  { connectionId }: OfConnection,
  after: Position | undefined,
  limit: number,
): Promise<ActivationRow[]> => activationsAfter(ctx, { connectionId, refreshable: true }, after, limit)

/** The next that are selected, newest first. */
export async function activationsAfter(
  ctx: Ctx,
  selection: Selection,
  after: Position | undefined,
  limit: number,
): Promise<ActivationRow[]> {
  const selected: ActivationRow[] = []
  for await (const rows of readRows(ctx, selection, after, limit)) {
    selected.push(...rows)
    if (selected.length >= limit) break
  }
  return selected.slice(0, limit)
}

export async function countStale(ctx: Ctx, { connectionId }: OfConnection = {}): Promise<number> {
  let count = 0
  for await (const rows of readRows(ctx, { connectionId, stale: true })) count += rows.length
  return count
}

async function* readRows(
  ctx: Ctx,
  selection: Selection,
  start?: Position,
  pageSize = ACTIVATIONS_PAGE,
): AsyncGenerator<ActivationRow[]> {
  const namings = await organizationNamings(ctx)
  const readPage = (after: Position | undefined) => pageAfter(ctx, selection, namings, { after, pageSize })
  let nextPage: Promise<ActivationRow[]> | null = readPage(start)
  while (nextPage) {
    const page: ActivationRow[] = await nextPage
    // Read ahead while this page is sent. An error is thrown when the page's turn comes, unless the consumer has stopped.
    nextPage = page.length < pageSize ? null : readPage(page.at(-1))
    nextPage?.catch(() => {})
    // Lets the pool send that statement now; otherwise it would wait until this page is written.
    await setImmediate()
    const rows = await withGenerated(ctx, page, namings)
    yield selection.stale ? rows.filter(isStale) : selection.refreshable ? rows.filter(isRefreshable) : rows
  }
}

const isRefreshable = (row: ActivationRow): boolean => row.is_unfinished || isStale(row)

/** Streams the list. */
export const listActivations = (ctx: Ctx, filters: ActivationFilters): Promise<Readable> =>
  streamJson('[]', readActivations(ctx, filters))

const NAMED_CONNECTION = pick(CONNECTION, ['id', 'platform', 'config'])

async function organizationNamings(ctx: Ctx): Promise<Map<string, Naming>> {
  const rows = await ctx.db.query(NAMED_CONNECTION, {
    name: 'connections_to_name',
    text: 'SELECT id, platform, config FROM connections WHERE org_id = $1',
    values: [ctx.org.id],
  })
  return namingsOf(ctx, rows)
}

const COLUMNS = `a.id, a.org_topic_id, a.connection_id, a.platform, coalesce(o.topic_name, a.topic_name) AS topic_name,
  a.status, a.platform_segment_id, a.pushed_name, a.pushed_description, a.engine_version_at_push, a.error,
  ${instant('a.dismissed_at')} AS dismissed_at,
  CASE WHEN a.status = 'pending' THEN ${IS_UNFINISHED} ELSE false END AS is_unfinished,
  ${instant('a.activated_at')} AS activated_at, ${instant('a.created_at')} AS created,
  ${instant('a.deactivated_at')} AS deactivated_at, o.engine_version AS current_engine_version`

/**
 * SQL decides whether an activation is stale if its current name is stored with the topic, or if neither the topic nor the
 * naming has changed since the push. Otherwise a template must make the name, and `withGenerated` decides. Rows of
 * `global_topics` are wide and most of the cost, so they are joined only for topics that have changed. The name is compared
 * as well as `updated_at`: after a merge the activation belongs to another topic, which may have the same `updated_at`.
 */
function pageAfter(
  ctx: Ctx,
  selection: Selection,
  namings: ReadonlyMap<string, Naming>,
  { after, pageSize }: { after: Position | undefined; pageSize: number },
): Promise<ActivationRow[]> {
  const values = new Values()
  const conditions = conditionsOf(ctx, selection, values)
  if (after) {
    const created = `${values.add(after.created)}::timestamp AT TIME ZONE 'UTC'`
    conditions.push(`(a.created_at, a.id) < (${created}, ${values.add(after.id)})`)
  }
  const namingKeys = [...namings.values()].map(({ key }) => key)
  const withoutStored = [...namings].filter(([, { stored }]) => !stored).map(([id]) => id)
  const outputs = Object.fromEntries([...ctx.connectors.keys()].map((platform) => [platform, storedFor(ctx, platform)]))
  const output = `CASE WHEN a.connection_id <> ALL(${values.add(withoutStored)})
    THEN ${values.add(JSON.stringify(outputs))}::jsonb ->> a.platform END`
  const isUnchanged = `a.naming_key = ANY(${values.add(namingKeys)}) AND a.topic_updated_at = o.updated_at
    AND a.topic_name = o.topic_name`
  const name = `CASE WHEN ${isUnchanged} THEN a.pushed_name ELSE ${storedOutput('name', output)} END`
  const description = `CASE WHEN ${isUnchanged} THEN a.pushed_description ELSE coalesce(${storedOutput('description', output)}, '') END`
  const mayBeStale = `o.id IS NOT NULL AND a.status = 'active'
    AND (a.engine_version_at_push IS DISTINCT FROM o.engine_version OR a.pushed_name IS DISTINCT FROM ${name}
         OR a.pushed_description IS DISTINCT FROM ${description})`
  if (selection.stale) conditions.push(mayBeStale)
  if (selection.refreshable) conditions.push(`(${mayBeStale} OR ${IS_UNFINISHED})`)
  return ctx.db.query(ACTIVATION, {
    text: `SELECT ${COLUMNS}, ${name} AS current_name, ${description} AS current_description
           FROM activations a
           LEFT JOIN org_topics o ON o.org_id = a.org_id AND o.id = a.org_topic_id
           LEFT JOIN global_topics g ON g.id = CASE WHEN ${isUnchanged} THEN NULL ELSE o.topic_id END
           WHERE ${allOf(conditions)} ORDER BY a.created_at DESC, a.id DESC LIMIT ${values.add(pageSize)}`,
    values: values.list,
  })
}

function conditionsOf(ctx: Ctx, { topicId, connectionId, platform, status, ids }: Selection, values: Values): string[] {
  const conditions = [`a.org_id = ${values.add(ctx.org.id)}`]
  if (ctx.workspace) conditions.push(`a.workspace_id = ${values.add(ctx.workspace)}`)
  if (topicId) conditions.push(`a.org_topic_id = ${values.add(topicId)}`)
  if (connectionId) conditions.push(`a.connection_id = ${values.add(connectionId)}`)
  if (platform) conditions.push(`a.platform = ${values.add(platform)}`)
  if (status) conditions.push(`a.status = ${values.add(status)}`)
  if (ids) conditions.push(`a.id = ANY(${values.add(ids)})`)
  return conditions
}

/** Fills in the current names that are not stored with the topic but made by the connection's template. */
async function withGenerated(
  ctx: Ctx,
  rows: readonly ActivationRow[],
  namings: ReadonlyMap<string, Naming>,
): Promise<ActivationRow[]> {
  const generated = new Map<string, Awaited<ReturnType<typeof generateOutputs>>>()
  for (const [connection, { template }] of namings) {
    const unnamed = rows.filter(
      (row) => row.connection_id === connection && row.current_name === null && row.current_engine_version !== null,
    )
    if (!template || unnamed.length === 0) continue
    const ids = unnamed.map(({ org_topic_id }) => org_topic_id)
    generated.set(connection, await generateOutputs(ctx, ids, template))
  }
  return rows.map((row) => {
    const output = row.current_name === null ? generated.get(row.connection_id)?.get(row.org_topic_id) : undefined
    if (output) return { ...row, current_name: output.name, current_description: output.description }
    return row.current_name === null ? { ...row, current_description: null } : row
  })
}
