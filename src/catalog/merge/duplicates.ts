import type { Db } from '../../db/db'
import { bool, int8, type RowOf, text } from '../../db/rows'
import { global_topics, topic_embeddings } from '../../db/tables'
import { groupedBy, SIMILARITY_BLOCK, similarityOf } from '../../engine'
import { DUPLICATE_NEIGHBOURS } from '../../limits'
import { createPauses, mapWithPauses } from '../../pauses'
import { FILING } from '../match/match'

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
  /** The same for all topics with this name that are filed alike: only these can be at 0.95 or more. */
  kind: text,
}
type Topic = RowOf<typeof CANDIDATE>
type Compared = { topic: Topic; similarity: number }

const CANDIDATES = {
  name: 'duplicate_candidates',
  text: `WITH names AS MATERIALIZED (SELECT DISTINCT name_key FROM global_topics WHERE id = ANY($1)),
         kinds AS MATERIALIZED (
           SELECT g.id, g.topic_name, g.created_at, e.embedding, count(*) OVER kind AS topics, min(g.id) OVER kind AS kind
           FROM names JOIN global_topics g USING (name_key) JOIN topic_embeddings e ON e.topic_id = g.id
           WHERE g.archived_at IS NULL AND g.merged_into IS NULL
           WINDOW kind AS (PARTITION BY g.name_key, ${FILING})
         )
         SELECT k.id, k.topic_name, k.created_at, k.kind, k.embedding,
                (SELECT count(*) FROM org_topics o WHERE o.topic_id = k.id) AS links,
                EXISTS (SELECT FROM global_topic_history h WHERE h.batch_id = $2 AND h.topic_id = k.id) AS swept
         FROM kinds k WHERE k.topics > 1 ORDER BY k.id`,
}

/**
 * Clusters of visible topics at 0.95 or more among those that the batch changed. A cluster belongs to the first topic of
 * its kind that the batch changed, by id, so it is returned once however the batch is cut into chunks.
 */
export async function duplicatesOf(db: Db, topicIds: readonly string[], batchId: string): Promise<Cluster[]> {
  const topics = await db.query(CANDIDATE, { ...CANDIDATES, values: [topicIds, batchId] })
  const chunkIds = new Set(topicIds)
  const clusters: Cluster[] = []
  const pause = createPauses()
  for (const kind of groupedBy(topics, ({ kind }) => kind).values()) {
    if (!chunkIds.has(kind.find(({ swept }) => swept)?.id ?? '')) continue
    clusters.push(...(await clustersOf(kind)))
    await pause()
  }
  return clusters
}

/** In each cluster all losers are at 0.95 or more with the winner; no topic is in two clusters. */
export async function clustersOf(topics: readonly Topic[]): Promise<Cluster[]> {
  const clusters: Cluster[] = []
  let remaining = await components(topics)
  while (remaining.length > 0) {
    const next: Topic[][] = []
    for (const component of remaining) {
      const [winner, ...others] = component.toSorted(strongerFirst)
      const compared = await mapWithPauses(others, (other) => comparedWith(winner!, other))
      const losers = compared.filter(({ similarity }) => similarity >= SIMILARITY_BLOCK)
      if (losers.length > 0) clusters.push(toCluster(winner!, losers))
      const unlike = compared.filter(({ similarity }) => similarity < SIMILARITY_BLOCK).map(({ topic }) => topic)
      if (unlike.length > 1) next.push(...(await components(unlike)))
    }
    remaining = next
  }
  return clusters
}

/** Groups of topics connected by neighbours; topics without a neighbour are left out. */
async function components(topics: readonly Topic[]): Promise<Topic[][]> {
  const componentOf = new Map<Topic, Topic[]>()
  const neighboursOf = neighboursAmong(topics)
  const pause = createPauses()
  for (const topic of topics.filter(({ swept }) => swept)) {
    for (const neighbour of neighboursOf(topic)) join(componentOf, topic, neighbour)
    await pause()
  }
  return [...new Set(componentOf.values())]
}

/** The smaller component becomes part of the larger: no topic moves more often than the components double. */
function join(componentOf: Map<Topic, Topic[]>, topic: Topic, neighbour: Topic): void {
  const [mine, theirs] = [componentOf.get(topic) ?? [topic], componentOf.get(neighbour) ?? [neighbour]]
  if (mine === theirs) return
  const [larger, smaller] = mine.length < theirs.length ? [theirs, mine] : [mine, theirs]
  componentOf.set(topic, larger).set(neighbour, larger)
  for (const member of smaller) {
    larger.push(member)
    componentOf.set(member, larger)
  }
}

/**
 * Topics with one embedding have the same neighbours apart from themselves, and of those with another only the strongest
 * can be neighbours: each pair of embeddings is compared once, however many topics have them.
 */
function neighboursAmong(topics: readonly Topic[]): (topic: Topic) => Topic[] {
  const strongest = [...groupedBy(topics, embeddingOf).values()].map((alike) =>
    alike.toSorted(strongerFirst).slice(0, DUPLICATE_NEIGHBOURS + 1),
  )
  const nearest = new Map<string, Topic[]>()
  return (topic) => {
    const key = embeddingOf(topic)
    if (!nearest.has(key)) nearest.set(key, nearestTo(topic, strongest))
    return nearest
      .get(key)!
      .filter((other) => other !== topic)
      .slice(0, DUPLICATE_NEIGHBOURS)
  }
}

const embeddingOf = ({ embedding }: Topic): string => embedding.toString('latin1')

/** With itself, if it is among them. */
const nearestTo = (topic: Topic, strongest: readonly Topic[][]): Topic[] =>
  strongest
    .map((alike) => ({ alike, similarity: similarityOf(topic.embedding, alike[0]!.embedding) }))
    .filter(({ similarity }) => similarity >= SIMILARITY_BLOCK)
    .flatMap(({ alike, similarity }) => alike.map((other) => ({ topic: other, similarity })))
    .sort((a, b) => b.similarity - a.similarity || strongerFirst(a.topic, b.topic))
    .slice(0, DUPLICATE_NEIGHBOURS + 1)
    .map((compared) => compared.topic)

const comparedWith = (winner: Topic, topic: Topic): Compared => ({
  topic,
  similarity: similarityOf(winner.embedding, topic.embedding),
})

/** More libraries, then older. */
const strongerFirst = (a: Topic, b: Topic): number =>
  b.links - a.links || a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1)

const toCluster = (winner: Topic, losers: readonly Compared[]): Cluster => ({
  winnerId: winner.id,
  winnerName: winner.topic_name,
  loserIds: losers.map(({ topic }) => topic.id),
  loserNames: losers.map(({ topic }) => topic.topic_name),
  similarity: Math.floor(losers.reduce((lowest, { similarity }) => Math.min(lowest, similarity), 1) * 10_000) / 10_000,
})
