import { basename } from 'node:path'
import type { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Mapping, readRows } from '../../import/rows'
import type { Batch, ChunkAnswer } from '../../import/schema'
import { IMPORT_POLL_MS, IMPORT_ROWS } from '../../limits'
import type { EngineChoice } from '../../topics/intake/engine-choice'
import { fileProblem } from '../failure'
import { FileError } from '../file-error'
import { createProgress } from '../progress'
import { ServerError } from '../server'
import { createImportApi, type ImportApi, type Wait } from './api'
import { chunksOf, type FileChunk, problemOf } from './csv-chunks'
import { mapColumns } from './csv-columns'
import { type CsvFile, openCsv } from './csv-file'
import { type Counts, createImportDisplay, figure, summary } from './display'
import { estimateFile, estimateText } from './estimate'
import { type RejectedRows, rejectedRows } from './rejected-rows'

export type ImportArgs = {
  file: string
  url: string
  key: string
  workspace?: string
  /** `field=column` */
  map: string[]
  resume?: string
  engine?: EngineChoice
  /** Like engine llm, but a server without an LLM uses the local engine. */
  llm?: boolean
  /** Begin without asking. */
  yes?: boolean
  json?: boolean
}

export type ImportIo = {
  output: Writable
  terminal: Writable & { isTTY?: boolean }
  /** Aborts on Ctrl-C. */
  signal: AbortSignal
  wait?: Wait
  /** Asks the person at the terminal; absent where there is none. */
  confirm?(question: string): Promise<boolean>
}

/** The exit code that shells use after Ctrl-C. */
const INTERRUPTED = 130

/** The command stopped early; the batch stays open. */
class ImportStopped extends Error {
  override readonly name = 'ImportStopped'
  constructor(
    why: string,
    readonly exitCode: number,
  ) {
    super(why)
  }
}

/**
 * Sends the file; the servers import it in the background. After an interruption, `--resume` sends all chunks again and the
 * server skips those it has.
 */
export async function runImport(args: ImportArgs, io: ImportIo): Promise<void> {
  const { output, terminal, signal, wait } = io
  const file = await openCsv(args.file)
  const columns = mapColumns(file.columns, args.map)
  refuseSize(file)
  const mappings = columns.map(({ csvColumn, targetField }) => ({ csvColumn, targetField }))
  const api = createImportApi({ url: args.url, key: args.key, workspace: args.workspace, signal, wait })
  const start = async () => {
    const isAccepted = args.resume || (await acceptsEstimate(api, args, { file, columns, mappings }, io))
    if (!isAccepted) return null
    const rejected = await rejectedRows(file)
    const batch = args.resume ? await resume(api, args.resume, file) : await begin(api, args, file, mappings)
    return { batch, rejected }
  }
  const started = await start().catch((error: Error) => {
    // At a question the terminal does not send the signal: the question ends with this error.
    if (!signal.aborted && error.name !== 'AbortError') throw error
    throw new ImportStopped(`interrupted${args.resume ? `; continue with --resume ${args.resume}` : ''}`, INTERRUPTED)
  })
  if (!started) return
  const { batch, rejected } = started
  const progress = createProgress(terminal)
  const show = createImportDisplay(progress, file.rowCount, batch)
  let isSent = false
  try {
    await rejected.removeEarlier()
    for await (const chunk of chunksOf(file, columns, batch.chunk_size)) {
      const answer = await api.sendChunk(batch.id, { chunkIndex: chunk.index, rows: chunk.rows, mappings })
      await reject(
        rejected,
        file,
        chunk,
        answer.skipped || answer.staged ? (await readRows(chunk.rows, mappings)).errors : answer.errors,
      )
      show.sent(chunk.rows.length, answer)
    }
    isSent = true
    const done = await imported(api, batch.id, show.imported, signal)
    progress.clear()
    const rejectedFile = done.error_count > 0 ? rejected.path : null
    output.write(
      args.json
        ? `${JSON.stringify({ ...done, rejected_file: rejectedFile })}\n`
        : summary(args.file, done, rejectedFile),
    )
  } catch (error) {
    const further = isSent ? `the server goes on with ${batch.id}` : `continue with --resume ${batch.id}`
    if (signal.aborted) throw new ImportStopped(`interrupted; ${further}`, INTERRUPTED)
    const why = error instanceof ServerError ? error.message : fileProblem(error)
    if (why === undefined) throw error
    const ended = isRefusal(error) ? await endOf(api, batch.id) : null
    throw new ImportStopped(`${why}; ${ended ?? further}`, 1)
  } finally {
    progress.clear()
    await rejected.close()
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ServerError && error.status !== undefined && error.status < 500

/** Of a batch that somebody else has closed meanwhile; null if it can still be continued. */
async function endOf(api: ImportApi, batchId: string): Promise<string | null> {
  const { status } = await api.status(batchId).catch(() => ({ status: 'processing' }))
  return status === 'processing' ? null : `${batchId} is ${status}, start a new import`
}

/** Waits until the servers have imported all rows. */
async function imported(
  api: ImportApi,
  batchId: string,
  show: (batch: Batch) => void,
  signal: AbortSignal,
): Promise<Batch> {
  for (;;) {
    const batch = await api.status(batchId)
    show(batch)
    if (batch.status === 'completed') return batch
    if (batch.status !== 'processing') throw new ImportStopped(`${batchId} is ${batch.status}`, 1)
    const { state, lastError } = await api.run(batchId)
    if (state === 'paused') {
      throw new ImportStopped(`${lastError ?? 'paused'}; continue with --resume ${batchId}`, 1)
    }
    await sleep(IMPORT_POLL_MS, undefined, { signal })
  }
}

function refuseSize({ path, rowCount }: CsvFile): void {
  if (rowCount === 0) throw new FileError(`${path}: the file has no rows`)
  if (rowCount > IMPORT_ROWS) {
    throw new FileError(
      `${path}: ${figure(rowCount)} rows. This command takes at most ${figure(IMPORT_ROWS)}: split the file, or upload it whole in the console under Import`,
    )
  }
}

/** Shows what the LLM will cost and asks whether to begin, where a person is there to answer. */
async function acceptsEstimate(
  api: ImportApi,
  args: ImportArgs,
  file: Parameters<typeof estimateFile>[1],
  { terminal, confirm }: ImportIo,
): Promise<boolean> {
  const { engine = 'local' } = args
  if (engine === 'local' || args.yes || !confirm) return true
  terminal.write(estimateText(await estimateFile(api, file, engine, terminal)))
  if (await confirm('Import the file?')) return true
  terminal.write('Nothing was imported.\n')
  return false
}

type BatchCounts = Counts & { id: string; chunk_size: number }

async function begin(
  api: ImportApi,
  args: ImportArgs,
  { rowCount }: CsvFile,
  mappings: Mapping[],
): Promise<BatchCounts> {
  const filename = basename(args.file)
  const choice = args.engine ? { engine: args.engine } : { useLLM: args.llm ?? false }
  const { batchId, chunkSize } = await api.create({
    filename,
    totalRows: rowCount,
    mappings,
    drive: 'server',
    ...choice,
  })
  return { id: batchId, chunk_size: chunkSize, success_count: 0, duplicate_count: 0, error_count: 0 }
}

async function resume(api: ImportApi, batchId: string, { path, rowCount }: CsvFile): Promise<BatchCounts> {
  const batch = await api.status(batchId)
  if (batch.status === 'cancelled' || batch.status === 'failed')
    throw new FileError(`${batchId} is ${batch.status}. Start a new import without --resume`)
  if (batch.total_rows !== rowCount) {
    throw new FileError(
      `${batchId} has ${figure(batch.total_rows)} rows, but ${path} has ${figure(rowCount)}. Use the file the import began with`,
    )
  }
  if ((await api.run(batchId)).state === 'paused') await api.resume(batchId)
  return batch
}

async function reject(
  rejected: RejectedRows,
  file: CsvFile,
  { records }: FileChunk,
  errors: ChunkAnswer['errors'],
): Promise<void> {
  for (const { row, message } of errors) {
    const record = records[row - 1]!
    await rejected.write(record, problemOf(file, record) ?? message)
  }
}
