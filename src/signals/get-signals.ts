import { access } from '../access'
import { isAllowed } from '../auth/authorize'
import type { Connection } from '../connections/schema'
import type { Ctx } from '../context'
import { SIGNALS_PAGE, SIGNALS_PAGE_MAX } from '../limits'
import type { RankedTopic } from '../search'
import { readDeployed } from './deployments'
import { type Destination, destinationsOf, matching, outboundConnections } from './destinations'
import { type Found, findTopics } from './find-topics'
import { isWithin, type Price, pricesOf } from './prices'
import { negotiatedRelease } from './release'
import type { GetSignals, Settings, SignalFilters } from './schema'
import { readSettings } from './settings'
import { type Offer, toSignal } from './signal'

type Agent = { agentUrl: string }

/** Signals for a brief, by their ids, or all of the library: a page of them. */
export async function getSignals(ctx: Ctx, { agentUrl }: Agent, input: GetSignals) {
  const release = negotiatedRelease(input)
  const [settings, connections] = await Promise.all([readSettings(ctx), outboundConnections(ctx)])
  const destinations = wantedDestinations(ctx, connections, input)
  const offer = {
    agentUrl,
    release,
    dataProvider: settings.data_provider ?? ctx.org.name,
    prices: pricesOf(
      settings.prices,
      destinations.wanted.map(({ connection }) => connection),
    ),
    destinations,
  }
  const sources = isOffered(offer, input) ? wantedSources(settings, input.filters) : null
  const found = sources ? await findTopics(ctx, { agentUrl, sources, limit: pageSize(input) }, input) : NOTHING
  return {
    signals: await toSignals(ctx, offer, found),
    pagination: {
      has_more: found.nextCursor !== null,
      ...(found.nextCursor === null ? {} : { cursor: found.nextCursor }),
    },
    // Prices are the same for all accounts.
    cache_scope: 'public',
    ...(found.understood ? { ext: { taxon: found.understood } } : {}),
  }
}

const NOTHING: Found = { topics: [], ranked: new Map(), nextCursor: null }

const pageSize = ({ pagination, max_results: legacy }: GetSignals): number =>
  pagination?.max_results ?? Math.min(Math.floor(legacy ?? SIGNALS_PAGE), SIGNALS_PAGE_MAX)

/** Null where the caller may not see what is active on platforms. */
function wantedDestinations(ctx: Ctx, connections: readonly Connection[], { destinations: requested }: GetSignals) {
  const all = destinationsOf(connections)
  const wanted = requested ? [...new Set(requested.flatMap((one) => matching(all, one)))] : all
  return { wanted, shown: isAllowed(access.scope('activations'), ctx.caller) ? wanted : [] }
}

type Terms = { dataProvider: string; prices: readonly Price[]; destinations: { wanted: readonly Destination[] } }

/** What is the same for all signals: if it does not fit the filters, none does. */
function isOffered({ dataProvider, prices, destinations }: Terms, input: GetSignals): boolean {
  const { data_providers: providers, min_coverage_percentage: coverage = 0, ...limits } = input.filters ?? {}
  const isOfProvider = providers?.some((name) => name.trim().toLowerCase() === dataProvider.toLowerCase()) ?? true
  const isDeliverable = input.destinations === undefined || destinations.wanted.length > 0
  return isOfProvider && coverage === 0 && isWithin(prices, limits) && isDeliverable
}

function wantedSources({ include_catalog }: Settings, { catalog_types: types }: SignalFilters = {}) {
  const isOwnedWanted = types?.includes('owned') ?? true
  const isCatalogWanted = include_catalog && (types?.includes('custom') ?? true)
  if (isOwnedWanted) return isCatalogWanted ? 'both' : 'library'
  return isCatalogWanted ? 'addable' : null
}

async function toSignals(
  ctx: Ctx,
  {
    destinations: { shown },
    ...terms
  }: Omit<Offer, 'destinations' | 'deployed'> & { destinations: { shown: readonly Destination[] } },
  { topics, ranked }: { topics: Found['topics']; ranked: ReadonlyMap<string, RankedTopic> },
) {
  const connectionIds = shown.map(({ connection }) => connection.id)
  const deployed = await readDeployed(
    ctx,
    topics.map(({ id }) => id),
    connectionIds,
  )
  const offer = { ...terms, destinations: shown, deployed }
  return topics.map((topic) => toSignal(topic, offer, ranked.get(topic.id)))
}
