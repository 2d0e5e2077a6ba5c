import { access } from '../access'
import { audit } from '../audit/audit'
import { isAllowed } from '../auth/authorize'
import { adoptTopics } from '../catalog/browse/adopt'
import type { Outbound } from '../connections/outbound'
import type { Ctx } from '../context'
import { findTopicId } from '../topics/find'
import { activateAt, type Deployment, deactivateAt } from './deploy'
import { deploymentOf } from './deployments'
import { type Destination, destinationsOf, outboundConnections, theOnesRequested } from './destinations'
import { SignalError } from './errors'
import { chosenPrice, pricesAt } from './prices'
import { negotiatedRelease } from './release'
import { type Outcome, oncePerKey } from './replay'
import type { ActivateSignal, Settings } from './schema'
import { readSettings } from './settings'
import { type SignalTopic, topicsByHandle } from './topics'

/** Pushes a signal to connections, or takes it off them; the same idempotency key does it once. */
export function activateSignal(ctx: Ctx, outbound: Outbound, input: ActivateSignal) {
  negotiatedRelease(input)
  return oncePerKey(ctx, input, () => carryOut(ctx, outbound, input))
}

async function carryOut(ctx: Ctx, outbound: Outbound, input: ActivateSignal): Promise<Outcome> {
  const [settings, connections] = await Promise.all([readSettings(ctx), outboundConnections(ctx)])
  const topic = await findSignal(ctx, input, settings)
  const destinations = theOnesRequested(destinationsOf(connections), input.destinations)
  const isActivation = input.action === 'activate'
  const price = isActivation ? chosenPrice(pricesAt(settings.prices, destinations), input.pricing_option_id) : null
  const topicId = isActivation ? await inLibrary(ctx, topic) : topic.id
  const change = isActivation ? activateAt : deactivateAt
  const results = await atEach(destinations, (connectionId) => change(ctx, outbound, topicId, connectionId))
  if (results.every(({ hasFailed }) => hasFailed)) throw failureOf(results)
  const hasEnded = results.every(({ isPending }) => !isPending)
  const note = (inside: Ctx) =>
    audit(inside, isActivation ? 'signal.activate' : 'signal.deactivate', {
      subject: { type: 'topic', id: topicId, name: topic.name },
      details: {
        destinations: destinations.map(({ named }) => named),
        ...(price === null ? {} : { price }),
        ...(hasEnded ? {} : { pending: true }),
      },
    })
  return {
    answer: {
      deployments: results.map(({ destination, activation, reason }) => deploymentOf(destination, activation, reason)),
      ...(price === null ? {} : { ext: { taxon: { pricing_option_id: price } } }),
    },
    hasEnded,
    // What is being activated cannot be taken off yet.
    note: isActivation || hasEnded ? note : null,
  }
}

/** The same error for what does not exist and for what is another organization's. */
async function findSignal(ctx: Ctx, input: ActivateSignal, { include_catalog }: Settings): Promise<SignalTopic> {
  const [topic] = await topicsByHandle(ctx, [input.signal_agent_segment_id], include_catalog)
  if (topic) return topic
  throw new SignalError('REFERENCE_NOT_FOUND', 'There is no such signal: get_signals returns those that can be used', {
    field: 'signal_agent_segment_id',
  })
}

/** The library topic; one of the catalog is added first. */
async function inLibrary(ctx: Ctx, { id, isOwned }: SignalTopic): Promise<string> {
  if (isOwned) return id
  if (!isAllowed(access.scope('topics:write', 'topics:write'), ctx.caller)) {
    throw new SignalError(
      'PERMISSION_DENIED',
      'This signal is of the catalog, and activating it adds it to the library: that needs the scope topics:write',
      { field: 'signal_agent_segment_id' },
    )
  }
  await adoptTopics(ctx, { topicIds: [id] })
  return findTopicId(ctx, id)
}

type Result = Deployment & { destination: Destination }

/** Once for each connection, also where two destinations mean the same one. */
async function atEach(
  destinations: readonly Destination[],
  change: (connectionId: string) => Promise<Deployment>,
): Promise<Result[]> {
  const changes = new Map<string, Promise<Deployment>>()
  for (const { connection } of destinations) {
    if (!changes.has(connection.id)) changes.set(connection.id, change(connection.id))
  }
  return Promise.all(
    destinations.map(async (destination) => ({ destination, ...(await changes.get(destination.connection.id)!) })),
  )
}

const failureOf = (results: readonly Result[]): SignalError =>
  new SignalError('ACTIVATION_FAILED', results[0]?.reason ?? 'The platform refused the segment', {
    field: 'destinations[0]',
    details: { reasons: results.map(({ reason }) => reason ?? null) },
  })
