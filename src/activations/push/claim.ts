import { holdConnection } from '../../connections/find'
import type { ConnectionRow } from '../../connections/schema'
import type { Ctx } from '../../context'
import { toArrays, unnest } from '../../db/unnest'
import { CLAIM_SECONDS, PUSH_BATCH } from '../../limits'
import { checkOutput, KEEPS_NAME, nameHash, sentName } from '../naming/check'
import { type CurrentOutput, currentOutputs, type Naming, namingOf } from '../naming/naming'
import { type Outcome, type Settled, settle } from '../record-outcomes'
import { DUPLICATE, duplicateFinding, rulesOf } from './preflight'
import type { Finding, RunRow } from './schema'

/** An activation that this call and nobody else works on, with what is written down as sent. */
export type Claimed = {
  id: string
  org_topic_id: string
  pushed_name: string
  pushed_description: string
  name_hash: string
  /** It was sent before, and what became of it is not known. */
  outcome_unknown: boolean
  attempts: number
  /** Segments that the platform may list under this name and that are not this one. */
  except: ReadonlySet<string>
  /** Of the activation in whose place a refresh puts this one. */
  replaced_segment: string | null
}

export type Batch = { claimed: Claimed[]; refused: Settled }

type Written = Omit<Claimed, 'except'>
type Pending = Omit<Written, 'pushed_name' | 'pushed_description' | 'name_hash'> & {
  pushed_name: string | null
  pushed_description: string | null
  name_hash: string | null
}

/**
 * Takes the next activations of a run and writes down what will be sent, before any of it is. The connection's lock makes
 * calls take turns for these few statements, so that two cannot both find a name free.
 */
export async function claimBatch(ctx: Ctx, run: RunRow, by: string): Promise<Batch> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const connection = await holdConnection(inside, run.connection_id)
    const pending = await takeNext(inside, run, by)
    const before = pending.filter((row): row is Written => row.outcome_unknown)
    const fresh = pending.filter((row) => !row.outcome_unknown)
    const naming = await namingOf(inside, connection)
    const outputs = await currentOutputs(
      inside,
      naming,
      fresh.map(({ org_topic_id }) => org_topic_id),
    )
    const checked = fresh.map((row) => checkedOutput(ctx, row, outputs.get(row.org_topic_id), connection, naming))
    const intended = await writeIntents(
      inside,
      connection,
      checked.flatMap((given) => ('intent' in given ? [given.intent] : [])),
    )
    const refusals = checked.flatMap((given) => refusalOf(given, intended, connection))
    const refused = refusals.length > 0 ? await settle(inside, { by, runId: run.id }, refusals) : NOTHING_REFUSED
    return { claimed: await withOthers(inside, connection.id, [...before, ...intended.values()]), refused }
  })
}

const NOTHING_REFUSED: Settled = { success: 0, errors: 0 }

/** In SQL, of an activation `a`. */
export const REPLACED_SEGMENT = `(SELECT o.platform_segment_id FROM activations o
  WHERE o.org_id = a.org_id AND o.id = a.replaces) AS replaced_segment`

/** What was sent and has no outcome was cut off: by a process that ended, or by a platform that did not answer. */
const takeNext = ({ db, org }: Ctx, run: RunRow, by: string): Promise<Pending[]> =>
  db.query<Pending>({
    name: 'claim_activations',
    // Materialized: a plan that asks for the next 25 once for every row would take them all.
    text: `WITH next AS MATERIALIZED (
             SELECT id FROM activations
             WHERE org_id = $1 AND run_id = $2 AND status = 'pending' AND coalesce(claimed_until, '-infinity') < now()
             ORDER BY sent_at NULLS FIRST, id LIMIT $5 FOR UPDATE SKIP LOCKED
           )
           UPDATE activations a
           SET claimed_by = $3, claimed_until = now() + make_interval(secs => $4), outcome_unknown = a.sent_at IS NOT NULL
           FROM next WHERE a.org_id = $1 AND a.id = next.id
           RETURNING a.id, a.org_topic_id, a.pushed_name, a.pushed_description, a.name_hash, a.outcome_unknown, a.attempts,
                     ${REPLACED_SEGMENT}`,
    values: [org.id, run.id, by, CLAIM_SECONDS, PUSH_BATCH],
  })

type Intent = Omit<Written, 'name_hash'> & {
  sent_name: string
  engine_version_at_push: string
  naming_key: string
  topic_updated_at: string
  findings: Finding[] | null
}
type Checked = { intent: Intent } | { refusal: Outcome }

function checkedOutput(
  ctx: Ctx,
  row: Pending,
  output: CurrentOutput | undefined,
  connection: ConnectionRow,
  naming: Naming,
): Checked {
  const check = checkOutput(ctx, output, connection, naming)
  const findings = check.findings.length > 0 ? check.findings : null
  if (check.refusal !== null) return { refusal: { ...refused(row.id, check.refusal), findings } }
  return {
    intent: {
      ...row,
      sent_name: sentName(ctx, connection, check.output.name),
      pushed_name: check.output.name,
      pushed_description: check.output.description,
      engine_version_at_push: check.output.engineVersion,
      naming_key: naming.key,
      topic_updated_at: check.output.updatedAt,
      findings,
    },
  }
}

function refusalOf(given: Checked, intended: ReadonlyMap<string, Written>, { config }: ConnectionRow): Outcome[] {
  if ('refusal' in given) return [given.refusal]
  const { id, findings } = given.intent
  if (intended.has(id)) return []
  const all = [...(findings ?? []), ...duplicateFinding(rulesOf(config))]
  return [{ ...refused(id, DUPLICATE), findings: all.length > 0 ? all : null }]
}

const refused = (id: string, error: string): Outcome => ({
  id,
  status: 'error',
  platform_segment_id: null,
  error,
  outcome_unknown: false,
})

const TYPES = {
  id: 'text',
  sent_name: 'text',
  pushed_name: 'text',
  pushed_description: 'text',
  engine_version_at_push: 'text',
  naming_key: 'text',
  topic_updated_at: 'timestamptz',
  findings: 'jsonb',
} as const

/** Those whose name no other segment of the connection has or may have; the first of a name within the batch. */
async function writeIntents(
  { db, org }: Ctx,
  { id }: ConnectionRow,
  intents: readonly Intent[],
): Promise<Map<string, Written>> {
  if (intents.length === 0) return new Map()
  const written = await db.query<Written>({
    // The hashes as a list of their own: joined to them, a plan from before a run reads all activations for every name.
    text: `WITH given AS (
             SELECT *, row_number() OVER (PARTITION BY sent_name ORDER BY id) AS nth FROM ${unnest(TYPES, 4)}
           ), taken AS MATERIALIZED (
             SELECT id, name_hash FROM activations
             WHERE org_id = $1 AND connection_id = $2 AND name_hash = ANY($3)
               AND ${KEEPS_NAME}
           )
           UPDATE activations a
           SET sent_name = given.sent_name, pushed_name = given.pushed_name, sent_at = now(),
               pushed_description = given.pushed_description, findings = given.findings,
               engine_version_at_push = given.engine_version_at_push, naming_key = given.naming_key,
               topic_updated_at = given.topic_updated_at
           FROM given
           WHERE a.org_id = $1 AND a.id = given.id AND given.nth = 1 AND NOT EXISTS (
             SELECT FROM taken WHERE taken.name_hash = md5(given.sent_name) AND taken.id <> a.id)
           RETURNING a.id, a.org_topic_id, a.pushed_name, a.pushed_description, a.name_hash, false AS outcome_unknown,
                     a.attempts, ${REPLACED_SEGMENT}`,
    values: [org.id, id, intents.map(({ sent_name }) => nameHash(sent_name)), ...toArrays(intents, TYPES)],
  })
  return new Map(written.map((row) => [row.id, row]))
}

/** Platforms may go on listing what was deactivated, and then twice under one name. */
export async function withOthers<T extends { id: string; name_hash: string }>(
  { db, org }: Ctx,
  connectionId: string,
  activations: readonly T[],
): Promise<(T & { except: ReadonlySet<string> })[]> {
  if (activations.length === 0) return []
  const named = await db.query<{ id: string; name_hash: string; segment: string }>({
    text: `SELECT id, name_hash, platform_segment_id AS segment FROM activations
           WHERE org_id = $1 AND connection_id = $2 AND name_hash = ANY($3) AND platform_segment_id IS NOT NULL`,
    values: [org.id, connectionId, activations.map(({ name_hash }) => name_hash)],
  })
  return activations.map((activation) => {
    const others = named.filter(({ id, name_hash }) => name_hash === activation.name_hash && id !== activation.id)
    return { ...activation, except: new Set(others.map(({ segment }) => segment)) }
  })
}
