import type { z } from 'zod'
import { findRunOf } from '../../connections/find-run'
import type { Ctx } from '../../context'
import { activations } from '../../db/tables'
import { PUSH_ERRORS } from '../../limits'
import { type Finding, PUSH_RUN, processedItems, type runRecord } from './schema'

export const findRun = (ctx: Ctx, connectionId: string, runId: string) =>
  findRunOf(ctx, { table: 'push_runs', row: PUSH_RUN, what: 'Push run' }, connectionId, runId)

const REPORT = {
  activationId: activations.id,
  topicName: activations.topic_name,
  message: activations.error,
  findings: activations.findings.as<Finding[]>(),
}

export async function runStatus(ctx: Ctx, connectionId: string, runId: string): Promise<z.infer<typeof runRecord>> {
  const { run } = await findRun(ctx, connectionId, runId)
  const reports = (condition: string) =>
    ctx.db.query(REPORT, {
      text: `SELECT id AS "activationId", topic_name AS "topicName", error AS message, findings FROM activations
             WHERE org_id = $1 AND run_id = $2 AND ${condition} ORDER BY id LIMIT $3`,
      values: [ctx.org.id, runId, PUSH_ERRORS],
    })
  const [failed, checked] = await Promise.all([
    reports(`error IS NOT NULL AND status <> 'pending'`),
    reports('findings IS NOT NULL'),
  ])
  return {
    runId: run.id,
    connectionId: run.connection_id,
    status: run.status,
    totalItems: run.total_items,
    processedItems: processedItems(run),
    successCount: run.success_count,
    errorCount: run.error_count,
    errors: failed.map(({ activationId, topicName, message }) => ({ activationId, topicName, message: message! })),
    findings: checked.flatMap(({ activationId, topicName, findings }) =>
      findings!.map((finding) => ({ activationId, topicName, ...finding })),
    ),
    message: run.message,
    createdAt: run.created_at.toISOString(),
    completedAt: run.completed_at?.toISOString() ?? null,
  }
}
