import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { migrate } from '../../src/db/migrate'
import { openDatabase } from '../../src/db/open'

/** A million topics are not made in the time of a request. */
export const BENCH_LIMITS = { statementMs: 3_600_000 }

/** A fresh, migrated database: embedded in a temporary folder, or an empty one that BENCH_DATABASE_URL names. */
export async function benchDatabase() {
  const databaseUrl = process.env.BENCH_DATABASE_URL
  const dataDir = await mkdtemp(join(tmpdir(), 'taxon-bench-'))
  // As root the database runs as another user, who must be let in.
  await chmod(dataDir, 0o755)
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    poolSize: 10,
    log: pino({ level: 'silent' }),
    limits: BENCH_LIMITS,
  })
  await migrate(database.pool)
  return {
    db: database.db,
    pool: database.pool,
    url: database.url,
    close: async () => {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
