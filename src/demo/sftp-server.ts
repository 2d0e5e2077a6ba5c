import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2'

export const SFTP_LOGIN = { sftp_username: 'exchange-user', sftp_password: 'an-sftp-password' }

const { STATUS_CODE } = ssh2.utils.sftp

/** What goes wrong in a session, and what somebody wants to know of it. */
export type SftpSession = {
  /** Why the next file cannot be opened. */
  refusal?(): string | undefined
  /** Cuts the connection after this many written bytes. */
  cutAfter?: number
  /** Whether answers stop after so many written bytes. */
  isSilent?(writtenBytes: number): boolean
  onRename?(from: string, to: string): void
}

/** An SFTP server for one account, on loopback. */
export async function serveSftp(folder: string, newSession: () => SftpSession = () => ({})) {
  // Not Ed25519: ssh2 cannot parse one in two hundred of the keys that it generates.
  const hostKey = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })
  const connections = new Set<Connection>()
  const server = new ssh2.Server({ hostKeys: [hostKey.private] }, (client) => {
    connections.add(client)
    client.on('close', () => connections.delete(client))
    client.on('error', () => {})
    client.on('authentication', (attempt) => {
      const { sftp_username, sftp_password } = SFTP_LOGIN
      const isAccepted =
        attempt.method === 'password' && attempt.username === sftp_username && attempt.password === sftp_password
      if (isAccepted) attempt.accept()
      else attempt.reject(['password'])
    })
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => {
        serveFiles(acceptSftp(), folder, newSession(), () => client.end())
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    port,
    /** As ssh-keygen -l prints it. */
    fingerprint: fingerprintOf(hostKey.public),
    credentials: { ...SFTP_LOGIN, sftp_host: '127.0.0.1', sftp_port: String(port) },
    close: () => {
      for (const client of connections) client.end()
      server.close()
    },
  }
}

function fingerprintOf(publicKey: string): string {
  const parsed = ssh2.utils.parseKey(publicKey)
  if (parsed instanceof Error) throw parsed
  return `SHA256:${createHash('sha256').update(parsed.getPublicSSH()).digest('base64').replace(/=$/, '')}`
}

/** As in version 3 of the protocol, a rename does not replace a file. */
function serveFiles(sftp: SFTPWrapper, folder: string, session: SftpSession, cut: () => void) {
  const at = (path: string) => join(folder, normalize(`/${path}`))
  const handles = new Map<number, number>()
  let lastHandle = 0
  let written = 0

  /** Answers with the status of `work`, unless the server has gone silent. */
  const done = (id: number, work: () => void) => {
    if (session.isSilent?.(written)) return
    try {
      work()
      sftp.status(id, STATUS_CODE.OK)
    } catch (error) {
      const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
      sftp.status(id, missing ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE, (error as Error).message)
    }
  }
  const stat = (id: number, path: string) => {
    if (!existsSync(at(path))) return sftp.status(id, STATUS_CODE.NO_SUCH_FILE)
    const { mode, uid, gid, size, atimeMs, mtimeMs } = statSync(at(path))
    sftp.attrs(id, { mode, uid, gid, size, atime: atimeMs / 1000, mtime: mtimeMs / 1000 })
  }
  sftp.on('REALPATH', (id, path) => {
    const filename = normalize(`/${path}`)
    sftp.name(id, [{ filename, longname: filename, attrs: {} as never }])
  })
  sftp.on('STAT', stat)
  sftp.on('LSTAT', stat)
  sftp.on('MKDIR', (id, path) => done(id, () => mkdirSync(at(path))))
  sftp.on('OPEN', (id, path) => {
    const refusal = session.refusal?.()
    if (refusal) return sftp.status(id, STATUS_CODE.FAILURE, refusal)
    try {
      handles.set(++lastHandle, openSync(at(path), 'w'))
    } catch {
      return sftp.status(id, STATUS_CODE.NO_SUCH_FILE)
    }
    const handle = Buffer.alloc(4)
    handle.writeUInt32BE(lastHandle)
    sftp.handle(id, handle)
  })
  sftp.on('FSTAT', (id) => sftp.attrs(id, { mode: 0o644, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 }))
  sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK))
  sftp.on('WRITE', (id, handle, offset, data) => {
    written += data.length
    if (session.cutAfter !== undefined && written > session.cutAfter) return cut()
    done(id, () => writeSync(handles.get(handle.readUInt32BE())!, data, 0, data.length, offset))
  })
  sftp.on('CLOSE', (id, handle) => done(id, () => closeSync(handles.get(handle.readUInt32BE())!)))
  sftp.on('REMOVE', (id, path) => done(id, () => rmSync(at(path))))
  sftp.on('RENAME', (id, from, to) =>
    done(id, () => {
      if (existsSync(at(to))) throw new Error('The file exists')
      renameSync(at(from), at(to))
      session.onRename?.(from, to)
    }),
  )
}
