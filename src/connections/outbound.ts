import type { PlatformAddresses } from '../config'
import type { PlatformCall } from '../connectors/connector'
import type { HttpClient } from '../connectors/http'
import { OutboundError, withoutSecrets } from '../connectors/outbound-error'
import type { Ctx } from '../context'
import { conflict } from '../errors'
import { type Credentials, type Sealed, SealedError, type Vault } from './encryption'
import { ownerOf } from './find'
import type { ConnectionRow } from './schema'

/** What calls to other systems need beside the request. */
export type Outbound = { http: HttpClient; vault: Vault; addresses: PlatformAddresses }

type Call = PlatformCall<Record<string, unknown>, Credentials>

/** Does some work on the other side, by a deadline. */
export type CallOut = <T>(deadline: number, work: (call: Call) => Promise<T>) => Promise<T>

export const callOut = async <T>(
  ctx: Ctx,
  outbound: Outbound,
  connection: Pick<ConnectionRow, 'id' | 'config'>,
  deadline: number,
  work: (call: Call) => Promise<T>,
): Promise<T> => (await openConnection(ctx, outbound, connection))(deadline, work)

/**
 * For calls with a connection's credentials, which are decrypted here and nowhere else. What the other side says of a
 * failure goes on without them, should it repeat them.
 */
export async function openConnection(
  ctx: Ctx,
  { http, vault, addresses }: Outbound,
  { id, config }: Pick<ConnectionRow, 'id' | 'config'>,
): Promise<CallOut> {
  const credentials = await credentialsOf(ctx, vault, id)
  return async (deadline, work) => {
    try {
      return await work({ http, addresses, orgId: ctx.org.id, config, credentials, deadline })
    } catch (error) {
      throw error instanceof OutboundError ? withoutSecrets(error, secretsIn(credentials)) : error
    }
  }
}

async function credentialsOf(ctx: Ctx, vault: Vault, id: string): Promise<Credentials> {
  const [row] = await ctx.db.query<Sealed>({
    text: 'SELECT credentials, credentials_key FROM connections WHERE org_id = $1 AND id = $2 AND credentials IS NOT NULL',
    values: [ctx.org.id, id],
  })
  if (!row) return {}
  try {
    return vault.open(row, ownerOf(ctx.org.id, id))
  } catch (error) {
    if (!(error instanceof SealedError)) throw error
    ctx.log.error({ connection: id }, error.message)
    throw conflict('The stored credentials cannot be read, set them again')
  }
}

/** Not secret, and words that messages may need. */
const PUBLIC = new Set(['header_name', 'sftp_port', 'sftp_host'])

const secretsIn = (credentials: Credentials): string[] =>
  Object.entries(credentials).flatMap(([key, value]) => (PUBLIC.has(key) ? [] : [value]))
