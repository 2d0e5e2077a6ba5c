/** The review of topics that were imported through the API, of which the server keeps no review. */
export type Decisions = { batchId: string; kept: string[]; skipped: string[] }

const STORE = 'decisions'

let connection: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  connection ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('taxon-imports', 2)
    request.onupgradeneeded = () => {
      const { result } = request
      // Version 1 also kept the files that it sent.
      if (result.objectStoreNames.contains('files')) result.deleteObjectStore('files')
      if (!result.objectStoreNames.contains(STORE)) result.createObjectStore(STORE, { keyPath: 'batchId' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return connection
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) {
  const transaction = (await database()).transaction(STORE, mode)
  const request = work(transaction.objectStore(STORE))
  return new Promise<T>((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** In this browser. Errors are ignored: without storage the decisions last until the reload. */
export const storage = {
  save: async (decisions: Decisions): Promise<void> => {
    await run('readwrite', (store) => store.put(decisions)).catch(() => undefined)
  },
  decisions: (batchId: string): Promise<Decisions> =>
    run<Decisions | undefined>('readonly', (store) => store.get(batchId)).then(
      (decisions) => decisions ?? { batchId, kept: [], skipped: [] },
      () => ({ batchId, kept: [], skipped: [] }),
    ),
}
