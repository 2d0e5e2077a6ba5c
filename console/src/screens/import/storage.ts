import type { Mapping } from './mapping/mapping'

/** What of a file is still to be sent, or sent again. */
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
/** What came of a chunk. One that was done before this browser asked tells no more. */
export type Outcome = { batchId: string; chunkIndex: number; topicIds: string[]; errors: RowError[]; skipped: boolean }
/** What somebody made of the topics that came in. */
export type Decisions = { batchId: string; kept: string[]; skipped: string[] }

type Stores = { files: StoredFile; outcomes: Outcome; decisions: Decisions }

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('taxon-imports', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('files', { keyPath: 'batchId' })
      request.result.createObjectStore('outcomes', { keyPath: ['batchId', 'chunkIndex'] })
      request.result.createObjectStore('decisions', { keyPath: 'batchId' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

async function run<T>(name: keyof Stores, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) {
  const transaction = (await database()).transaction(name, mode)
  const request = work(transaction.objectStore(name))
  return new Promise<T>((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** In this browser, so that a reload loses nothing. One that keeps nothing only loses that. */
export const storage = {
  save: async <S extends keyof Stores>(store: S, value: Stores[S]): Promise<void> => {
    await run(store, 'readwrite', (kept) => kept.put(value)).catch(() => undefined)
  },
  file: (batchId: string): Promise<StoredFile | null> =>
    run<StoredFile | undefined>('files', 'readonly', (kept) => kept.get(batchId)).then(
      (file) => file ?? null,
      () => null,
    ),
  forgetFile: async (batchId: string): Promise<void> => {
    await run('files', 'readwrite', (kept) => kept.delete(batchId)).catch(() => undefined)
  },
  outcomes: (batchId: string): Promise<Outcome[]> =>
    run<Outcome[]>('outcomes', 'readonly', (kept) => kept.getAll(IDBKeyRange.bound([batchId], [batchId, []]))).catch(
      () => [],
    ),
  decisions: (batchId: string): Promise<Decisions> =>
    run<Decisions | undefined>('decisions', 'readonly', (kept) => kept.get(batchId)).then(
      (decisions) => decisions ?? { batchId, kept: [], skipped: [] },
      () => ({ batchId, kept: [], skipped: [] }),
    ),
}
