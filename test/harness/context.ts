import pino from 'pino'
import { CONNECTORS } from '../../src/connectors/platforms'
import type { Ctx } from '../../src/context'
import type { Db } from '../../src/db/db'

/** The context of a call by an owner of the organization. */
export const contextOf = (db: Db, orgId: string, userId: string): Ctx => ({
  db,
  org: { id: orgId, name: 'Acme', plan: 'enterprise', orgAlias: null, partnerAlias: null },
  caller: { kind: 'session', userId, role: 'owner', operator: false },
  workspace: null,
  connectors: CONNECTORS,
  now: new Date(),
  log: pino({ level: 'silent' }),
})

/** Counts the statements that go to the database. */
export function counting(db: Db): { db: Db; statements(): number } {
  let count = 0
  const wrap = (inner: Db): Db => ({
    ...inner,
    query: (row, query) => {
      count++
      return inner.query(row, query)
    },
    execute: (query) => {
      count++
      return inner.execute(query)
    },
    transaction: (work) => inner.transaction((handle) => work(wrap(handle))),
  })
  return { db: wrap(db), statements: () => count }
}
