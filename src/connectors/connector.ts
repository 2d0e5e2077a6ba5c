import type { z } from 'zod'
import type { AwsConfig, PlatformAddresses } from '../config'
import type { Section } from './form'
import type { HttpClient } from './outbound/http'

export const DIRECTIONS = ['inbound', 'outbound', 'bidirectional'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** What a connector works with: settings, credentials, the organization's id, and a deadline (by Date.now()). */
export type PlatformCall<C, K> = {
  http: HttpClient
  aws: AwsConfig
  orgId: string
  /** With the operator's addresses where the connection names none. */
  config: C
  credentials: K
  deadline: number
}

export type SegmentQuery = {
  /** As it was passed to `create`: the connector cuts it to the same length again. */
  name: string
  /** Ids of segments that belong to other topics, whatever their name: `find` ignores them. */
  except?: ReadonlySet<string>
}

export type Segment = SegmentQuery & {
  description: string
  /** Stays the same for a topic on a connection: the segment's id where the platform leaves ids to us. */
  key: string
  /** For platforms that match people by values. May be read more than once. */
  matchValues?: () => AsyncIterable<string>
}

/** What names segments where the connection's config has no `template_key`. */
export type SegmentNaming =
  /** An output that is stored with each topic, by the key of its built-in template. */
  | { output: string }
  /** A template that is rendered whenever a name is needed. */
  | { template: string }
  /** Group > Category > Subcategory > Topic. */
  | 'path'

type Call<C extends z.ZodObject, K extends z.ZodObject> = PlatformCall<z.output<C>, z.output<K>>

/** A platform that segments are pushed to: how it presents itself, what it is set up with, and what it can do. */
export type Connector<C extends z.ZodObject = z.ZodObject, K extends z.ZodObject = z.ZodObject> = {
  /** The key that connections name it by: lowercase letters, digits and underscores. */
  platform: string
  title: string
  /** The `d` of an SVG path: 24 by 24, drawn as lines. */
  icon: string
  /** Absent: all of them. */
  directions?: readonly Direction[]
  config: C
  credentials: K
  /** What people are asked for, in this order. Keys of the schemas above that have a field (see form.ts). */
  form: readonly Section<`config.${keyof C['shape'] & string}` | `credentials.${keyof K['shape'] & string}`>[]
  /** The one value that an outbound connection may give as config.auth_type; absent where the config has its own. */
  authType?: string
  /** The operator's addresses, for connections that name none. */
  defaults?(addresses: PlatformAddresses): Partial<z.output<C>>
  /** The most characters that are sent; longer texts are cut (see cutTo). */
  limits: { name?: number; description?: number }
  naming: SegmentNaming
  /** What of a segment the platform does not take, with this config. Absent: it takes all. */
  omits?(config: z.output<C>): readonly ('description' | 'price')[]
  /** Creating a segment again makes no second one: its key identifies it. */
  idempotent?: true
  /** What people should know about the test, where it does less than they expect. */
  testNote?: string
  /** The test calls nobody, so it says nothing about the credentials. */
  testsSettingsOnly?: true
  /** Returns what it saw, or throws an OutboundError, as all of these do. */
  test(call: Call<C, K>): Promise<string>
  /** Returns the platform's id. An error with `unknown` may have created the segment: `find` it before another try. */
  create(call: Call<C, K>, segment: Segment): Promise<string>
  update(call: Call<C, K>, segmentId: string, segment: Segment): Promise<void>
  /** A segment in use with exactly this name, or null if there is none. If it cannot tell, it throws. */
  find?(call: Call<C, K>, query: SegmentQuery): Promise<string | null>
  /** Absent: segments expire when they are no longer updated. */
  deactivate?(call: Call<C, K>, segmentId: string): Promise<void>
  /** All segments that the platform has of ours, also those that are out of use. */
  segments?(call: Call<C, K>): AsyncIterable<{ id: string; name: string; inUse: boolean }>
}

/** Fixes the types of config and credentials, so that the functions below them know both. */
export const defineConnector = <C extends z.ZodObject, K extends z.ZodObject>(connector: Connector<C, K>) => connector
