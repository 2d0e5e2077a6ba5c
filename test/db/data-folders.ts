import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { findPostmaster } from '../../src/db/embedded/postmaster'
import { discardDataFolder, newDataFolder } from '../harness/data-folder'
import { bundleClients, type Clients } from './clients'

export type DataFolders = {
  clients: Clients
  /** A new path for each test. */
  dataDir: string
  postmaster(): ReturnType<typeof findPostmaster>
  killDatabase(): Promise<void>
}

/** For test files about the embedded database. */
export function useDataFolders(): DataFolders {
  const folders = {
    postmaster: () => findPostmaster(join(folders.dataDir, 'postgres')),
    killDatabase: async () => {
      process.kill((await folders.postmaster())!.pid, 'SIGKILL')
    },
  } as DataFolders
  beforeAll(async () => {
    folders.clients = await bundleClients()
  })
  afterAll(() => folders.clients.discard())
  beforeEach(() => {
    folders.dataDir = newDataFolder()
  })
  afterEach(() => discardDataFolder(folders.dataDir))
  return folders
}

/** In a describe: each test gets a copy of a database with an empty table `note`, which saves the second that initdb takes. */
export function useExistingDatabase(folders: DataFolders): void {
  const original = newDataFolder()
  beforeAll(async () => {
    const client = await folders.clients.open(original)
    await client.query('CREATE TABLE note (id int PRIMARY KEY)')
    await client.close()
  })
  afterAll(() => discardDataFolder(original))
  beforeEach(() => {
    execFileSync('cp', ['-a', original, folders.dataDir])
  })
}
