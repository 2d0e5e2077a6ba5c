import { Worker } from 'node:worker_threads'
import { ApiError, badRequest } from '../errors'
import { DOCUMENT_HEAP_MB, DOCUMENT_MS, DOCUMENT_THREADS, DOCUMENT_WAIT_MS, DOCUMENTS_WAITING } from '../limits'
import { Slots } from '../slots'
import { withTimeLimit } from '../time-limit'
import type { Kind } from './office-text'

/** `data` is base64. */
export type DocumentTask = { data: string; kind: Kind }

/** The text of a document, or null if the file is not of the kind. */
export type ReadDocument = (task: DocumentTask, signal: AbortSignal) => Promise<string | null>

/**
 * Reads each document in a new thread: a hostile one cannot block the event loop or use up the process's memory. `worker`
 * is the compiled document-worker.ts.
 */
export function createDocumentReader(worker: URL): ReadDocument {
  const threads = new Slots(DOCUMENT_THREADS, DOCUMENTS_WAITING, busy)
  return async (task, signal) => {
    await threads.acquire(withTimeLimit(signal, DOCUMENT_WAIT_MS))
    try {
      return await readInThread(worker, task, signal)
    } finally {
      threads.release()
    }
  }
}

async function readInThread(file: URL, task: DocumentTask, signal: AbortSignal): Promise<string | null> {
  signal.throwIfAborted()
  const thread = new Worker(file, {
    workerData: task,
    // The thread parses untrusted files: keep secrets from it.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: DOCUMENT_HEAP_MB, maxYoungGenerationSizeMb: DOCUMENT_HEAP_MB / 4 },
  })
  const abort = withTimeLimit(signal, DOCUMENT_MS)
  try {
    return await new Promise((resolve, reject) => {
      thread.once('message', resolve)
      thread.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex() : error),
      )
      thread.once('exit', () => reject(tooComplex()))
      abort.addEventListener('abort', () => reject(signal.aborted ? signal.reason : tooComplex()), { once: true })
    })
  } finally {
    await thread.terminate()
  }
}

const tooComplex = () => badRequest('The document is too complex to be read')

const busy = () =>
  new ApiError(
    503,
    'Too many documents are being read, try again later',
    {},
    { 'retry-after': String(DOCUMENT_MS / 1000) },
  )
