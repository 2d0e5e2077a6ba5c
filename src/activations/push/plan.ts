import { Values } from '../../catalog/browse/filters'
import { findConnection } from '../../connections/find'
import type { ConnectionRow } from '../../connections/schema'
import { cutTo } from '../../connectors/cut-to'
import { connectorOf } from '../../connectors/registry'
import type { Ctx } from '../../context'
import { int8, type RowOf, textArray } from '../../db/rows'
import { activations } from '../../db/tables'
import { PUSH_PLAN_ENTRIES } from '../../limits'
import { mapWithPauses } from '../../pauses'
import { checkOutput, hashesInUse, nameHash, sentName } from '../naming/check'
import { type CurrentOutput, currentOutputs, type Naming, namingOf } from '../naming/naming'
import { assertOutbound, isSelected, NEEDS_LOOKUP } from './create-run'
import { DUPLICATE, duplicateFinding, rulesOf } from './preflight'
import type { PushPlan, TopicSelection } from './schema'

type Entry = PushPlan['plan'][number]

/** What a push of these topics would send, with the findings of the pre-flight. */
export async function planPush(ctx: Ctx, connectionId: string, input: TopicSelection): Promise<PushPlan> {
  const connection = await findConnection(ctx, connectionId)
  assertOutbound(connection)
  const { selected, missing, ids } = await selectTopics(ctx, connectionId, input)
  const naming = await namingOf(ctx, connection)
  const outputs = await currentOutputs(ctx, naming, ids)
  const listed = ids.flatMap((id) => outputs.get(id) ?? [])
  const entries = await mapWithPauses(listed, (output) => entryOf(ctx, output, connection, naming))
  const withLookups = await markLookups(ctx, connection, entries)
  const plan = await refuseDuplicates(ctx, connection, withLookups)
  const { limits } = connectorOf(ctx.connectors, connection.platform)
  return {
    totalItems: missing,
    skipped: (input.topicIds ? new Set(input.topicIds).size : selected) - missing,
    refused: plan.filter(({ action }) => action === 'refuse').length,
    warned: plan.filter(({ action, findings }) => action !== 'refuse' && findings.length > 0).length,
    limits: { name: limits.name ?? null, description: limits.description ?? null },
    plan,
    more: missing > ids.length,
  }
}

/** `missing`: how many of the selected topics the connection does not have; `ids`: the first of these. */
const SELECTED_TOPICS = { selected: int8, missing: int8, ids: textArray }

async function selectTopics(
  ctx: Ctx,
  connectionId: string,
  input: TopicSelection,
): Promise<RowOf<typeof SELECTED_TOPICS>> {
  const values = new Values()
  const condition = isSelected(ctx, input, values)
  const [row] = await ctx.db.query(SELECTED_TOPICS, {
    text: `WITH selected AS MATERIALIZED (
             SELECT o.id, o.topic_name, EXISTS (
               SELECT FROM activations a WHERE a.org_id = o.org_id AND a.org_topic_id = o.id
                 AND a.connection_id = ${values.add(connectionId)} AND a.status IN ('pending', 'active') AND NOT (${NEEDS_LOOKUP})
             ) AS is_there FROM org_topics o WHERE ${condition}
           )
           SELECT count(*) AS selected, count(*) FILTER (WHERE NOT is_there) AS missing,
                  ARRAY(SELECT id FROM selected WHERE NOT is_there ORDER BY topic_name, id LIMIT ${values.add(PUSH_PLAN_ENTRIES)})
                    AS ids
           FROM selected`,
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
    fullName: output.name,
    description: output.description,
    sentDescription: sentDescription(ctx, connection, output.description),
    price: priceOf(ctx, connection),
    action: refusal === null ? 'create' : 'refuse',
    reason: refusal,
    findings,
  }
}

const isOmitted = ({ connectors }: Ctx, { platform, config }: ConnectionRow, part: 'description' | 'price'): boolean =>
  connectorOf(connectors, platform).omits?.(config).includes(part) ?? false

const sentDescription = (ctx: Ctx, connection: ConnectionRow, description: string): string | null =>
  isOmitted(ctx, connection, 'description')
    ? null
    : cutTo(description, connectorOf(ctx.connectors, connection.platform).limits.description)

/** A connection has one price for all of its segments. */
function priceOf(ctx: Ctx, connection: ConnectionRow): Entry['price'] {
  const { default_cpm: cpm, currency = 'USD' } = connection.config
  return typeof cpm !== 'number' || isOmitted(ctx, connection, 'price') ? null : { cpm, currency: String(currency) }
}

const SENT_OUTPUT = {
  topicId: activations.org_topic_id,
  name: activations.sent_name.notNull(),
  fullName: activations.pushed_name.notNull(),
  description: activations.pushed_description.notNull(),
}

/** A lookup uses the name that was sent before, so the current one is not checked. */
async function markLookups(ctx: Ctx, connection: ConnectionRow, entries: readonly Entry[]): Promise<Entry[]> {
  const rows = await ctx.db.query(SENT_OUTPUT, {
    text: `SELECT DISTINCT ON (a.org_topic_id) a.org_topic_id AS "topicId", a.sent_name AS name,
                  a.pushed_name AS "fullName", a.pushed_description AS description
           FROM activations a
           WHERE a.org_id = $1 AND a.connection_id = $2 AND a.org_topic_id = ANY($3) AND ${NEEDS_LOOKUP}
           ORDER BY a.org_topic_id, a.sent_at DESC`,
    values: [ctx.org.id, connection.id, entries.map(({ topicId }) => topicId)],
  })
  const sentByTopic = new Map(rows.map((row) => [row.topicId, row]))
  return entries.map((entry) => {
    const sent = sentByTopic.get(entry.topicId)
    if (!sent) return entry
    const withSent = { ...entry, ...sent, sentDescription: sentDescription(ctx, connection, sent.description) }
    return { ...withSent, action: 'find', reason: null, findings: [] }
  })
}

/** Of several topics with one name the first is pushed, unless the name is already in use on the connection. */
async function refuseDuplicates(ctx: Ctx, connection: ConnectionRow, entries: readonly Entry[]): Promise<Entry[]> {
  const usedHashes = await hashesInUse(
    ctx,
    connection.id,
    entries.map(({ name }) => nameHash(name)),
  )
  return entries.map((entry) => {
    if (entry.action !== 'create') return entry
    const hash = nameHash(entry.name)
    if (!usedHashes.has(hash)) {
      usedHashes.add(hash)
      return entry
    }
    const findings = [...entry.findings, ...duplicateFinding(rulesOf(connection.config))]
    return { ...entry, action: 'refuse', reason: DUPLICATE, findings }
  })
}
