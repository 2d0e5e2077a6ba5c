import { Worker } from 'node:worker_threads'
import { ApiError, badRequest } from '../errors'
import { DOCUMENT_HEAP_MB, DOCUMENT_MS, DOCUMENT_THREADS, DOCUMENT_WAIT_MS, DOCUMENTS_WAITING } from '../limits'
import type { Kind } from './office-text'

/** `data` is base64. */
export type DocumentTask = { data: string; kind: Kind }

/** The text of a document, or null where it is none of its kind. */
export type ReadDocument = (task: DocumentTask, signal: AbortSignal) => Promise<string | null>

/**
 * Reads documents in threads of their own, a new one for each: what a document does there stops nobody else, and ends with
 * it. `worker` is the compiled document-worker.ts.
 */
export function createDocumentReader(worker: URL): ReadDocument {
  const threads = new Slots(DOCUMENT_THREADS, DOCUMENTS_WAITING)
  return async (task, signal) => {
    await threads.take(AbortSignal.any([signal, AbortSignal.timeout(DOCUMENT_WAIT_MS)]))
    try {
      return await readInThread(worker, task, signal)
    } finally {
      threads.free()
    }
  }
}

async function readInThread(file: URL, task: DocumentTask, signal: AbortSignal): Promise<string | null> {
  signal.throwIfAborted()
  const thread = new Worker(file, {
    workerData: task,
    // Nothing of the process's environment is any of its business.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: DOCUMENT_HEAP_MB, maxYoungGenerationSizeMb: DOCUMENT_HEAP_MB / 4 },
  })
  const ending = AbortSignal.any([signal, AbortSignal.timeout(DOCUMENT_MS)])
  try {
    return await new Promise((resolve, reject) => {
      thread.once('message', resolve)
      thread.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex() : error),
      )
      thread.once('exit', () => reject(tooComplex()))
      ending.addEventListener('abort', () => reject(signal.aborted ? signal.reason : tooComplex()), { once: true })
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

/** A few at once, a few more in line, and no others. */
class Slots {
  readonly #line: (() => void)[] = []
  #open: number

  constructor(
    count: number,
    private readonly longestLine: number,
  ) {
    this.#open = count
  }

  /** Throws where the line is full, or the wait too long. */
  take(patience: AbortSignal): Promise<void> {
    if (this.#open > 0) {
      this.#open--
      return Promise.resolve()
    }
    if (this.#line.length >= this.longestLine) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      const next = () => {
        patience.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        this.#line.splice(this.#line.indexOf(next), 1)
        reject(busy())
      }
      this.#line.push(next)
      patience.addEventListener('abort', leave, { once: true })
    })
  }

  free(): void {
    const next = this.#line.shift()
    if (next) next()
    else this.#open++
  }
}
