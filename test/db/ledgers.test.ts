import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adoptTopics } from '../../src/catalog/browse/adopt'
import { archiveTopics, restoreTopics } from '../../src/catalog/topic/archive'
import { lockGlobalTopics } from '../../src/catalog/topic/visibility'
import { createDb, type Db } from '../../src/db/db'
import { migrate } from '../../src/db/migrate'
import { createPool } from '../../src/db/pool'
import { type IntakeItem, intake } from '../../src/topics/intake/intake'
import { addToCatalog } from '../harness/catalog'
import { contextOf, counting } from '../harness/context'
import { createTestDatabase, silentLog, type TestDatabase } from '../harness/database'
import { LEDGERS, type Ledger, wrongTotals } from '../harness/ledgers'
import { addOldTopics, addOrganization, createDatabaseAt } from '../harness/old-topics'
import { select } from '../harness/select'

const FOLD_EVERY: Record<Ledger, number> = {
  catalog_counts: 10_000,
  catalog_values: 4_000,
  topic_counts: 1_000,
  library_counts: 4_000,
  library_levels: 4_000,
}
const IMPORT = { source: 'import', changeType: 'imported' } as const

/** Every third is filed below a subcategory. */
const invented = (word: string, count: number): IntakeItem[] =>
  Array.from({ length: count }, (_, nth) => ({
    name: `${nth % 3 === 0 ? 'Luxury SUV ' : ''}${word} ${nth.toString(36)} Enthusiasts`,
  }))
const add = (db: Db, orgId: string, items: IntakeItem[]) => intake(contextOf(db, orgId, 'user_test'), items, IMPORT)
const operator = (db: Db) => ({ ...contextOf(db, 'org_a', 'user_test'), userId: 'user_test' })

/** Numbers entries so that every nth one makes a fold due. */
async function foldEvery(db: Db, nth: number): Promise<void> {
  for (const ledger of LEDGERS) {
    const step = FOLD_EVERY[ledger] / nth
    await db.execute({
      text: `ALTER TABLE ${ledger} ALTER COLUMN entry SET INCREMENT BY ${step} RESTART WITH ${step}`,
    })
  }
}

const rowsIn = async (db: Db, ledger: Ledger) => {
  const rows = await select<{ entry: number; topics: number }>(db, { text: `SELECT entry, topics FROM ${ledger}` })
  return {
    folded: rows.filter(({ entry }) => entry === 0).length,
    entries: rows.filter(({ entry }) => entry > 0).length,
  }
}

describe('ledgers of counts', () => {
  let database: TestDatabase
  let second: ReturnType<typeof createPool>
  let here: Db
  let there: Db

  beforeAll(async () => {
    database = await createTestDatabase()
    second = createPool(database.url, 10, silentLog)
    here = database.db
    there = createDb(second)
    for (const id of ['org_a', 'org_b', 'org_c']) await addOrganization(here, id)
    await here.execute({
      text: `WITH creator AS (INSERT INTO users (id, name, email) VALUES ('user_test', 'Ann', 'ann@example.com') RETURNING id)
             INSERT INTO workspaces (org_id, id, name, created_by, created_at)
             SELECT 'org_a', 'ws_a', 'Autumn', id, now() FROM creator`,
    })
  })
  afterAll(async () => {
    await second.end()
    await database.drop()
  })

  test('agree with the tables after every kind of change', async () => {
    await add(here, 'org_a', invented('Boreas', 40))
    const ids = await addToCatalog(here, [
      { name: 'Zither Strings' },
      { name: 'Tractor Leasing' },
      { name: 'Kite Festivals' },
    ])
    await adoptTopics(contextOf(here, 'org_b', 'user_test'), { topicIds: ids })
    expect(await wrongTotals(here)).toEqual([])
    const changes = [
      `UPDATE global_topics SET parent_category = 'Auto', review_status = 'needs_review' WHERE id = '${ids[0]}'`,
      `UPDATE global_topics SET archived_at = now(), engine_version = '1.0' WHERE id = '${ids[1]}'`,
      `UPDATE global_topics SET merged_into = '${ids[0]}' WHERE id = '${ids[2]}'`,
      `UPDATE org_topics SET visible = false WHERE topic_id = '${ids[1]}'`,
      `UPDATE org_topics SET workspace_id = 'ws_a' WHERE org_id = 'org_a'`,
      `DELETE FROM workspaces WHERE id = 'ws_a'`,
      `DELETE FROM org_topics WHERE topic_id = '${ids[2]}'`,
      `DELETE FROM global_topics WHERE id = '${ids[2]}'`,
    ]
    for (const text of changes) {
      expect(await here.execute({ text })).toBeGreaterThan(0)
      expect(await wrongTotals(here), text).toEqual([])
    }
    await here.execute({ text: `DELETE FROM organizations WHERE id = 'org_b'` })
    expect(await wrongTotals(here)).toEqual([])
    expect(await select(here, { text: `SELECT FROM library_counts WHERE org_id = 'org_b'` })).toEqual([])
    await addOrganization(here, 'org_b')
  })

  test('get no entry from a change that moves no count', async () => {
    const before = await Promise.all(LEDGERS.map((ledger) => rowsIn(here, ledger)))
    await here.execute({ text: 'UPDATE global_topics SET performance_score = 1' })
    await here.execute({ text: 'UPDATE org_topics SET performance_score = 1' })
    expect(await Promise.all(LEDGERS.map((ledger) => rowsIn(here, ledger)))).toEqual(before)
  })

  test('are folded to one row a kind, library by library', async () => {
    await foldEvery(here, 1)
    await add(here, 'org_a', invented('Notus', 20))
    await add(here, 'org_b', invented('Notus', 20))
    for (const ledger of LEDGERS) {
      const { folded, entries } = await rowsIn(here, ledger)
      expect(folded).toBeGreaterThan(0)
      expect(entries).toBe(0)
    }
    expect(await wrongTotals(here)).toEqual([])
    const kinds = `SELECT FROM library_counts GROUP BY org_id, workspace_id, taxonomy_type, parent_category, subcategory,
                     segment_type, audience_type HAVING count(*) > 1`
    expect(await select(here, { text: kinds })).toEqual([])
  })

  test('stay right while writers on two nodes fold them at once', async () => {
    await foldEvery(here, 4)
    const write = async (db: Db, orgId: string, word: string) => {
      for (let round = 0; round < 4; round++) {
        await add(db, orgId, invented(`Shared ${round}`, 15))
        const topics = await add(db, orgId, invented(`${word} ${round}`, 30))
        const ids = topics.map(({ topicId }) => topicId)
        await archiveTopics(operator(db), ids.slice(0, 10))
        await db.transaction(async (tx) => {
          const changed = await lockGlobalTopics(tx, ids.slice(5, 20))
          await tx.execute({
            text: `UPDATE global_topics SET engine_version = '0.9', segment_type = 'B2G' WHERE id = ANY($1)`,
            values: [changed.map(({ id }) => id)],
          })
        })
        await restoreTopics(operator(db), ids.slice(0, 5))
      }
    }
    await Promise.all([
      write(here, 'org_a', 'Zephyr'),
      write(there, 'org_a', 'Levanter'),
      write(here, 'org_b', 'Ponente'),
      write(there, 'org_c', 'Sirocco'),
      write(there, 'org_b', 'Mistral'),
    ])
    expect(await wrongTotals(here)).toEqual([])
  })

  test('keep nothing of a transaction that is killed, not even its fold', async () => {
    await foldEvery(here, 1)
    const totals = () => select(here, { text: 'SELECT sum(topics) FROM catalog_counts' })
    const before = await totals()
    const killed = there.transaction(async (tx) => {
      await add(tx, 'org_c', invented('Bora', 10))
      const [backend] = await select<{ pid: number }>(tx, { text: 'SELECT pg_backend_pid() AS pid' })
      await here.execute({ text: 'SELECT pg_terminate_backend($1)', values: [backend!.pid] })
      await tx.execute({ text: 'SELECT 1' })
    })
    await expect(killed).rejects.toThrow()
    expect(await totals()).toEqual(before)
    expect(await wrongTotals(here)).toEqual([])
  })

  test('are written without waiting for a fold that is under way', async () => {
    await foldEvery(here, 1)
    await there.transaction(async (tx) => {
      await add(tx, 'org_a', invented('Harmattan', 5))
      await here.transaction(async (inner) => {
        await inner.execute({ text: `SET LOCAL lock_timeout = '2s'` })
        const topicIds = await addToCatalog(inner, [{ name: 'Ostro Sailors' }, { name: 'Lodos Sailors' }])
        await adoptTopics(contextOf(inner, 'org_a', 'user_test'), { topicIds })
      })
    })
    expect(await wrongTotals(here)).toEqual([])
    await add(here, 'org_a', invented('Gregale', 5))
    expect((await rowsIn(here, 'catalog_counts')).entries).toBe(0)
    expect(await wrongTotals(here)).toEqual([])
  })

  test('cost no statement of the application', async () => {
    const statements = async (count: number) => {
      const counted = counting(here)
      await add(counted.db, 'org_c', invented(`Tramontane ${count}`, count))
      return counted.statements()
    }
    await foldEvery(here, 2)
    expect(await statements(200)).toBe(await statements(2))
  })

  test('are put right by a recount where rows were written past the triggers', async () => {
    for (const table of ['global_topics', 'org_topics']) {
      await here.execute({ text: `ALTER TABLE ${table} DISABLE TRIGGER USER` })
      await here.execute({ text: `UPDATE ${table} SET segment_type = 'B2E', engine_version = '0.1'` })
      await here.execute({ text: `ALTER TABLE ${table} ENABLE TRIGGER USER` })
    }
    expect((await wrongTotals(here)).length).toBeGreaterThan(0)
    for (const ledger of LEDGERS) await select(here, { text: `SELECT recount_${ledger}()` })
    expect(await wrongTotals(here)).toEqual([])
  })
})

describe('a database of the version before', () => {
  const OLD_NODE_INSERT = `
    INSERT INTO catalog_counts (taxonomy_type, parent_category, taxonomy_path, segment_type, audience_type, topics)
    SELECT taxonomy_type, parent_category, taxonomy_path, segment_type, audience_type, count(*) FROM global_topics
    WHERE topic_name LIKE $1 GROUP BY 1, 2, 3, 4, 5 RETURNING entry`

  test('comes over with right totals, also while nodes of that version still write', async () => {
    const database = await createDatabaseAt(15)
    const { db } = database
    const orgId = await addOrganization(db, 'org_old')
    await addOldTopics(db, invented('Ancient', 30), { orgId })
    expect(await select(db, { text: OLD_NODE_INSERT, values: ['Ancient%'] })).not.toEqual([])
    await db.execute({ text: `UPDATE global_topics SET archived_at = now() WHERE topic_name LIKE 'Ancient 1%'` })
    await migrate(database.pool)
    expect(await wrongTotals(db)).toEqual([])
    await addOldTopics(db, invented('Late', 5), { orgId })
    expect(await select(db, { text: OLD_NODE_INSERT, values: ['Late%'] })).toEqual([])
    expect(await wrongTotals(db)).toEqual([])
    await database.drop()
  })

  test('waits for a transaction of such a node, and counts it once', async () => {
    const database = await createDatabaseAt(15)
    const { db } = database
    const orgId = await addOrganization(db, 'org_old')
    let upgrade: Promise<unknown> = Promise.resolve()
    await db.transaction(async (tx) => {
      await addOldTopics(tx, invented('Pending', 5), { orgId })
      upgrade = migrate(database.pool)
      await expect.poll(() => isWaitingForLock(db)).toBe(true)
      await tx.execute({ text: OLD_NODE_INSERT, values: ['Pending%'] })
    })
    await upgrade
    expect(await wrongTotals(db)).toEqual([])
    await database.drop()
  })
})

async function isWaitingForLock(db: Db): Promise<boolean> {
  const rows = await select(db, {
    text: `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  })
  return rows.length > 0
}
