import type { z } from 'zod'
import type { AwsConfig, PlatformAddresses } from '../config'
import type { HttpClient } from './outbound/http'

/** One piece of work on a platform: with what, as whom, for whom, and until when (by Date.now()). */
export type PlatformCall<C, K> = {
  http: HttpClient
  aws: AwsConfig
  /** The organization that asks. */
  orgId: string
  /** With the operator's addresses where the connection names none. */
  config: C
  credentials: K
  deadline: number
}

export type Sought = {
  /** As it was given to `create`: the connector cuts it as it did then. */
  name: string
  /** Segments of the platform that are known to be others, whatever their name: they are not found. */
  except?: ReadonlySet<string>
}

export type Segment = Sought & {
  description: string
  /** Stays the same for a topic on a connection: the segment's id where the platform leaves ids to us. */
  key: string
  /** What a platform without identities of its own matches people by. May be read more than once. */
  matchValues?: () => AsyncIterable<string>
}

/** A platform that segments are pushed to. What its connections are set up with is checked when they are made. */
export type Connector<C extends z.ZodObject = z.ZodObject, K extends z.ZodObject = z.ZodObject> = {
  config: C
  credentials: K
  /** What the operator set up for connections that name no address of their own. */
  defaults?(addresses: PlatformAddresses): Partial<z.output<C>>
  /** The most characters that are sent; longer ones are cut (see cutTo). */
  limits: { name?: number; description?: number }
  /** Creating again what may exist already makes no second segment: the key says which one it is. */
  idempotent?: true
  /** Says what it found, or throws an OutboundError, as all of these do. */
  test(call: PlatformCall<z.output<C>, z.output<K>>): Promise<string>
  /** The platform's id. An error with `unknown` may have created the segment: `find` it before another try. */
  create(call: PlatformCall<z.output<C>, z.output<K>>, segment: Segment): Promise<string>
  update(call: PlatformCall<z.output<C>, z.output<K>>, segmentId: string, segment: Segment): Promise<void>
  /** A segment in use with exactly this name. Null says that there is none; what cannot be said is an error. */
  find?(call: PlatformCall<z.output<C>, z.output<K>>, sought: Sought): Promise<string | null>
  /** Absent: segments expire when they are no longer updated. */
  deactivate?(call: PlatformCall<z.output<C>, z.output<K>>, segmentId: string): Promise<void>
  /** All that the platform has of ours, also those that are out of use. */
  segments?(call: PlatformCall<z.output<C>, z.output<K>>): AsyncIterable<{ id: string; name: string }>
}

export const defineConnector = <C extends z.ZodObject, K extends z.ZodObject>(connector: Connector<C, K>) => connector
