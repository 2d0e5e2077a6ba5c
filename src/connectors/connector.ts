import type { z } from 'zod'
import type { PlatformAddresses } from '../config'
import type { HttpClient } from './http'

/** One piece of work on a platform: with what, as whom, and until when (by Date.now()). */
export type PlatformCall<C, K> = {
  http: HttpClient
  addresses: PlatformAddresses
  config: C
  credentials: K
  deadline: number
}

/** A platform that segments are pushed to. What its connections are set up with is checked when they are made. */
export type Connector<C extends z.ZodObject = z.ZodObject, K extends z.ZodObject = z.ZodObject> = {
  config: C
  credentials: K
  /** Says what it found, or throws an OutboundError. */
  test(call: PlatformCall<z.output<C>, z.output<K>>): Promise<string>
}

export const defineConnector = <C extends z.ZodObject, K extends z.ZodObject>(connector: Connector<C, K>) => connector
