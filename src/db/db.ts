import { channel } from 'node:diagnostics_channel'
import pg from 'pg'
import { BoundedClient } from './bounded-client'
import { silenceAfter } from './pool'
import type { Row, RowOf } from './rows'

/** `limitMs` is for statements that take no time: they fail sooner when the connection is silent. */
export type Query = { name?: string; text: string; values?: unknown[]; limitMs?: number }

/** How long each of its statements may take, where that is longer than usual. */
type TransactionOptions = { statementMs?: number }

export type Db = {
  /** The rows that the statement answers, which `row` describes: the tests hold each answer against it. */
  query<R extends Row>(row: R, query: Query): Promise<RowOf<R>[]>
  /** The number of rows that the statement changed or, of a SELECT, that there are. */
  execute(query: Query): Promise<number>
  /** Inside `work` use only its own handle. On a handle that is already in a transaction, that transaction is reused. */
  transaction<T>(work: (db: Db) => Promise<T>, options?: TransactionOptions): Promise<T>
}

/** What was asked and what came back, for whoever listens; `row` is missing where nobody reads the rows. */
export type Statement = { text: string; row: Row | undefined; result: pg.QueryResult }
export const STATEMENTS = 'taxon:statement'
const answered = channel(STATEMENTS)

// Counts and credits stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function createDb(pool: pg.Pool): Db {
  return {
    ...statements(pool),
    transaction: (work, options) => transaction(pool, work, options),
  }
}

function statements(source: pg.Pool | pg.PoolClient): Pick<Db, 'query' | 'execute'> {
  async function run(query: Query, row?: Row): Promise<pg.QueryResult> {
    const result = await source.query(query)
    if (answered.hasSubscribers) answered.publish({ text: query.text, row, result } satisfies Statement)
    return result
  }
  return {
    query: async <R extends Row>(row: R, query: Query) => (await run(query, row)).rows as RowOf<R>[],
    execute: async (query) => (await run(query)).rowCount ?? 0,
  }
}

async function transaction<T>(
  pool: pg.Pool,
  work: (db: Db) => Promise<T>,
  { statementMs }: TransactionOptions = {},
): Promise<T> {
  const client = await pool.connect()
  const handle: Db = {
    ...statements(client),
    transaction: (inner) => inner(handle),
  }
  let broken = false
  try {
    await begin(client, statementMs)
    const result = await work(handle)
    const { command } = await client.query('COMMIT')
    // PostgreSQL answers so, without an error, when a statement failed and the work went on regardless.
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back: a statement in it had failed')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}

async function begin(client: pg.PoolClient, statementMs: number | undefined): Promise<void> {
  if (statementMs === undefined) {
    await client.query('BEGIN')
    return
  }
  await client.query(`BEGIN; SET LOCAL statement_timeout = ${statementMs}`)
  if (client instanceof BoundedClient) client.limitMs = silenceAfter(statementMs)
}
