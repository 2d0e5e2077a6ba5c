import { type ZodObject, z } from 'zod'
import type { PlatformAddresses } from '../config'
import type { Connector } from './connector'
import { customApi } from './custom-api/connector'
import { dspapi } from './dspapi/connector'
import { exchange } from './exchange/connector'
import { inboundConfig, inboundCredentials } from './inbound/schema'
import { marketplace } from './marketplace/connector'
import { choice } from './settings'

export const PLATFORMS = ['marketplace', 'dspapi', 'exchange', 'custom_api'] as const
export type Platform = (typeof PLATFORMS)[number]

export const DIRECTIONS = ['inbound', 'outbound', 'bidirectional'] as const
export type Direction = (typeof DIRECTIONS)[number]

export const connectors: Record<Platform, Connector> = { marketplace, dspapi, exchange, custom_api: customApi }

/** The config that calls are made with: where it names no address, the operator's. */
export const effectiveConfig = (
  platform: Platform,
  config: Record<string, unknown>,
  addresses: PlatformAddresses,
): Record<string, unknown> => ({ ...connectors[platform].defaults?.(addresses), ...config })

/** What an outbound connection may call its way of authenticating: the platform has only the one. */
const OUTBOUND_AUTH = { marketplace: 'oauth2', dspapi: 'bearer', exchange: 'header' } as const

/** What a connection is set up with: keys of its platform and, as any may also be read from, those of a source. */
export function configSchema(platform: Platform, direction: Direction) {
  const own = connectors[platform].config.extend(inboundConfig)
  const named = direction === 'outbound' && platform !== 'custom_api' ? OUTBOUND_AUTH[platform] : null
  const shape = named ? own.extend({ auth_type: choice('config.auth_type', [named]).optional() }) : own
  return closed(shape, 'config', platform).refine(
    (config) => direction === 'outbound' || config.base_url !== undefined,
    'config.base_url is required',
  )
}

export const credentialsSchema = (platform: Platform) =>
  closed(connectors[platform].credentials.extend(inboundCredentials), 'credentials', platform)

/** A key that nobody reads is a mistake, better said at once. */
const closed = (shape: ZodObject, name: string, platform: Platform) =>
  z.strictObject(shape.shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${name}.${issue.keys[0]?.slice(0, 100)} is no setting of a ${platform} connection`
        : `${name} must be an object`,
  })
