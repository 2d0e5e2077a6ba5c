import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveSftp } from '../../src/demo/sftp-server'

export type SftpServer = Awaited<ReturnType<typeof startSftpServer>>

/** The SFTP server of the demo on a temporary folder, with faults. */
export async function startSftpServer() {
  const folder = await mkdtemp(join(tmpdir(), 'taxon-sftp-'))
  const state = {
    sessions: 0,
    /** For each further session: cut the connection after this many written bytes; undefined: never. */
    cuts: [] as (number | undefined)[],
    /** Stop answering after this many written bytes of a session. */
    silentAfter: Number.POSITIVE_INFINITY,
    /** For each further file: the reason why it cannot be opened. */
    refusals: [] as string[],
    renames: [] as [string, string][],
  }
  const { close, ...server } = await serveSftp(folder, () => {
    state.sessions++
    return {
      refusal: () => state.refusals.shift(),
      cutAfter: state.cuts.shift(),
      isSilent: (writtenBytes) => writtenBytes > state.silentAfter,
      onRename: (from, to) => state.renames.push([from, to]),
    }
  })
  return {
    ...server,
    state,
    files: (under = '.'): string[] => {
      const path = join(folder, under)
      return existsSync(path) ? readdirSync(path).sort() : []
    },
    read: (path: string) => readFileSync(join(folder, path)),
    close: async () => {
      close()
      await rm(folder, { recursive: true })
    },
  }
}
