import { holdConnection } from '../../connections/find'
import type { ConnectionRow } from '../../connections/schema'
import type { Ctx } from '../../context'
import type { RowOf } from '../../db/rows'
import { activations } from '../../db/tables'
import { toArrays, unnest } from '../../db/unnest'
import { CLAIM_SECONDS, PUSH_BATCH } from '../../limits'
import { checkOutput, nameHash, OCCUPIES_NAME, sentName } from '../naming/check'
import { namesakesOf } from '../naming/namesakes'
import { type CurrentOutput, currentOutputs, type Naming, namingOf } from '../naming/naming'
import { type Outcome, type OutcomeCounts, recordOutcomes } from '../record-outcomes'
import { DUPLICATE, duplicateFinding, rulesOf } from './preflight'
import type { Finding, RunRow } from './schema'

const SAVED_ACTIVATION = {
  id: activations.id,
  org_topic_id: activations.org_topic_id,
  pushed_name: activations.pushed_name.notNull(),
  pushed_description: activations.pushed_description.notNull(),
  name_hash: activations.name_hash.notNull(),
  /** It may have been sent before. */
  outcome_unknown: activations.outcome_unknown,
  attempts: activations.attempts,
  /** The segment that a refresh replaces by this one. */
  replaced_segment: activations.platform_segment_id,
}
type SavedActivation = RowOf<typeof SAVED_ACTIVATION>

const PENDING_ACTIVATION = {
  ...SAVED_ACTIVATION,
  pushed_name: activations.pushed_name,
  pushed_description: activations.pushed_description,
  name_hash: activations.name_hash,
}
type PendingActivation = RowOf<typeof PENDING_ACTIVATION>

/**
 * A claimed activation, with the name and description that were saved before sending, and with other segments that the
 * platform may list under the same name.
 */
export type OutgoingActivation = SavedActivation & { otherSegments: ReadonlySet<string> }

export type ClaimedBatch = { outgoing: OutgoingActivation[]; refused: OutcomeCounts }

type Batch = {
  claimId: string
  /** Which of the run's activations; all unless it is set. */
  activationIds?: readonly string[]
}

/**
 * Claims the next activations of a run and saves what will be sent before anything is sent. Calls take turns under the
 * connection's lock, so that two of them cannot both find the same name unused.
 */
export async function claimBatch(ctx: Ctx, run: RunRow, batch: Batch): Promise<ClaimedBatch> {
  const { claimId } = batch
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const connection = await holdConnection(inside, run.connection_id)
    const pending = await claimNext(inside, run, batch)
    const sentBefore = pending.filter((row): row is SavedActivation => row.outcome_unknown)
    const unsent = pending.filter((row) => !row.outcome_unknown)
    const naming = await namingOf(inside, connection)
    const outputs = await currentOutputs(
      inside,
      naming,
      unsent.map(({ org_topic_id }) => org_topic_id),
    )
    const checked = unsent.map((row) => checkActivation(ctx, row, outputs.get(row.org_topic_id), connection, naming))
    const saved = await saveIntents(
      inside,
      connection,
      checked.flatMap((result) => ('intent' in result ? [result.intent] : [])),
    )
    const refusals = checked.flatMap((result) => refusalOf(result, saved, connection))
    const refused = refusals.length > 0 ? await recordOutcomes(inside, { claimId, runId: run.id }, refusals) : NONE
    return { outgoing: await withOtherSegments(inside, connection.id, [...sentBefore, ...saved.values()]), refused }
  })
}

const NONE: OutcomeCounts = { success: 0, errors: 0 }

/** A column of an activation `a`. */
export const REPLACED_SEGMENT = `(SELECT o.platform_segment_id FROM activations o
  WHERE o.org_id = a.org_id AND o.id = a.replaces) AS replaced_segment`

/** A pending activation that has been sent was cut off: its process ended, or the platform did not answer. */
const claimNext = ({ db, org }: Ctx, run: RunRow, { claimId, activationIds }: Batch): Promise<PendingActivation[]> =>
  db.query(PENDING_ACTIVATION, {
    name: 'claim_activations',
    // Materialized: a plan that evaluates the subquery once per row would claim all of them instead of 25.
    text: `WITH next AS MATERIALIZED (
             SELECT id FROM activations
             WHERE org_id = $1 AND run_id = $2 AND status = 'pending' AND coalesce(claimed_until, '-infinity') < now()
               AND ($6::text[] IS NULL OR id = ANY($6))
             ORDER BY sent_at NULLS FIRST, id LIMIT $5 FOR UPDATE SKIP LOCKED
           )
           UPDATE activations a
           SET claimed_by = $3, claimed_until = now() + make_interval(secs => $4), outcome_unknown = a.sent_at IS NOT NULL
           FROM next WHERE a.org_id = $1 AND a.id = next.id
           RETURNING a.id, a.org_topic_id, a.pushed_name, a.pushed_description, a.name_hash, a.outcome_unknown, a.attempts,
                     ${REPLACED_SEGMENT}`,
    values: [org.id, run.id, claimId, CLAIM_SECONDS, PUSH_BATCH, activationIds ?? null],
  })

type Intent = Omit<SavedActivation, 'name_hash'> & {
  sent_name: string
  engine_version_at_push: string
  naming_key: string
  topic_updated_at: string
  findings: Finding[] | null
}
type CheckResult = { intent: Intent } | { refusal: Outcome }

function checkActivation(
  ctx: Ctx,
  row: PendingActivation,
  output: CurrentOutput | undefined,
  connection: ConnectionRow,
  naming: Naming,
): CheckResult {
  const check = checkOutput(ctx, output, connection, naming)
  const findings = check.findings.length > 0 ? check.findings : null
  if (check.refusal !== null) return { refusal: { ...refusedOutcome(row.id, check.refusal), findings } }
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

/** An intent that was not saved is refused because its name is in use. */
function refusalOf(
  result: CheckResult,
  saved: ReadonlyMap<string, SavedActivation>,
  { config }: ConnectionRow,
): Outcome[] {
  if ('refusal' in result) return [result.refusal]
  const { id, findings } = result.intent
  if (saved.has(id)) return []
  const allFindings = [...(findings ?? []), ...duplicateFinding(rulesOf(config))]
  return [{ ...refusedOutcome(id, DUPLICATE), findings: allFindings.length > 0 ? allFindings : null }]
}

const refusedOutcome = (id: string, error: string): Outcome => ({
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

/** Saves those whose name is not in use on the connection; of several with one name in the batch, the first. */
async function saveIntents(
  { db, org }: Ctx,
  { id }: ConnectionRow,
  intents: readonly Intent[],
): Promise<Map<string, SavedActivation>> {
  if (intents.length === 0) return new Map()
  const saved = await db.query(SAVED_ACTIVATION, {
    // The hashes are a parameter of their own: with a join, a plan made before the run was filled reads all activations
    // once for every name.
    text: `WITH intent AS (
             SELECT *, row_number() OVER (PARTITION BY sent_name ORDER BY id) AS nth FROM ${unnest(TYPES, 4, 'input')}
           ), in_use AS MATERIALIZED (
             SELECT id, name_hash FROM activations
             WHERE org_id = $1 AND connection_id = $2 AND name_hash = ANY($3)
               AND ${OCCUPIES_NAME}
           )
           UPDATE activations a
           SET sent_name = intent.sent_name, pushed_name = intent.pushed_name, sent_at = now(),
               pushed_description = intent.pushed_description, findings = intent.findings,
               engine_version_at_push = intent.engine_version_at_push, naming_key = intent.naming_key,
               topic_updated_at = intent.topic_updated_at
           FROM intent
           WHERE a.org_id = $1 AND a.id = intent.id AND intent.nth = 1 AND NOT EXISTS (
             SELECT FROM in_use WHERE in_use.name_hash = md5(intent.sent_name) AND in_use.id <> a.id)
           RETURNING a.id, a.org_topic_id, a.pushed_name, a.pushed_description, a.name_hash, false AS outcome_unknown,
                     a.attempts, ${REPLACED_SEGMENT}`,
    values: [org.id, id, intents.map(({ sent_name }) => nameHash(sent_name)), ...toArrays(intents, TYPES)],
  })
  return new Map(saved.map((row) => [row.id, row]))
}

/** A platform may go on listing deactivated segments, so a search by name must know which ones to ignore. */
export async function withOtherSegments<T extends { id: string; name_hash: string }>(
  ctx: Ctx,
  connectionId: string,
  outgoing: readonly T[],
): Promise<(T & { otherSegments: ReadonlySet<string> })[]> {
  if (outgoing.length === 0) return []
  const namesakes = await namesakesOf(
    ctx,
    connectionId,
    outgoing.map(({ name_hash }) => name_hash),
  )
  return outgoing.map((activation) => {
    const others = namesakes.filter(({ id, name_hash }) => name_hash === activation.name_hash && id !== activation.id)
    return { ...activation, otherSegments: new Set(others.map(({ platform_segment_id }) => platform_segment_id)) }
  })
}
