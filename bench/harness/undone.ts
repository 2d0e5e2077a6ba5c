import type { Db } from '../../src/db/db'

/** Does the work in a transaction that is rolled back: the database stays as it was, and nothing waits for the disk at a commit. */
export async function undone(db: Db, work: (db: Db) => Promise<unknown>): Promise<void> {
  const undo = new Error('undo')
  await db
    .transaction(async (inside) => {
      await work(inside)
      throw undo
    })
    .catch((error) => {
      if (error !== undo) throw error
    })
}
