import { createHash, randomUUID } from 'node:crypto'
import { dirname } from 'node:path/posix'
import { pipeline } from 'node:stream/promises'
import type SftpClient from 'ssh2-sftp-client'
import { explain, plainWords } from '../outbound/explain'
import { OutboundError } from '../outbound/outbound-error'
import { required } from '../settings'
import type { Call } from './schema'
import type { Store } from './store'

const SSH_PORT = 22

/** An SFTP server, over a guarded socket. */
export async function openSftp({ http, config, credentials, deadline }: Call): Promise<Store> {
  const host = required(credentials.sftp_host, 'SFTP host is required')
  const username = required(credentials.sftp_username, 'SFTP username is required')
  const password = required(credentials.sftp_password, 'SFTP password is required')
  const port = Number(credentials.sftp_port ?? SSH_PORT)
  const timeoutMs = Math.max(1, deadline - Date.now())
  const late = AbortSignal.timeout(timeoutMs)
  const server = { host: `${host}:${port}`, hostname: host }
  const explained = (error: unknown) =>
    late.aborted ? explain(late.reason, server, timeoutMs).as(FINAL) : sftpError(error, server.host, password)

  // Loaded here because most installations never need it.
  const { default: Client } = await import('ssh2-sftp-client')
  const ignored = () => {}
  const client = new Client('taxon', { error: ignored, end: ignored, close: ignored })
  const gone = new AbortController()
  const sock = await http.socket(host, port, late).catch((error) => {
    throw explain(error, server, timeoutMs).as({ unknown: false })
  })
  try {
    sock.once('close', () => gone.abort(new Error('the connection was lost')))
    await client.connect({ sock, username, password, readyTimeout: timeoutMs, ...verifying(config.sftp_host_key) })
  } catch (error) {
    sock.destroy()
    const failure = explained(error)
    throw failure.as({ refusesLogin: failure.unauthorized })
  }
  return {
    write: (path, content) =>
      upload(client, path, content, gone.signal).catch((error) => {
        throw explained(error)
      }),
    close: async () => {
      if (!gone.signal.aborted) await client.end().catch(ignored)
    },
  }
}

const verifying = (expected: string | undefined) =>
  expected === undefined ? {} : { hostVerifier: (key: Buffer) => fingerprint(key) === expected.replace(/=$/, '') }

const fingerprint = (key: Buffer) => `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=$/, '')}`

/** Uploads under a temporary name first, so that nobody reads half a file. */
async function upload(
  client: SftpClient,
  path: string,
  content: AsyncIterable<Buffer>,
  gone: AbortSignal,
): Promise<void> {
  const folder = dirname(path)
  if (!(await client.exists(folder))) await makeFolder(client, folder)
  const temporary = `${folder}/.${randomUUID()}.part`
  try {
    await pipeline(content, client.createWriteStream(temporary), { signal: gone })
    // The plain SFTP rename does not replace files, and not every server supports the POSIX one.
    await client.posixRename(temporary, path).catch(() => client.rename(temporary, path))
  } catch (error) {
    if (gone.aborted) throw gone.reason
    await client.delete(temporary, true).catch(() => {})
    throw error
  }
}

/** Another upload may create it at the same moment. */
async function makeFolder(client: SftpClient, folder: string): Promise<void> {
  await client.mkdir(folder, true).catch(async (error) => {
    if (!(await client.exists(folder))) throw error
  })
}

const FINAL = { passing: false, unknown: false }

/** Removes the names of functions that the client puts before its messages. */
function sftpError(error: unknown, server: string, password: string): OutboundError {
  if (error instanceof OutboundError) return error
  const message = error instanceof Error ? error.message : String(error)
  const words = plainWords(message, [password])
    .replace(/^(\w+(->|: ))+/, '')
    .replace(/ From: .*/, '')
  return new OutboundError(`SFTP ${server}: ${words}`, {
    words,
    passing: !/authentication|denied|verification/i.test(words),
    unauthorized: /authentication/i.test(words),
  })
}
