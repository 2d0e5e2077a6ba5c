import type { Db } from '../../db/db'
import { bool, int8, type RowOf, text } from '../../db/rows'
import { global_topics, topic_embeddings } from '../../db/tables'
import { SIMILARITY_BLOCK, similarityOf } from '../../engine'
import { DUPLICATE_NEIGHBOURS } from '../../limits'

export type Cluster = {
  winnerId: string
  winnerName: string
  loserIds: string[]
  loserNames: string[]
  /** The lowest among the losers. */
  similarity: number
}

const CANDIDATE = {
  id: global_topics.id,
  topic_name: global_topics.topic_name,
  created_at: global_topics.created_at,
  links: int8,
  embedding: topic_embeddings.embedding,
  /** Whether the batch changed it; the others are only compared with. */
  swept: bool,
  /**
   * The same for all topics with this name, segment type and, unless they are uncertain, category: only these can be at
   * 0.95 or more.
   */
  kind: text,
}
type Topic = RowOf<typeof CANDIDATE>

const CANDIDATES = {
  name: 'duplicate_candidates',
  text: `WITH names AS MATERIALIZED (SELECT DISTINCT name_key FROM global_topics WHERE id = ANY($1)),
         kinds AS MATERIALIZED (
           SELECT g.id, g.topic_name, g.created_at, count(*) OVER kind AS topics, min(g.id) OVER kind AS kind
           FROM names JOIN global_topics g USING (name_key) WHERE g.archived_at IS NULL AND g.merged_into IS NULL
           WINDOW kind AS (PARTITION BY g.name_key, g.segment_type, g.uncertain,
             CASE WHEN NOT g.uncertain THEN g.parent_category END, CASE WHEN NOT g.uncertain THEN g.taxonomy_type END)
         )
         SELECT k.id, k.topic_name, k.created_at, k.kind, e.embedding,
                (SELECT count(*) FROM org_topics o WHERE o.topic_id = k.id) AS links,
                EXISTS (SELECT FROM global_topic_history h WHERE h.batch_id = $2 AND h.topic_id = k.id) AS swept
         FROM kinds k JOIN topic_embeddings e ON e.topic_id = k.id WHERE k.topics > 1 ORDER BY k.id`,
}

/**
 * Clusters of visible topics at 0.95 or more among those that the batch changed. A cluster belongs to the first topic of
 * its kind that the batch changed, by id, so it is returned once however the batch is cut into chunks.
 */
export async function duplicatesOf(db: Db, topicIds: readonly string[], batchId: string): Promise<Cluster[]> {
  const topics = await db.query(CANDIDATE, { ...CANDIDATES, values: [topicIds, batchId] })
  const kinds = new Map<string, Topic[]>()
  for (const topic of topics) kinds.set(topic.kind, [...(kinds.get(topic.kind) ?? []), topic])
  const chunkIds = new Set(topicIds)
  return [...kinds.values()]
    .filter((kind) => chunkIds.has(kind.find(({ swept }) => swept)?.id ?? ''))
    .flatMap(clustersOf)
}

/** In each cluster all losers are at 0.95 or more with the winner; no topic is in two clusters. */
export function clustersOf(topics: readonly Topic[]): Cluster[] {
  const clusters: Cluster[] = []
  let remaining = components(topics)
  while (remaining.length > 0) {
    const next: Topic[][] = []
    for (const component of remaining) {
      const [winner, ...others] = component.toSorted(strongerFirst)
      const losers = others.filter((other) => similarityBetween(winner!, other) >= SIMILARITY_BLOCK)
      if (losers.length > 0) clusters.push(toCluster(winner!, losers))
      const unlike = others.filter((other) => !losers.includes(other))
      if (unlike.length > 1) next.push(...components(unlike))
    }
    remaining = next
  }
  return clusters
}

/** Groups of topics connected by neighbours; topics without a neighbour are left out. */
function components(topics: readonly Topic[]): Topic[][] {
  const componentOf = new Map<Topic, Topic[]>()
  for (const topic of topics.filter(({ swept }) => swept)) {
    for (const neighbour of neighboursOf(topic, topics)) {
      const [mine, theirs] = [componentOf.get(topic) ?? [topic], componentOf.get(neighbour) ?? [neighbour]]
      if (mine === theirs) continue
      const joined = [...mine, ...theirs]
      for (const member of joined) componentOf.set(member, joined)
    }
  }
  return [...new Set(componentOf.values())]
}

const neighboursOf = (topic: Topic, topics: readonly Topic[]): Topic[] =>
  topics
    .filter((other) => other !== topic)
    .map((other) => ({ other, similarity: similarityBetween(topic, other) }))
    .filter(({ similarity }) => similarity >= SIMILARITY_BLOCK)
    .sort((a, b) => b.similarity - a.similarity || strongerFirst(a.other, b.other))
    .slice(0, DUPLICATE_NEIGHBOURS)
    .map(({ other }) => other)

const similarityBetween = (a: Topic, b: Topic): number => similarityOf(a.embedding, b.embedding)

/** More libraries, then older. */
const strongerFirst = (a: Topic, b: Topic): number =>
  b.links - a.links || a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1)

const toCluster = (winner: Topic, losers: readonly Topic[]): Cluster => ({
  winnerId: winner.id,
  winnerName: winner.topic_name,
  loserIds: losers.map(({ id }) => id),
  loserNames: losers.map(({ topic_name }) => topic_name),
  similarity: Math.floor(Math.min(...losers.map((loser) => similarityBetween(winner, loser))) * 10_000) / 10_000,
})
