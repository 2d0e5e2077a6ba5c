import type pg from 'pg'
import { TOPIC_TYPES } from '../../src/catalog/topic/insert'
import { derivedOf, fieldsOf, type GlobalTopic, OUTPUT_NAMES, toGlobalTopic } from '../../src/catalog/topic/record'
import { BUILT_IN_TEMPLATES, classify, ENGINE_VERSION } from '../../src/engine'
import { newId } from '../../src/ids'
import { cell, copyFrom } from '../harness/copy'
import { baseNames, variation } from './names'

const CHUNK = 500
const ROUND = 50_000
const COLUMNS = Object.keys(TOPIC_TYPES) as (keyof typeof TOPIC_TYPES)[]
const THREE_YEARS = 3 * 365 * 86_400_000

/**
 * Topics as intake would have made them. Some ten thousand names are classified; the others are those names with a place
 * and a number, filed alike, and what follows from the name is worked out for each. Indexes are built afterwards, from the
 * definitions that the migration gave them.
 */
export async function generateTopics(client: pg.ClientBase, count: number): Promise<void> {
  const indexes = await takeIndexes(client)
  await client.query('ALTER TABLE topic_embeddings DROP CONSTRAINT topic_embeddings_topic_id_fkey')
  await client.query('ALTER TABLE global_topics DISABLE TRIGGER USER')
  await copyTopics(client, count)
  for (const definition of indexes) {
    progress(definition.split(' USING')[0]!)
    await client.query(definition)
  }
  await client.query(
    'ALTER TABLE topic_embeddings ADD FOREIGN KEY (topic_id) REFERENCES global_topics ON DELETE CASCADE',
  )
  await client.query('ALTER TABLE global_topics ENABLE TRIGGER USER')
  await client.query(`INSERT INTO catalog_words
                      SELECT DISTINCT word FROM global_topics, unnest(search_words(search_text)) AS words (word)
                      WHERE word <> ''`)
  await client.query('SELECT recount_catalog_counts(), recount_catalog_values(), recount_topic_counts()')
}

/** Heap, primary keys and identities, round by round: the embeddings of one round are all that is kept in memory. */
export async function copyTopics(client: pg.ClientBase, count: number): Promise<void> {
  const topics = variations(count)
  for (let copied = 0; copied < count; copied += ROUND) {
    const embeddings: string[] = []
    const lines = chunked(take(topics, Math.min(ROUND, count - copied)), (topic) => {
      embeddings.push(line([topic.id, topic.bucket, topic.embedding]))
      return line([...COLUMNS.map((column) => topic[column]), topic.created_at])
    })
    await copyFrom(client, `COPY global_topics (${COLUMNS.join(', ')}, updated_at) FROM STDIN`, lines)
    await copyFrom(client, 'COPY topic_embeddings (topic_id, bucket, embedding) FROM STDIN', embeddings)
  }
}

/** Leaves the iterator open, unlike its own `take`. */
function* take<T>(items: Iterator<T>, count: number): Generator<T> {
  for (let taken = 0; taken < count; taken++) {
    const { value, done } = items.next()
    if (done) return
    yield value
  }
}

/** Drops the indexes that no constraint needs and returns how to make them again. */
async function takeIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid IN ('global_topics'::regclass, 'topic_embeddings'::regclass) AND NOT indisunique`,
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  return rows.map(({ definition }) => definition)
}

function* variations(count: number): Generator<GlobalTopic> {
  const now = Date.now()
  const bases = baseNames().map((name) =>
    toGlobalTopic(fieldsOf(classify(name), ENGINE_VERSION), {
      source: 'bench',
      now: new Date(now),
      templates: BUILT_IN_TEMPLATES.filter(({ isActive }) => isActive),
    }),
  )
  const keys = new Set<number>()
  for (let nth = -1, made = 0; made < count; nth++) {
    for (const base of bases) {
      const topic = nth < 0 ? base : varied(base, variation(nth))
      if (keys.has(topic.name_key)) continue
      keys.add(topic.name_key)
      yield { ...topic, id: newId('tp'), created_at: new Date(now - Math.random() * THREE_YEARS) }
      if (++made % 50_000 === 0) progress(`${made.toLocaleString('en')} topics`)
      if (made === count) return
    }
  }
}

/** The templates put the name into the outputs as it is and as a slug. */
function varied(base: GlobalTopic, suffix: string): GlobalTopic {
  const topic = { ...base, topic_name: `${base.topic_name} ${suffix}` }
  const renamed = (text: string) =>
    text.replaceAll(base.topic_name, topic.topic_name).replaceAll(slug(base.topic_name), slug(topic.topic_name))
  for (const name of OUTPUT_NAMES) if (name !== 'platform_outputs') topic[name] = renamed(base[name])
  return Object.assign(topic, derivedOf(topic))
}

const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

function* chunked<T>(items: Iterable<T>, toLine: (item: T) => string): Generator<string> {
  let chunk: string[] = []
  for (const item of items) {
    if (chunk.push(toLine(item)) < CHUNK) continue
    yield chunk.join('')
    chunk = []
  }
  yield chunk.join('')
}

const line = (values: readonly unknown[]): string => `${values.map(cell).join('\t')}\n`

const started = performance.now()
export const progress = (text: string): void =>
  console.log(`  ${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`)
