import type { GlobalTopic } from '../../src/catalog/topic/record'
import type { Db } from '../../src/db/db'
import { SIMILARITY_WARN } from '../../src/engine'
import { select } from '../../test/harness/select'

export type Truth = {
  topic: GlobalTopic
  /** Null if none reaches 0.75. */
  best: { id: string; similarity: number } | null
}

type Row = { id: string; embedding: Buffer }

const CATEGORY_LENGTH = 127

/**
 * Compares each query with every topic of its category, by the definition of cosine. Topics of another category share none
 * of the category's component and so stay below 1 − 127² / |a|², which is checked to be less than 0.75.
 */
export async function bruteForce(db: Db, queries: readonly GlobalTopic[]): Promise<Truth[]> {
  const truths: Truth[] = []
  for (const [category, topics] of byCategory(queries)) {
    const rows = await select<Row>(db, {
      text: `SELECT g.id, e.embedding FROM global_topics g JOIN topic_embeddings e ON e.topic_id = g.id
             WHERE g.parent_category = $1 AND g.archived_at IS NULL AND g.merged_into IS NULL`,
      values: [category],
    })
    const lengths = rows.map(({ embedding }) => lengthOf(embedding))
    for (const topic of topics) truths.push(compare(topic, rows, lengths))
  }
  return truths
}

function byCategory(queries: readonly GlobalTopic[]): Map<string, GlobalTopic[]> {
  const groups = new Map<string, GlobalTopic[]>()
  for (const topic of queries) {
    const group = groups.get(topic.parent_category)
    if (group) group.push(topic)
    else groups.set(topic.parent_category, [topic])
  }
  return groups
}

function compare(topic: GlobalTopic, rows: readonly Row[], lengths: readonly number[]): Truth {
  const own = dense(topic.embedding)
  const length = lengthOf(topic.embedding)
  if (1 - (CATEGORY_LENGTH / length) ** 2 >= SIMILARITY_WARN) throw new Error('Categories do not part topics')
  const truth: Truth = { topic, best: null }
  for (let at = 0; at < rows.length; at++) {
    const { id, embedding } = rows[at]!
    let dot = 0
    for (let byte = 0; byte < embedding.length; byte += 2) dot += own[embedding[byte]!]! * signed(embedding[byte + 1]!)
    const similarity = dot / (length * lengths[at]!)
    if (similarity < SIMILARITY_WARN) continue
    if (!truth.best || similarity > truth.best.similarity) truth.best = { id, similarity }
  }
  return truth
}

const signed = (byte: number): number => (byte << 24) >> 24

function dense(packed: Uint8Array): Float64Array {
  const values = new Float64Array(256)
  for (let at = 0; at < packed.length; at += 2) values[packed[at]!] = signed(packed[at + 1]!)
  return values
}

function lengthOf(packed: Uint8Array): number {
  let squared = 0
  for (let at = 1; at < packed.length; at += 2) squared += signed(packed[at]!) ** 2
  return Math.sqrt(squared)
}
