import type { RankedTopic } from '../search'
import { type Deployed, deploymentOf } from './deployments'
import type { Destination } from './destinations'
import { NO_PRICE, type Price } from './prices'
import type { Release } from './release'
import type { SignalTopic } from './topics'

/** What all signals of an answer have in common. */
export type Offer = {
  agentUrl: string
  dataProvider: string
  prices: readonly Price[]
  destinations: readonly Destination[]
  deployed: Deployed
  /** Null: the answer fits all releases. */
  release: Release | null
}

/** An id of the protocol's: external ids may hold other characters. */
const SIGNAL_ID = /^[a-zA-Z0-9_-]+$/

export const signalIdOf = ({ id, externalId }: SignalTopic): string =>
  externalId !== null && SIGNAL_ID.test(externalId) ? externalId : id

/** `ranked`: its place in the answer to a brief. */
export function toSignal(topic: SignalTopic, offer: Offer, ranked: RankedTopic | undefined) {
  const { agentUrl, dataProvider, destinations, deployed } = offer
  const signalId = signalIdOf(topic)
  return {
    signal_id: { source: 'agent', agent_url: agentUrl, id: signalId },
    signal_ref: { scope: 'signal_source', signal_source_url: agentUrl, signal_id: signalId },
    signal_agent_segment_id: topic.externalId ?? topic.id,
    name: topic.name,
    description: topic.description,
    value_type: 'binary',
    signal_type: topic.isOwned ? 'owned' : 'custom',
    data_provider: dataProvider,
    ...coverageOf(offer),
    deployments: destinations.map((destination) =>
      deploymentOf(destination, deployed.of(topic.id, destination.connection.id)),
    ),
    ...pricingOf(offer),
    ext: {
      taxon: {
        topic_id: topic.id,
        coverage: 'unknown',
        ...(ranked ? { score: ranked.score, reasons: ranked.reasons } : {}),
      },
    },
  }
}

/** How many people a topic reaches is not known here. 3.0 demands a number. */
const coverageOf = ({ release }: Offer) => (release === '3.1' ? {} : { coverage_percentage: 0 })

function pricingOf({ release, prices }: Offer) {
  if (prices.length > 0) return { pricing_options: prices }
  return release === '3.1' ? {} : { pricing_options: [NO_PRICE] }
}
