import { audit } from '../audit/audit'
import { allOf, Values } from '../catalog/browse/filters'
import type { Ctx } from '../context'
import { newStampedId } from '../ids'
import { BULK_STATEMENT_MS } from '../limits'
import { starterOf, startRun } from '../runs/start'
import { selectedBy } from '../topics/selection'
import { changeConditions, planEdit, sampleEdits } from './plan'
import type { Changes, EditAnswer, EditRequest } from './schema'

/** Lets the servers edit the selected topics; with `dryRun`, only says what that would do. */
export async function editTopics(ctx: Ctx, input: EditRequest): Promise<EditAnswer> {
  return ctx.db.transaction(
    async (db) => {
      const inside = { ...ctx, db }
      const plan = await planEdit(inside, input)
      const { dryRun } = input
      if (dryRun) return { dryRun, runId: null, ...plan, samples: await sampleEdits(inside, input) }
      const runId = plan.changed === 0 ? null : await startEdit(inside, input, plan.changed)
      return { dryRun, runId, ...plan, samples: [] }
    },
    { statementMs: BULK_STATEMENT_MS },
  )
}

/** The topics are chosen now: what a filter matches later is not edited. */
async function startEdit(ctx: Ctx, input: EditRequest, planned: number): Promise<string> {
  const { db, org, workspace, caller, now } = ctx
  const id = newStampedId('edit', now)
  const title = `${planned === 1 ? '1 topic' : `${planned} topics`}: ${changedNames(input.changes).join(', ')}`
  await db.execute({
    text: `INSERT INTO topic_edits (org_id, id, changes, title, workspace_id, total_items, created_by, created_at)
           VALUES ($1, $2, $3, $4, $5, 0, $6, $7)`,
    values: [org.id, id, JSON.stringify(input.changes), title, workspace, caller.userId, now],
  })
  const topics = await chooseTopics(ctx, id, input)
  await db.execute({
    text: 'UPDATE topic_edits SET total_items = $3 WHERE org_id = $1 AND id = $2',
    values: [org.id, id, topics],
  })
  await audit(ctx, 'topics.edit', {
    subject: { type: 'edit', id, name: title },
    details: { topics, changes: input.changes },
  })
  await startRun(starterOf(ctx), { orgId: org.id, id, drive: 'server' })
  return id
}

async function chooseTopics(ctx: Ctx, editId: string, input: EditRequest): Promise<number> {
  const values = new Values()
  const selected = selectedBy(ctx, input, values)
  const { isChanged, isRefused } = changeConditions(input.changes, values)
  return ctx.db.execute({
    text: `INSERT INTO edited_topics (org_id, edit_id, org_topic_id, topic_name, created_at)
           SELECT o.org_id, ${values.add(editId)}, o.id, o.topic_name, ${values.add(ctx.now)} FROM org_topics o
           WHERE ${allOf([...selected, isChanged, `NOT ${isRefused}`])}`,
    values: values.list,
  })
}

const NAMES: Record<keyof Changes, string> = {
  parent_category: 'category',
  subcategory: 'subcategory',
  segment_type: 'segment type',
  audience_type: 'audience type',
  sensitivity: 'sensitivity',
  tags: 'tags',
}

const changedNames = (changes: Changes): string[] =>
  (Object.keys(NAMES) as (keyof Changes)[]).filter((name) => changes[name] !== undefined).map((name) => NAMES[name])
