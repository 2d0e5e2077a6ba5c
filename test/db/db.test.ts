import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDb, type Db } from '../../src/db/db'
import { createPool } from '../../src/db/pool'
import { int4, int8, text, timestamptz } from '../../src/db/rows'
import { createEmptyDatabase, silentLog, type TestDatabase } from '../harness/database'

let database: TestDatabase
let db: Db

beforeAll(async () => {
  database = await createEmptyDatabase()
  db = database.db
  await db.execute({ text: 'CREATE TABLE note (id int PRIMARY KEY)' })
})
beforeEach(async () => {
  await db.execute({ text: 'DELETE FROM note' })
})
afterAll(() => database.drop())

const insert = (handle: Db, id: number) => handle.execute({ text: 'INSERT INTO note VALUES ($1)', values: [id] })
const notes = async (handle: Db) =>
  (await handle.query({ id: int4 }, { name: 'notes', text: 'SELECT id FROM note ORDER BY id' })).map(({ id }) => id)

describe('statements', () => {
  test('dates come back as Date, counts as number', async () => {
    const [row] = await db.query(
      { at: timestamptz, count: int8 },
      { text: `SELECT timestamptz '2024-05-01T10:00:00Z' AS at, count(*) FROM note` },
    )
    expect(row).toEqual({ at: new Date('2024-05-01T10:00:00Z'), count: 0 })
  })

  test('execute returns the number of changed rows', async () => {
    expect(await insert(db, 1)).toBe(1)
    expect(await db.execute({ text: 'DELETE FROM note WHERE id = 2' })).toBe(0)
  })

  test.each([
    { namedStatements: true, kept: ['notes'] },
    { namedStatements: false, kept: [] },
  ])(
    'the connection keeps $kept.length prepared statements with namedStatements $namedStatements',
    async ({ namedStatements, kept }) => {
      const pool = createPool(database.url, 1, silentLog, { namedStatements })
      const single = createDb(pool)
      await notes(single)
      expect(await notes(single)).toEqual([])
      const prepared = await single.query({ name: text }, { text: 'SELECT name FROM pg_prepared_statements' })
      expect(prepared.map(({ name }) => name)).toEqual(kept)
      await pool.end()
    },
  )
})

describe('transaction', () => {
  test('is invisible to others until it commits', async () => {
    const result = await db.transaction(async (tx) => {
      await insert(tx, 1)
      await insert(tx, 2)
      expect(await notes(db)).toEqual([])
      return 'done'
    })
    expect(result).toBe('done')
    expect(await notes(db)).toEqual([1, 2])
  })

  test('is rolled back when its work fails, and returns the connection', async () => {
    for (let attempt = 0; attempt < 20; attempt++) {
      await expect(
        db.transaction(async (tx) => {
          await insert(tx, 1)
          throw new Error('no')
        }),
      ).rejects.toThrow('no')
    }
    expect(await notes(db)).toEqual([])
  })

  test('fails even if its work swallows the error of a statement', async () => {
    await expect(
      db.transaction(async (tx) => {
        await insert(tx, 1)
        await insert(tx, 1).catch(() => {})
      }),
    ).rejects.toThrow('The transaction was rolled back')
    expect(await notes(db)).toEqual([])
  })

  test('a nested transaction is the same transaction', async () => {
    await expect(
      db.transaction(async (tx) => {
        await tx.transaction((inner) => insert(inner, 1))
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await notes(db)).toEqual([])
  })

  test('a lost connection fails the transaction, not the process', async () => {
    await expect(
      db.transaction(async (tx) => {
        const [self] = await tx.query({ pid: int4 }, { text: 'SELECT pg_backend_pid() AS pid' })
        await insert(tx, 1)
        await db.execute({ text: 'SELECT pg_terminate_backend($1, 5000)', values: [self!.pid] })
        await insert(tx, 2)
      }),
    ).rejects.toThrow()
    expect(await notes(db)).toEqual([])
  })
})
