import type { Mapping } from './mapping/mapping'

/** What is needed of a file to send it, or to send it again. */
export type StoredFile = {
  batchId: string
  chunkSize: number
  mappings: Mapping[]
  /** The cells of the mapped columns, in the order of `mappings`. */
  rows: string[][]
  numbers: number[]
  problems: Record<number, string>
}

export type RowError = { row: number; name: string; message: string }
/** The result of a chunk. `skipped`: it was done before, so the server told no details. */
export type Outcome = {
  batchId: string
  chunkIndex: number
  topicIds: string[]
  /** Those that the engine filed by a guess. Imports of earlier versions have none. */
  uncertainIds?: string[]
  errors: RowError[]
  skipped: boolean
}
/** The review of the imported topics. */
export type Decisions = { batchId: string; kept: string[]; skipped: string[] }

type Stores = { files: StoredFile; outcomes: Outcome; decisions: Decisions }

let connection: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  connection ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('taxon-imports', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('files', { keyPath: 'batchId' })
      request.result.createObjectStore('outcomes', { keyPath: ['batchId', 'chunkIndex'] })
      request.result.createObjectStore('decisions', { keyPath: 'batchId' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return connection
}

async function run<T>(name: keyof Stores, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) {
  const transaction = (await database()).transaction(name, mode)
  const request = work(transaction.objectStore(name))
  return new Promise<T>((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** In this browser, so that a reload loses nothing. Errors are ignored: without storage an import works until the reload. */
export const storage = {
  save: async <S extends keyof Stores>(name: S, value: Stores[S]): Promise<void> => {
    await run(name, 'readwrite', (store) => store.put(value)).catch(() => undefined)
  },
  file: (batchId: string): Promise<StoredFile | null> =>
    run<StoredFile | undefined>('files', 'readonly', (store) => store.get(batchId)).then(
      (file) => file ?? null,
      () => null,
    ),
  forgetFile: async (batchId: string): Promise<void> => {
    await run('files', 'readwrite', (store) => store.delete(batchId)).catch(() => undefined)
  },
  outcomes: (batchId: string): Promise<Outcome[]> =>
    run<Outcome[]>('outcomes', 'readonly', (store) => store.getAll(IDBKeyRange.bound([batchId], [batchId, []]))).catch(
      () => [],
    ),
  decisions: (batchId: string): Promise<Decisions> =>
    run<Decisions | undefined>('decisions', 'readonly', (store) => store.get(batchId)).then(
      (decisions) => decisions ?? { batchId, kept: [], skipped: [] },
      () => ({ batchId, kept: [], skipped: [] }),
    ),
}
