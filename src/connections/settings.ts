import type { z } from 'zod'
import type { PlatformAddresses } from '../config'
import { configSchema, credentialsSchema, effectiveConfig } from '../connectors/connection-schemas'
import type { Connector, Direction } from '../connectors/connector'
import { movedDestination } from '../connectors/destinations'
import type { Db } from '../db/db'
import { badRequest } from '../errors'
import { lockTemplateKey } from '../templates/write'
import type { Credentials } from './encryption'
import type { ConnectionRow } from './schema'

type Settings = Record<string, unknown>

export function assertDirection({ platform, directions }: Connector, direction: Direction): void {
  if (!directions || directions.includes(direction)) return
  throw badRequest(`direction must be one of ${directions.join(', ')} for ${platform}`)
}

/** As the connector wants them, or a 400 that names the key. Null counts as absent. */
export const checkedConfig = (connector: Connector, direction: Direction, config: Settings): Settings =>
  checked(configSchema(connector, direction), config)

export const checkedCredentials = (connector: Connector, credentials: Settings): Credentials =>
  checked(credentialsSchema(connector), credentials) as Credentials

function checked<T>(schema: z.ZodType<T>, settings: Settings): T {
  const present = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null))
  const parsed = schema.safeParse(present)
  if (!parsed.success) throw badRequest(parsed.error.issues[0]!.message)
  return parsed.data
}

/**
 * Stored credentials go only to the origin they were entered for. An update that changes it must bring them again, so
 * that nobody learns them by pointing a connection at a server of their own.
 */
export function assertSameDestination(
  connector: Connector,
  { direction, config: before }: Pick<ConnectionRow, 'direction' | 'config'>,
  after: Settings,
  addresses: PlatformAddresses,
): void {
  const moved = movedDestination(
    configSchema(connector, direction),
    effectiveConfig(connector, before, addresses),
    effectiveConfig(connector, after, addresses),
  )
  if (moved) throw badRequest(`credentials must be entered again when ${moved}`)
}

/** Locks the template until the transaction ends, so that nobody deletes one that a connection names. */
export async function assertTemplate(db: Db, key: unknown): Promise<void> {
  if (typeof key !== 'string' || (await lockTemplateKey(db, key))) return
  throw badRequest(`config.template_key: there is no output template ${key}`)
}
