import { IS_KEPT_FOR_ROLLBACK } from '../../catalog/merge/kept-match-values'
import { DEFAULT_MATCH_KEY, MATCH_KEYS, type MatchKey } from '../../connectors/exchange/match-keys'
import { OutboundError } from '../../connectors/outbound/outbound-error'
import type { Ctx } from '../../context'
import type { RowOf } from '../../db/rows'
import { match_value_parts, match_value_sets, org_topics } from '../../db/tables'
import { type ParentCategory, rootNode, TREE } from '../../engine'
import { ApiError, badRequest, notFound } from '../../errors'
import { newId } from '../../ids'
import {
  MATCH_VALUE_LENGTH,
  MATCH_VALUES,
  MATCH_VALUES_BODY_BYTES,
  MATCH_VALUES_MS,
  MATCH_VALUES_PART,
} from '../../limits'
import { createPauses } from '../../pauses'
import { findTopicId } from '../find'

export type MatchValueCount = { topicId: string; matchKey: MatchKey; count: number }

export const matchKeyOf = ({ match_key }: Record<string, unknown>): MatchKey =>
  MATCH_KEYS.find((key) => key === match_key) ?? DEFAULT_MATCH_KEY

export async function countMatchValues(ctx: Ctx, id: string, matchKey: MatchKey): Promise<MatchValueCount> {
  const topicId = await findTopicId(ctx, id)
  return { topicId, matchKey, count: (await currentSet(ctx, topicId, matchKey))?.value_count ?? 0 }
}

/** Replaces the topic's values. They are stored as they arrive and take effect together after the last one. */
export async function setMatchValues(
  ctx: Ctx,
  id: string,
  matchKey: MatchKey,
  lines: AsyncIterable<string>,
): Promise<MatchValueCount> {
  const topicId = await findTopicId(ctx, id)
  const setId = newId('mv')
  await ctx.db.execute({
    text: `INSERT INTO match_value_sets (org_id, id, org_topic_id, match_key, created_at) VALUES ($1, $2, $3, $4, $5)`,
    values: [ctx.org.id, setId, topicId, matchKey, ctx.now],
  })
  try {
    const count = await writeParts(ctx, setId, lines)
    await replaceSet(ctx, { setId, topicId, matchKey, count })
    return { topicId, matchKey, count }
  } catch (error) {
    // A set that is complete took effect, although the answer to the commit was lost.
    await ctx.db.execute({
      text: 'DELETE FROM match_value_sets WHERE org_id = $1 AND id = $2 AND NOT complete',
      values: [ctx.org.id, setId],
    })
    throw error
  }
}

async function writeParts({ db, org }: Ctx, setId: string, lines: AsyncIterable<string>): Promise<number> {
  let count = 0
  let part = 0
  let buffer: string[] = []
  const flush = async () => {
    await db.execute({
      name: 'insert_match_values',
      text: 'INSERT INTO match_value_parts (org_id, set_id, part, lines) VALUES ($1, $2, $3, $4)',
      values: [org.id, setId, part++, buffer.join('\n')],
    })
    buffer = []
  }
  const pause = createPauses()
  for await (const line of lines) {
    await pause()
    const value = line.replace(/[\p{C}\s]+/gu, ' ').trim()
    if (value === '') continue
    if (value.length > MATCH_VALUE_LENGTH) throw badRequest(`A value has at most ${MATCH_VALUE_LENGTH} characters`)
    if (++count > MATCH_VALUES) throw badRequest(`Maximum ${MATCH_VALUES} values per topic`)
    buffer.push(value)
    if (buffer.length === MATCH_VALUES_PART) await flush()
  }
  if (buffer.length > 0) await flush()
  return count
}

type NewSet = { setId: string; topicId: string; matchKey: MatchKey; count: number }

/**
 * Makes the new set the topic's current one and deletes the previous one, with what aborted uploads left behind. The
 * topic's lock settles two uploads at once: the later one wins.
 */
async function replaceSet({ db, org, now }: Ctx, { setId, topicId, matchKey, count }: NewSet): Promise<void> {
  await db.transaction(async (inside) => {
    const topics = await inside.execute({
      text: 'SELECT 1 FROM org_topics WHERE org_id = $1 AND id = $2 FOR NO KEY UPDATE',
      values: [org.id, topicId],
    })
    if (topics === 0) throw notFound('Topic')
    await inside.execute({
      text: `DELETE FROM match_value_sets WHERE org_id = $1 AND org_topic_id = $2 AND match_key = $3 AND id <> $4
               AND (complete OR created_at < $5 AND NOT ${IS_KEPT_FOR_ROLLBACK})`,
      values: [org.id, topicId, matchKey, setId, new Date(now.getTime() - MATCH_VALUES_MS)],
    })
    await inside.execute({
      text: 'UPDATE match_value_sets SET complete = true, value_count = $3 WHERE org_id = $1 AND id = $2',
      values: [org.id, setId, count],
    })
  })
}

/** Read part by part, so that memory holds one of them. A topic without `url` values uses the sites of its category. */
export async function* matchValuesOf(ctx: Ctx, topicId: string, matchKey: MatchKey): AsyncGenerator<string> {
  const set = await currentSet(ctx, topicId, matchKey)
  if (!set || set.value_count === 0) {
    if (matchKey === 'url') yield* await domainsOf(ctx, topicId)
    return
  }
  for (let part = 0; part * MATCH_VALUES_PART < set.value_count; part++) {
    const [row] = await ctx.db.query(
      { lines: match_value_parts.lines },
      {
        name: 'match_values_part',
        text: 'SELECT lines FROM match_value_parts WHERE org_id = $1 AND set_id = $2 AND part = $3',
        values: [ctx.org.id, set.id, part],
      },
    )
    if (!row) throw new OutboundError('The match values were replaced while they were sent: push again')
    yield* row.lines.split('\n')
  }
}

const CURRENT_SET = { id: match_value_sets.id, value_count: match_value_sets.value_count }
type CurrentSet = RowOf<typeof CURRENT_SET>

async function currentSet({ db, org }: Ctx, topicId: string, matchKey: MatchKey): Promise<CurrentSet | undefined> {
  const [set] = await db.query(CURRENT_SET, {
    text: `SELECT id, value_count FROM match_value_sets
           WHERE org_id = $1 AND org_topic_id = $2 AND match_key = $3 AND complete`,
    values: [org.id, topicId, matchKey],
  })
  return set
}

const CATEGORY = {
  parent_category: org_topics.parent_category.as<ParentCategory>(),
  subcategory: org_topics.subcategory,
}

/** The sites of the topic's subcategory or, where the tree does not have it, of its whole category. */
async function domainsOf({ db, org }: Ctx, topicId: string): Promise<readonly string[]> {
  const [topic] = await db.query(CATEGORY, {
    text: 'SELECT parent_category, subcategory FROM org_topics WHERE org_id = $1 AND id = $2',
    values: [org.id, topicId],
  })
  if (!topic) return []
  const node = rootNode(topic.parent_category, topic.subcategory)
  const nodes = node ? [node] : (TREE.get(topic.parent_category)?.roots ?? [])
  return [...new Set(nodes.flatMap(({ domains }) => domains))]
}

/** The lines of a text as it streams in, except empty ones. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8')
  let rest = ''
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > MATCH_VALUES_BODY_BYTES) throw new ApiError(413, 'Request body is too large')
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop()!
    if (rest.length > 2 * MATCH_VALUE_LENGTH) throw badRequest(`A value has at most ${MATCH_VALUE_LENGTH} characters`)
    for (const line of lines) if (line !== '') yield line
  }
  yield rest + decoder.decode()
}
