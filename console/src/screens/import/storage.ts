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

/** The review of the imported topics. */
export type Decisions = { batchId: string; kept: string[]; skipped: string[] }

type Stores = { files: StoredFile; decisions: Decisions }

let connection: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  connection ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('taxon-imports', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('files', { keyPath: 'batchId' })
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

/** In this browser, so that a reload loses nothing. Errors are ignored: without storage a file is sent until the reload. */
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
  /** Of the files that are here. */
  batchIds: (): Promise<string[]> =>
    run<IDBValidKey[]>('files', 'readonly', (store) => store.getAllKeys()).then(
      (keys) => keys.map(String),
      () => [],
    ),
  decisions: (batchId: string): Promise<Decisions> =>
    run<Decisions | undefined>('decisions', 'readonly', (store) => store.get(batchId)).then(
      (decisions) => decisions ?? { batchId, kept: [], skipped: [] },
      () => ({ batchId, kept: [], skipped: [] }),
    ),
}
