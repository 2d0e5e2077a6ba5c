import { listConnections } from '../connections/list'
import type { Connection } from '../connections/schema'
import { isSameDestination, type SignalDestination } from '../connectors/signal-destinations'
import type { Ctx } from '../context'
import { SignalError } from './errors'
import type { RequestedDestination } from './schema'

/** An outbound connection under one of the names by which agents know it. */
export type Destination = { connection: Connection; named: SignalDestination }

/** Those of the caller's workspace, newest connection first. */
export async function outboundConnections(ctx: Ctx): Promise<Connection[]> {
  const connections = await listConnections(ctx, {})
  return connections.filter(({ direction }) => direction !== 'inbound')
}

export const destinationsOf = (connections: readonly Connection[]): Destination[] =>
  connections.flatMap((connection) => namesOf(connection).map((named) => ({ connection, named })))

function namesOf({ id, platform, config }: Connection): SignalDestination[] {
  const names = (config.signal_destinations ?? []) as SignalDestination[]
  return names.length > 0 ? names : [{ type: 'platform', platform, account: id }]
}

export const matching = (destinations: readonly Destination[], requested: RequestedDestination): Destination[] =>
  destinations.filter(({ named }) => isSameDestination(named, requested))

/** The destination of each that is requested, or the protocol's error before anything is sent. */
export function theOnesRequested(
  destinations: readonly Destination[],
  requested: readonly RequestedDestination[],
): Destination[] {
  return requested.map((one, at) => {
    const [destination, another] = matching(destinations, one)
    const field = `destinations[${at}]`
    if (!destination) {
      throw new SignalError(
        'DEPLOYMENT_UNAUTHORIZED',
        'No connection delivers to this destination: get_signals lists those that can be used, in deployments',
        { field },
      )
    }
    if (another) {
      throw new SignalError(
        'INVALID_REQUEST',
        'Several connections have this destination: their settings must differ',
        {
          field,
        },
      )
    }
    return destination
  })
}
