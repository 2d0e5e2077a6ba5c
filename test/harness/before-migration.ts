import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { migrate } from '../../src/db/migrate'
import { packageRoot } from '../../src/db/package-root'
import { createEmptyDatabase } from './database'

/** A database as it was before a migration. `apply` runs that one, and returns the names of those that ran. */
export async function useDatabaseBefore(migration: string) {
  const database = await createEmptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'taxon-before-'))
  afterAll(async () => {
    await database.drop()
    await rm(folder, { recursive: true })
  })
  const all = join(packageRoot(), 'migrations')
  for (const file of await readdir(all)) if (file < migration) await cp(join(all, file), join(folder, file))
  await migrate(database.pool, folder)
  return {
    db: database.db,
    apply: async () => {
      await cp(join(all, migration), join(folder, migration))
      return migrate(database.pool, folder)
    },
  }
}
