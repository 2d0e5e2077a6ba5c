import type { Ctx } from '../context'
import { inParts, toArrays, unnest } from '../db/unnest'
import { newId } from '../ids'

export const CHANGE_TYPES = [
  'created',
  'imported',
  'synced',
  'reclassified',
  'metadata_enrichment',
  'field_edit',
  'activated',
  'deactivated',
] as const
export type ChangeType = (typeof CHANGE_TYPES)[number]

export type HistoryEntry = {
  orgTopicId: string
  changeType: ChangeType
  source: string
  previousValues?: Record<string, unknown>
  newValues?: Record<string, unknown>
  metadata?: Record<string, unknown>
}

const TYPES = {
  id: 'text',
  org_topic_id: 'text',
  change_type: 'text',
  previous_values: 'jsonb',
  new_values: 'jsonb',
  source: 'text',
  metadata: 'jsonb',
} as const

const INSERT = {
  name: 'insert_history',
  text: `INSERT INTO org_topic_history (org_id, changed_by, changed_at, ${Object.keys(TYPES).join(', ')})
         SELECT $1, $2, $3, input.* FROM ${unnest(TYPES, 4, 'input')}`,
}

export async function writeHistory(ctx: Ctx, entries: readonly HistoryEntry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map((entry) => ({
    id: newId('hist'),
    org_topic_id: entry.orgTopicId,
    change_type: entry.changeType,
    previous_values: entry.previousValues ?? {},
    new_values: entry.newValues ?? {},
    source: entry.source,
    metadata: entry.metadata ?? {},
  }))
  for (const part of inParts(rows)) {
    await ctx.db.execute({ ...INSERT, values: [ctx.org.id, ctx.caller.userId, ctx.now, ...toArrays(part, TYPES)] })
  }
}
