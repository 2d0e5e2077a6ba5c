import { open, rename, rm, stat } from 'node:fs/promises'
import { Readable, Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ExportFilters } from './export-filters'
import { createProgress, type Progress } from './progress'
import { address, refusal, ServerError, workspaceHeader } from './server'

export type ExportArgs = {
  file?: string
  url: string
  key: string
  format: 'csv' | 'json'
  full?: boolean
  workspace?: string
  filters?: ExportFilters
}
export type ExportIo = { output: Writable; terminal: Writable & { isTTY?: boolean } }

/** Writes to `<file>.part` first, so that a file with the final name is always complete. */
export async function runExport(args: ExportArgs, { output, terminal }: ExportIo): Promise<void> {
  const progress = createProgress(terminal)
  const partial = args.file && `${args.file}.part`
  // Opened before the server is asked, which counts the export.
  const target = partial ? await openFile(partial, args.file!) : output
  try {
    await pipeline(await request(args), counted(progress), target, { end: partial !== undefined })
    if (partial) await rename(partial, args.file!)
  } catch (error) {
    if (partial) await rm(partial, { force: true })
    throw isBroken(error)
      ? new ServerError('the server ended the export early, so the output is incomplete. Try again')
      : error
  } finally {
    progress.clear()
  }
}

/** A problem is told of the file that was asked for. */
async function openFile(partial: string, file: string): Promise<Writable> {
  const isFolder = (await stat(file).catch(() => null))?.isDirectory()
  if (isFolder) throw Object.assign(new Error('Cannot replace a folder'), { code: 'EISDIR', path: file })
  const handle = await open(partial, 'w').catch((error) => {
    throw Object.assign(error, { path: file })
  })
  return handle.createWriteStream()
}

async function request({ url, key, format, full, workspace, filters = {} }: ExportArgs): Promise<Readable> {
  const target = address(url, '/api/export')
  target.searchParams.set('format', format)
  if (full) target.searchParams.set('full', 'true')
  for (const [name, value] of Object.entries(filters)) target.searchParams.set(name, value)
  const headers = { authorization: `Bearer ${key}`, ...workspaceHeader(workspace) }
  const response = await fetch(target, { headers }).catch(() => {
    throw new ServerError(`no answer from ${target.origin}. Is the server running?`)
  })
  if (!response.ok) throw await refusal(response)
  return Readable.fromWeb(response.body! as Parameters<typeof Readable.fromWeb>[0])
}

function counted(progress: Progress): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      progress.show(`Exported ${(bytes / 1_000_000).toFixed(1)} MB`)
      done(null, chunk)
    },
  })
}

/** undici's message for a connection that closed before the body ended. */
const isBroken = (error: unknown): boolean => error instanceof TypeError && error.message === 'terminated'
