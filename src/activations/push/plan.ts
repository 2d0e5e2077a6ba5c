import { Values } from '../../catalog/browse/filters'
import { findConnection } from '../../connections/find'
import type { ConnectionRow } from '../../connections/schema'
import type { Ctx } from '../../context'
import { PUSH_PLAN_ENTRIES } from '../../limits'
import { checkOutput, nameHash, sentName, takenNames } from '../naming/check'
import { type CurrentOutput, currentOutputs, type Naming, namingOf } from '../naming/naming'
import { assertOutbound, chosenBy, IS_LOST } from './create-run'
import { DUPLICATE, duplicateFinding, rulesOf } from './preflight'
import type { CreateRun, PushPlan } from './schema'

type Entry = PushPlan['plan'][number]

/** What a push of these topics would send, and what is noticed of it; changes nothing itself. */
export async function planPush(ctx: Ctx, connectionId: string, input: CreateRun): Promise<PushPlan> {
  const connection = await findConnection(ctx, connectionId)
  assertOutbound(connection)
  const { chosen, wanted, ids } = await choose(ctx, connectionId, input)
  const naming = await namingOf(ctx, connection)
  const outputs = await currentOutputs(ctx, naming, ids)
  const entries = ids.flatMap((id) => {
    const output = outputs.get(id)
    return output ? [entryOf(ctx, output, connection, naming)] : []
  })
  const found = await withLost(ctx, connectionId, entries)
  const plan = await withoutDuplicates(ctx, connection, found)
  return {
    totalItems: wanted,
    skipped: (input.topicIds ? new Set(input.topicIds).size : chosen) - wanted,
    refused: plan.filter(({ action }) => action === 'refuse').length,
    warned: plan.filter(({ action, findings }) => action !== 'refuse' && findings.length > 0).length,
    plan,
    more: wanted > ids.length,
  }
}

type Chosen = { chosen: number; wanted: number; ids: string[] }

async function choose(ctx: Ctx, connectionId: string, input: CreateRun): Promise<Chosen> {
  const values = new Values()
  const chosen = chosenBy(ctx, input, values)
  const [row] = await ctx.db.query<Chosen>({
    text: `WITH chosen AS MATERIALIZED (
             SELECT o.id, o.topic_name, EXISTS (
               SELECT FROM activations a WHERE a.org_id = o.org_id AND a.org_topic_id = o.id
                 AND a.connection_id = ${values.add(connectionId)} AND a.status IN ('pending', 'active') AND NOT (${IS_LOST})
             ) AS is_there FROM org_topics o WHERE ${chosen}
           )
           SELECT count(*) AS chosen, count(*) FILTER (WHERE NOT is_there) AS wanted,
                  ARRAY(SELECT id FROM chosen WHERE NOT is_there ORDER BY topic_name, id LIMIT ${values.add(PUSH_PLAN_ENTRIES)})
                    AS ids
           FROM chosen`,
    values: values.list,
  })
  return row!
}

function entryOf(ctx: Ctx, output: CurrentOutput, connection: ConnectionRow, naming: Naming): Entry {
  const { findings, refusal } = checkOutput(ctx, output, connection, naming)
  return {
    topicId: output.orgTopicId,
    topicName: output.topicName,
    name: sentName(ctx, connection, output.name),
    description: output.description,
    action: refusal === null ? 'create' : 'refuse',
    reason: refusal,
    findings,
  }
}

/** Those are looked for under the names that they were sent with, and not checked again. */
async function withLost({ db, org }: Ctx, connectionId: string, entries: readonly Entry[]): Promise<Entry[]> {
  const rows = await db.query<{ topicId: string; name: string; description: string }>({
    text: `SELECT DISTINCT ON (a.org_topic_id) a.org_topic_id AS "topicId", a.sent_name AS name,
                  a.pushed_description AS description
           FROM activations a
           WHERE a.org_id = $1 AND a.connection_id = $2 AND a.org_topic_id = ANY($3) AND ${IS_LOST}
           ORDER BY a.org_topic_id, a.sent_at DESC`,
    values: [org.id, connectionId, entries.map(({ topicId }) => topicId)],
  })
  const lost = new Map(rows.map((row) => [row.topicId, row]))
  return entries.map((entry) => {
    const sent = lost.get(entry.topicId)
    return sent ? { ...entry, ...sent, action: 'find', reason: null, findings: [] } : entry
  })
}

/** Of several of one name the first is pushed, unless the connection has it already. */
async function withoutDuplicates(ctx: Ctx, connection: ConnectionRow, entries: readonly Entry[]): Promise<Entry[]> {
  const taken = await takenNames(
    ctx,
    connection.id,
    entries.map(({ name }) => nameHash(name)),
  )
  return entries.map((entry) => {
    if (entry.action !== 'create') return entry
    const hash = nameHash(entry.name)
    if (!taken.has(hash)) {
      taken.add(hash)
      return entry
    }
    const findings = [...entry.findings, ...duplicateFinding(rulesOf(connection.config))]
    return { ...entry, action: 'refuse', reason: DUPLICATE, findings }
  })
}
