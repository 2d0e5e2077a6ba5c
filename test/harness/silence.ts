import { createDb } from '../../src/db/db'
import { createPool, type PoolLimits } from '../../src/db/pool'
import { startSilentProxy } from '../simulators/silent-proxy'
import { createTestDatabase, silentLog, type TestDatabase } from './database'

/** A database behind a proxy, and a direct way to it for preparations and checks. */
export async function createProxiedDatabase(limits?: PoolLimits) {
  const direct = await createTestDatabase()
  const proxy = await startSilentProxy(direct.url)
  const pool = createPool(proxy.url, 10, silentLog, limits)
  const database: TestDatabase = {
    db: createDb(pool),
    pool,
    url: proxy.url,
    drop: async () => {
      await pool.end()
      await proxy.stop()
      await direct.drop()
    },
  }
  return { direct, proxy, database }
}

/** The duration in milliseconds, and the result. */
export async function timed<T>(work: Promise<T>): Promise<{ ms: number; result: T }> {
  const startedAt = performance.now()
  const result = await work
  return { ms: performance.now() - startedAt, result }
}
