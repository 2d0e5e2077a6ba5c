import { z } from 'zod'
import { access } from '../../access'
import { createRun } from '../../activations/push/create-run'
import { findRun, runStatus } from '../../activations/push/find-run'
import { openRuns } from '../../activations/push/open-runs'
import { planPush } from '../../activations/push/plan'
import { push } from '../../activations/push/push'
import type { PushPlan } from '../../activations/push/schema'
import type { Outbound } from '../../connections/outbound'
import type { Ctx } from '../../context'
import { MCP_PAGE, MCP_PAGE_MAX, MCP_PUSH_MS, PUSH_SEGMENT_MS } from '../../limits'
import { storable } from '../../storable'
import { idField } from '../fields'
import { defineTool, READS, SENDS } from '../tool'

const IDS = 'topic_ids array is required'
const selection = {
  connection_id: idField('From list_destinations'),
  topic_ids: z
    .array(z.string({ error: 'topic_ids must be strings' }).max(100).overwrite(storable), { error: IDS })
    .min(1, IDS)
    .max(MCP_PAGE_MAX, `At most ${MCP_PAGE_MAX} topic_ids at once`)
    .describe('Topics of the library: ot_…, or the tp_… that they were added by'),
}

export const planPushTool = defineTool({
  name: 'plan_push',
  title: 'Plan a push',
  description:
    'Use before push_topics, and show the user what it says: the exact name and description that each topic would have on the ' +
    'platform, what would be refused or warned about and why, and how many are there already, or in another run (skipped). Lists ' +
    `${MCP_PAGE} topics, refused and warned ones first; if more is true, ask again with fewer topic_ids for the others. ` +
    'Changes nothing. Free.',
  access: access.scope('activations'),
  input: z.object(selection),
  hints: READS,
  run: async ({ ctx, input }) => {
    const { plan, ...counts } = await planPush(ctx, input.connection_id, { topicIds: input.topic_ids })
    return { ...counts, plan: plan.toSorted(bySeverity).slice(0, MCP_PAGE), more: plan.length > MCP_PAGE }
  },
})

type PlanEntry = PushPlan['plan'][number]
const severityOf = ({ action, findings }: PlanEntry) => (action === 'refuse' ? 2 : findings.length > 0 ? 1 : 0)
const bySeverity = (one: PlanEntry, other: PlanEntry) => severityOf(other) - severityOf(one)

export const pushTopics = defineTool({
  name: 'push_topics',
  title: 'Push topics to a platform',
  description:
    'Use once the user has agreed to the plan of plan_push. Creates a segment on the platform for each topic that is not there ' +
    'yet; nothing is created twice, so repeating the call is safe: it goes on with what an earlier one left. Returns how many ' +
    'succeeded and, in failures, which did not and why. Answers within a minute: if done is false, call continue_push with the ' +
    'run_id. Topics that a run with others is still to send are skipped; other_runs has such runs. Free.',
  access: access.scope('activations', 'activate'),
  input: z.object(selection),
  hints: SENDS,
  run: async ({ ctx, deps, input: { connection_id: connectionId, topic_ids: topicIds } }) => {
    const deadline = Date.now() + MCP_PUSH_MS
    const open = await openRuns(ctx, connectionId, topicIds)
    const covered = open.filter(({ is_covered }) => is_covered)
    const coveredIds = new Set(covered.flatMap(({ topic_ids }) => topic_ids))
    const rest = topicIds.filter((id) => !coveredIds.has(id))
    const created = rest.length > 0 ? [await createRun(ctx, connectionId, { topicIds: rest, drive: 'client' })] : []
    const reports: Report[] = []
    for (const runId of [...created.map((run) => run.runId), ...covered.map(({ id }) => id)]) {
      reports.push(await pushFor(ctx, deps.outbound, { connectionId, runId, deadline }))
    }
    const others = open.filter(({ is_covered }) => !is_covered).map(({ id }) => id)
    return { ...totalsOf(topicIds, reports), ...(others.length > 0 ? { other_runs: others } : {}) }
  },
})

export const continuePush = defineTool({
  name: 'continue_push',
  title: 'Continue a push',
  description:
    'Use when push_topics or continue_push answered done: false. Sends the next segments of the run, and returns the counts of ' +
    'the whole run; of a run that has ended, only these. Free.',
  access: access.scope('activations', 'activate'),
  input: z.object({ connection_id: selection.connection_id, run_id: idField('From push_topics') }),
  hints: SENDS,
  run: ({ ctx, deps, input: { connection_id: connectionId, run_id: runId } }) =>
    pushFor(ctx, deps.outbound, { connectionId, runId, deadline: Date.now() + MCP_PUSH_MS }),
})

type Report = Awaited<ReturnType<typeof pushFor>>

/** Batch by batch, as long as an assistant waits. */
async function pushFor(
  ctx: Ctx,
  outbound: Outbound,
  { connectionId, runId, deadline }: { connectionId: string; runId: string; deadline: number },
) {
  let isGoingOn = (await findRun(ctx, connectionId, runId)).run.status === 'running'
  while (isGoingOn && Date.now() < deadline - PUSH_SEGMENT_MS) {
    const { done, processed } = await push(ctx, outbound, { connectionId, runId, deadline })
    isGoingOn = !done && processed > 0
  }
  const run = await runStatus(ctx, connectionId, runId)
  return {
    run_id: runId,
    connection_id: connectionId,
    success: run.successCount,
    errors: run.errorCount,
    failures: run.errors
      .slice(0, MCP_PAGE)
      .map(({ topicName, message }) => ({ topic_name: topicName, error: message })),
    remaining: run.totalItems - run.processedItems,
    done: run.status !== 'running',
    status: run.status,
    message: run.message,
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Of the runs together, and of the one to continue: without one, of the last. */
function totalsOf(topicIds: readonly string[], reports: readonly Report[]) {
  const success = sum(reports.map((report) => report.success))
  const errors = sum(reports.map((report) => report.errors))
  const remaining = sum(reports.map((report) => report.remaining))
  const total = success + errors + remaining
  return {
    total,
    skipped: Math.max(0, new Set(topicIds).size - total),
    ...(reports.find(({ done }) => !done) ?? reports.at(-1)!),
    success,
    errors,
    failures: reports.flatMap(({ failures }) => failures).slice(0, MCP_PAGE),
    remaining,
  }
}
