import { type ZodObject, z } from 'zod'
import type { PlatformAddresses } from '../config'
import { storableStart } from '../storable'
import type { Connector, Direction } from './connector'
import { inboundConfig, inboundCredentials } from './inbound/schema'
import { choice } from './settings'
import { signalConfig } from './signal-destinations'

/** The config that calls are made with: where it names no address, the operator's. */
export const effectiveConfig = (
  { defaults }: Connector,
  config: Record<string, unknown>,
  addresses: PlatformAddresses,
): Record<string, unknown> => ({ ...defaults?.(addresses), ...config })

/** The keys of the platform and those of a source, because a connection to any platform may also be read from. */
export function configSchema({ platform, config, authType }: Connector, direction: Direction) {
  const both = config.extend({ ...inboundConfig, ...(direction === 'inbound' ? {} : signalConfig) })
  const shape =
    direction === 'outbound' && authType
      ? both.extend({ auth_type: choice('config.auth_type', [authType]).optional() })
      : both
  return closed(shape, 'config', platform).refine(
    (settings) => direction === 'outbound' || settings.base_url !== undefined,
    'config.base_url is required',
  )
}

export const credentialsSchema = ({ platform, credentials }: Connector) =>
  closed(credentials.extend(inboundCredentials), 'credentials', platform)

/** A key that nobody reads is a mistake, better reported at once. */
const closed = (shape: ZodObject, name: string, platform: string) =>
  z.strictObject(shape.shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${name}.${storableStart(issue.keys[0] ?? '', 100)} is no setting of a ${platform} connection`
        : `${name} must be an object`,
  })
