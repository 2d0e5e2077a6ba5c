import type { Ctx } from '../context'
import { reading } from '../db/reading'
import { type RankedTopic, type RankQuery, rankTopics } from '../search'
import { SignalError } from './errors'
import type { GetSignals } from './schema'
import { type SignalTopic, topicsByHandle } from './topics'

export type Found = {
  topics: SignalTopic[]
  /** By the topic's id. */
  ranked: ReadonlyMap<string, RankedTopic>
  nextCursor: string | null
  /** What was read from the brief. */
  understood?: { clauses: string[]; excluded: string[] }
}

type Search = { agentUrl: string; sources: RankQuery['sources']; limit: number }

/** Topics that are asked for by their ids come first, then those that answer the brief. */
export async function findTopics(ctx: Ctx, search: Search, input: GetSignals): Promise<Found> {
  const position = positionIn(input.pagination?.cursor)
  const handles = requestedHandles(search.agentUrl, input)
  if (handles === null) return rankedPage(ctx, search, input, position.ranked)
  const named = (await topicsByHandle(ctx, handles, search.sources !== 'library')).filter(({ isOwned }) =>
    isOwned ? search.sources !== 'addable' : true,
  )
  const page = position.ranked === undefined ? named.slice(position.offset, position.offset + search.limit) : []
  const end = position.offset + page.length
  if (position.ranked === undefined && end < named.length) {
    return { topics: page, ranked: new Map(), nextCursor: cursorOf('ids', String(end)) }
  }
  if (input.signal_spec === undefined) return { topics: page, ranked: new Map(), nextCursor: null }
  const rest = await rankedPage(ctx, { ...search, limit: search.limit - page.length }, input, position.ranked)
  const namedIds = new Set(named.map(({ id }) => id))
  return { ...rest, topics: [...page, ...rest.topics.filter(({ id }) => !namedIds.has(id))] }
}

async function rankedPage(
  ctx: Ctx,
  { sources, limit }: Omit<Search, 'agentUrl'>,
  { signal_spec: brief }: GetSignals,
  cursor: string | undefined,
): Promise<Found> {
  if (limit === 0) return { topics: [], ranked: new Map(), nextCursor: cursorOf('ranked', '') }
  // Without a brief there is nothing to choose by: the library alone is listed.
  const listed = brief === undefined && sources === 'both' ? 'library' : sources
  const ranking = await rankTopics(await reading(ctx), {
    brief: brief ?? '',
    sources: listed,
    limit,
    cursor: cursor || undefined,
  })
  const ranked = new Map(ranking.items.map((item) => [item.id, item]))
  return {
    topics: await topicsByHandle(ctx, [...ranked.keys()], sources !== 'library'),
    ranked: brief === undefined ? new Map() : ranked,
    nextCursor: ranking.nextCursor === null ? null : cursorOf('ranked', ranking.nextCursor),
    ...(brief === undefined ? {} : { understood: { clauses: ranking.clauses, excluded: ranking.excluded } }),
  }
}

/** Null where no ids are asked for. Those of other agents are none of ours. */
function requestedHandles(agentUrl: string, { signal_ids: ids, signal_refs: refs }: GetSignals): string[] | null {
  if (!ids && !refs) return null
  const ofIds = (ids ?? []).flatMap(({ source, agent_url, id }) =>
    source === 'agent' && agent_url === agentUrl ? [id] : [],
  )
  const ofRefs = (refs ?? []).flatMap(({ scope, signal_source_url: url, signal_id }) =>
    scope === 'signal_source' && url === agentUrl ? [signal_id] : [],
  )
  return [...new Set([...ofIds, ...ofRefs].filter((id) => typeof id === 'string'))]
}

type Position = { offset: number; ranked?: string }

/** Where the next page begins: among the ids that were asked for, or in the ranking. */
const cursorOf = (part: 'ids' | 'ranked', position: string): string =>
  Buffer.from(`${part} ${position}`).toString('base64url')

function positionIn(cursor: string | undefined): Position {
  if (cursor === undefined) return { offset: 0 }
  const [, part, position = ''] = /^(ids|ranked) (\S*)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (part === 'ranked') return { offset: 0, ranked: position }
  if (part === 'ids' && /^\d{1,6}$/.test(position)) return { offset: Number(position) }
  throw new SignalError('INVALID_REQUEST', 'cursor is not one that get_signals returned', {
    field: 'pagination.cursor',
  })
}
