import type { z } from 'zod'
import type { PlatformAddresses } from '../config'
import { movedDestination } from '../connectors/destinations'
import {
  configSchema,
  credentialsSchema,
  type Direction,
  effectiveConfig,
  type Platform,
} from '../connectors/platforms'
import type { Db } from '../db/db'
import { badRequest } from '../errors'
import { holdTemplateKey } from '../templates/write'
import type { Credentials } from './encryption'
import type { ConnectionRow } from './schema'

type Given = Record<string, unknown>

/** As the platform wants them, or a 400 that names the key. Null says nothing. */
export const checkedConfig = (platform: Platform, direction: Direction, given: Given): Given =>
  checked(configSchema(platform, direction), given)

export const checkedCredentials = (platform: Platform, given: Given): Credentials =>
  checked(credentialsSchema(platform), given) as Credentials

function checked<T>(schema: z.ZodType<T>, given: Given): T {
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
  const parsed = schema.safeParse(said)
  if (!parsed.success) throw badRequest(parsed.error.issues[0]!.message)
  return parsed.data
}

/**
 * Credentials go where they were entered for: with an address of another origin they are asked for again, so that nobody
 * learns stored ones by sending them to a place of their own.
 */
export function assertSameDestination(
  { platform, direction, config: before }: Pick<ConnectionRow, 'platform' | 'direction' | 'config'>,
  after: Given,
  addresses: PlatformAddresses,
): void {
  const moved = movedDestination(
    configSchema(platform, direction),
    effectiveConfig(platform, before, addresses),
    effectiveConfig(platform, after, addresses),
  )
  if (moved) throw badRequest(`credentials must be entered again when ${moved}`)
}

/** Held until the transaction ends: a template that a connection names is not deleted. */
export async function assertTemplate(db: Db, key: unknown): Promise<void> {
  if (typeof key !== 'string' || (await holdTemplateKey(db, key))) return
  throw badRequest(`config.template_key: there is no output template ${key}`)
}
