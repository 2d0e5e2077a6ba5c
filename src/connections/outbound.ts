import type { z } from 'zod'
import type { PlatformAddresses } from '../config'
import { credentialsSchema, effectiveConfig } from '../connectors/connection-schemas'
import type { Connector, PlatformCall } from '../connectors/connector'
import { settingField } from '../connectors/form'
import { type HttpClient, withConnectionSecrets } from '../connectors/outbound/http'
import { OutboundError, withoutSecrets } from '../connectors/outbound/outbound-error'
import { type Connectors, connectorOf } from '../connectors/registry'
import type { Ctx } from '../context'
import { bool, type RowOf } from '../db/rows'
import { connections } from '../db/tables'
import { conflict, notFound } from '../errors'
import { inSpan } from '../telemetry/tracing'
import { type Credentials, type Sealed, SealedError, type Vault } from './encryption'
import { ownerOf } from './find'
import { noteAcceptance, noteRefusal } from './refusal'
import { CONNECTION, type ConnectionRow } from './schema'

/** What calls to other systems need besides the request. */
export type Outbound = { http: HttpClient; vault: Vault; addresses: PlatformAddresses; connectors: Connectors }

type Call = PlatformCall<Record<string, unknown>, Credentials>

/** Calls the other system, by a deadline. */
export type CallOut = <T>(deadline: number, work: (call: Call) => Promise<T>) => Promise<T>

export const callOut = async <T>(
  ctx: Ctx,
  outbound: Outbound,
  connection: Pick<ConnectionRow, 'id'>,
  deadline: number,
  work: (call: Call) => Promise<T>,
): Promise<T> => (await openConnection(ctx, outbound, connection))(deadline, work)

/**
 * For calls with a connection's credentials. They are decrypted only here, and cut out of error messages in case the
 * other side repeats them.
 */
export async function openConnection(
  ctx: Ctx,
  outbound: Outbound,
  { id }: Pick<ConnectionRow, 'id'>,
): Promise<CallOut> {
  const { platform, config, is_refused, ...sealed } = await settingsOf(ctx, id)
  const credentials = unsealed(ctx, outbound.vault, id, sealed)
  const call = callWith(ctx, outbound, { platform, config, credentials })
  return async (deadline, work) => {
    try {
      const answer = await call(deadline, work)
      if (is_refused) await noteAcceptance(ctx, id)
      return answer
    } catch (error) {
      if (error instanceof OutboundError && error.unauthorized) await noteRefusal(ctx, id, sealed, error.message)
      throw error
    }
  }
}

type EnteredSettings = { platform: string; config: Record<string, unknown>; credentials: Credentials }

/** For calls with settings that need not be stored. */
export function callWith(
  ctx: Ctx,
  outbound: Outbound,
  { platform, credentials, ...entered }: EnteredSettings,
): CallOut {
  const { http, addresses, connectors } = outbound
  const connector = connectorOf(connectors, platform)
  const config = effectiveConfig(connector, entered.config, addresses)
  const secrets = secretsIn(connector, credentials)
  const facts = { 'taxon.connector': platform, 'taxon.org.id': ctx.org.id }
  const call = {
    http: withConnectionSecrets(http, secrets),
    aws: addresses.aws,
    orgId: ctx.org.id,
    config,
    credentials,
  }
  return async (deadline, work) => {
    try {
      return await inSpan(`platform ${platform}`, { facts }, () => work({ ...call, deadline }))
    } catch (error) {
      throw error instanceof OutboundError ? withoutSecrets(error, secrets) : error
    }
  }
}

/** For a test of other settings with the stored credentials. */
export async function storedSettings(ctx: Ctx, { vault }: Outbound, id: string) {
  const { config, credentials, credentials_key } = await settingsOf(ctx, id)
  return {
    config,
    hasCredentials: credentials !== null,
    credentials: () => unsealed(ctx, vault, id, { credentials, credentials_key }),
  }
}

const SETTINGS = {
  platform: CONNECTION.platform,
  config: CONNECTION.config,
  credentials: connections.credentials,
  credentials_key: connections.credentials_key,
  is_refused: bool,
}
type Settings = RowOf<typeof SETTINGS>

/** Addresses and credentials in one query: credentials that were entered for one address never go to another. */
async function settingsOf(ctx: Ctx, id: string): Promise<Settings> {
  const [row] = await ctx.db.query(SETTINGS, {
    text: `SELECT platform, config, credentials, credentials_key, credentials_refused_at IS NOT NULL AS is_refused
           FROM connections WHERE org_id = $1 AND id = $2`,
    values: [ctx.org.id, id],
  })
  if (!row) throw notFound('Connection')
  return row
}

export const UNREADABLE = 'The stored credentials cannot be read, set them again'

function unsealed(ctx: Ctx, vault: Vault, id: string, sealed: Pick<Settings, keyof Sealed>): Credentials {
  const { credentials, credentials_key } = sealed
  if (credentials === null || credentials_key === null) return {}
  try {
    return vault.open({ credentials, credentials_key }, ownerOf(ctx.org.id, id))
  } catch (error) {
    if (!(error instanceof SealedError)) throw error
    ctx.log.error({ connection: id }, error.message)
    throw conflict(UNREADABLE)
  }
}

/** All but those that a message may need, such as the name of a host. */
function secretsIn(connector: Connector, credentials: Credentials): string[] {
  const { shape } = credentialsSchema(connector)
  return Object.entries(credentials).flatMap(([key, value]) => {
    const setting = shape[key]
    return setting && settingField(setting as z.ZodType)?.public ? [] : [value]
  })
}
