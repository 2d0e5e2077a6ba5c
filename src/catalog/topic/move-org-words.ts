import type { Db } from '../../db/db'
import { global_topic_history, global_topics, org_topic_history, org_topics } from '../../db/tables'
import { toArrays, unnest } from '../../db/unnest'
import { INTAKE_TOPICS } from '../../limits'
import { activeTemplates } from '../../templates/stored'
import { lockLinksOf } from './lock-links'
import { type PastChange, type Split, separateOrgWords, type Writer, withOrgWords } from './org-words'
import { type Overlay, pick } from './overlay'
import { derivedOf } from './record'
import { STORED_COLUMNS, STORED_TOPIC } from './stored-topic'

/**
 * Versions before migration 0012 stored the words of the organization that added a topic in the catalog. This moves them to
 * the organization's overlay and writes the engine's words to the catalog. Returns the number of topics. A batch is one
 * transaction, which also takes the topics off the list, so any number of nodes may do this at once and continue after a
 * stop.
 */
export async function moveOrgWords(db: Db, now: Date): Promise<number> {
  let moved = 0
  for (;;) {
    const count = await db.transaction((tx) => moveBatch(tx, now))
    if (count === null) return moved
    moved += count
  }
}

/** Null when the list is empty. */
async function moveBatch(db: Db, now: Date): Promise<number | null> {
  await db.execute({ text: `SELECT pg_advisory_xact_lock(hashtextextended('split own words', 0))` })
  const topics = await listedTopics(db)
  if (topics.length === 0) return null
  const ids = topics.map(({ id }) => id)
  await lockLinksOf(db, ids)
  const [writers, changes] = [await writersOf(db, ids), await changesOf(db, ids)]
  const templates = await activeTemplates(db)
  const splits = topics.flatMap((topic) => {
    const past = { changes: changes.get(topic.id) ?? [], writer: writers.get(topic.id) ?? null }
    return separateOrgWords(topic, past, templates) ?? []
  })
  if (splits.length > 0) await write(db, splits, now)
  await db.execute({ text: 'DELETE FROM unsplit_topics WHERE topic_id = ANY($1)', values: [ids] })
  return splits.length
}

const LISTED_TOPIC = { ...STORED_TOPIC, source: global_topics.source }
const WRITER = {
  ...pick(org_topics, ['topic_id', 'org_id', 'id']),
  overlay: org_topics.overlay.as<Overlay>(),
  change_type: org_topic_history.change_type,
}
const CHANGE = {
  topic_id: global_topic_history.topic_id,
  previous_values: global_topic_history.previous_values.as<PastChange>(),
}

const listedTopics = (db: Db) =>
  db.query(LISTED_TOPIC, {
    text: `SELECT ${STORED_COLUMNS}, g.source FROM global_topics g
           WHERE g.id IN (SELECT topic_id FROM unsplit_topics ORDER BY topic_id LIMIT ${INTAKE_TOPICS})
           ORDER BY g.id FOR UPDATE`,
  })

/**
 * The link of the organization that added a topic: made in the same instant, as its history says. A link that a merge moved
 * to the topic was made for another one.
 */
async function writersOf(db: Db, topicIds: readonly string[]): Promise<Map<string, Writer>> {
  const rows = await db.query(WRITER, {
    text: `SELECT o.topic_id, o.org_id, o.id, o.overlay, h.change_type
           FROM org_topics o JOIN global_topics g ON g.id = o.topic_id
           JOIN org_topic_history h ON h.org_id = o.org_id AND h.org_topic_id = o.id
           WHERE o.topic_id = ANY($1) AND o.created_at = g.created_at AND h.changed_at = g.created_at
             AND h.change_type IN ('created', 'imported', 'synced') AND h.metadata->>'outcome' = 'new'
             AND NOT EXISTS (SELECT FROM merge_moves m WHERE m.org_id = o.org_id AND m.link_id = o.id
                             AND m.keeper_id = o.id AND m.winner_id = o.topic_id)
           ORDER BY o.org_id, o.id FOR UPDATE OF o`,
    values: [topicIds],
  })
  return new Map(rows.map(({ topic_id, ...writer }) => [topic_id, writer]))
}

/** What later changes replaced, newest first. */
async function changesOf(db: Db, topicIds: readonly string[]): Promise<Map<string, PastChange[]>> {
  const rows = await db.query(CHANGE, {
    text: 'SELECT topic_id, previous_values FROM global_topic_history WHERE topic_id = ANY($1) ORDER BY id DESC',
    values: [topicIds],
  })
  const changes = new Map<string, PastChange[]>()
  for (const { topic_id, previous_values } of rows) {
    changes.set(topic_id, [...(changes.get(topic_id) ?? []), previous_values])
  }
  return changes
}

async function write(db: Db, splits: readonly Split[], now: Date): Promise<void> {
  await writeTopics(
    db,
    splits.filter(({ orgWords }) => orgWords !== null),
    now,
  )
  await writeOverlays(db, splits)
  await removeFromHistory(db, splits)
  // Stale activations are looked for among topics that changed.
  await db.execute({
    text: 'UPDATE org_topics SET updated_at = $2 WHERE topic_id = ANY($1)',
    values: [splits.filter(({ hasNewDescriptions }) => hasNewDescriptions).map(({ topic }) => topic.id), now],
  })
}

const TOPIC = {
  id: 'text',
  keywords: 'text[]',
  search_text: 'text',
  segment_desc_dspapi: 'text',
  segment_desc_marketplace: 'text',
  internal_description: 'text',
  embedding: 'bytea',
} as const

async function writeTopics(db: Db, splits: readonly Split[], now: Date): Promise<void> {
  const rows = splits.map(({ topic }) => ({ ...topic, ...derivedOf(topic) }))
  await db.execute({
    text: `WITH input AS MATERIALIZED (SELECT * FROM ${unnest(TOPIC, 2)}), embeddings AS (
             UPDATE topic_embeddings e SET embedding = input.embedding FROM input WHERE e.topic_id = input.id
           )
           UPDATE global_topics g SET updated_at = $1, keywords = input.keywords::text[], search_text = input.search_text,
             segment_desc_dspapi = input.segment_desc_dspapi, segment_desc_marketplace = input.segment_desc_marketplace,
             internal_description = input.internal_description
           FROM input WHERE g.id = input.id`,
    values: [now, ...toArrays(rows, TOPIC)],
  })
}

const OVERLAY = { org_id: 'text', id: 'text', overlay: 'jsonb' } as const

async function writeOverlays(db: Db, splits: readonly Split[]): Promise<void> {
  const rows = splits.flatMap(({ writer, orgWords }): { org_id: string; id: string; overlay: Overlay }[] =>
    writer && orgWords
      ? [{ org_id: writer.org_id, id: writer.id, overlay: withOrgWords(writer.overlay, orgWords) }]
      : [],
  )
  await db.execute({
    text: `UPDATE org_topics o SET overlay = input.overlay FROM ${unnest(OVERLAY)}
           WHERE o.org_id = input.org_id AND o.id = input.id`,
    values: toArrays(rows, OVERLAY),
  })
}

const REMOVED_COLUMNS = { topic_id: 'text', columns: 'text[]' } as const

/** Otherwise a rollback would bring the words back to the catalog. */
async function removeFromHistory(db: Db, splits: readonly Split[]): Promise<void> {
  const rows = splits.map(({ topic, orgColumns }) => ({ topic_id: topic.id, columns: orgColumns }))
  await db.execute({
    text: `UPDATE global_topic_history h SET previous_values = h.previous_values - input.columns::text[],
             new_values = h.new_values - input.columns::text[]
           FROM ${unnest(REMOVED_COLUMNS)} WHERE h.topic_id = input.topic_id`,
    values: toArrays(rows, REMOVED_COLUMNS),
  })
}
