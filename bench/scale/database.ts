import { createHash } from 'node:crypto'
import { chmod, mkdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { PROJECTED, projectionOf } from '../../src/catalog/topic/projection'
import { CONNECTORS } from '../../src/connectors/platforms'
import type { Ctx } from '../../src/context'
import { startEmbedded } from '../../src/db/embedded'
import { migrate } from '../../src/db/migrate'
import { type Database, openDatabase } from '../../src/db/open'
import { createOrganization } from '../../src/organizations/create-organization'
import { select } from '../../test/harness/select'
import { BENCH_LIMITS } from '../harness/database'
import { generateTopics, progress } from './generate'

const TOPICS = Number(process.env.BENCH_TOPICS ?? 1_000_000)
/** An organization's library is this part of the catalog. */
const LIBRARY_PART = 1 / 20
export const log = pino({ level: 'silent' })

export type Scale = Database & { ctx: Ctx }

export type ScaleOptions = { topics: number; dataDir: string; databaseUrl?: string }

const MILLION: ScaleOptions = {
  topics: TOPICS,
  dataDir: process.env.TAXON_BENCH_DIR ?? join(tmpdir(), 'taxon-bench-scale'),
  databaseUrl: process.env.BENCH_DATABASE_URL,
}

/**
 * A catalog of a million topics and a library of 50,000, made on the first run and kept: embedded under TAXON_BENCH_DIR, or
 * on the empty server that BENCH_DATABASE_URL names. Tables that the migration would now make otherwise are made anew.
 */
export async function scaleDatabase({ topics, dataDir, databaseUrl }: ScaleOptions = MILLION): Promise<Scale> {
  const wanted = `${topics} ${createHash('sha256')
    .update(await readFile('migrations/0002_topics.sql'))
    .digest('hex')}`
  const open = async () => {
    await mkdir(dataDir, { recursive: true })
    // As root the database runs as another user, who must be let in.
    await chmod(dataDir, 0o755)
    return openDatabase({ databaseUrl, dataDir, poolSize: 4, log, limits: BENCH_LIMITS })
  }
  let database = await open()
  const made = await marker(database)
  if (made !== wanted) {
    if (made !== undefined && !databaseUrl) {
      await database.close()
      await rm(dataDir, { recursive: true })
      database = await open()
    }
    await make(database, topics, wanted)
  }
  await migrate(database.pool)
  return { ...database, ctx: await contextOf(database) }
}

const COPY = 'taxon_copy'

/** Works on a copy of that database, where changes are committed as those of users are, and drops it afterwards. */
export async function withCopy<T>(work: (copy: Scale) => Promise<T>): Promise<T> {
  await (await scaleDatabase()).close()
  const { dataDir, databaseUrl } = MILLION
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir, log })
  const url = new URL(embedded?.url ?? databaseUrl!)
  const admin = new pg.Client(embedded?.adminUrl ?? at(url, 'postgres'))
  await admin.connect()
  await admin.query(`DROP DATABASE IF EXISTS ${COPY}`)
  await admin.query(
    `CREATE DATABASE ${COPY} TEMPLATE ${url.pathname.slice(1)} STRATEGY file_copy OWNER ${url.username}`,
  )
  const copy = await openDatabase({ databaseUrl: at(url, COPY), dataDir, poolSize: 4, log, limits: BENCH_LIMITS })
  try {
    return await work({ ...copy, ctx: await contextOf(copy) })
  } finally {
    await copy.close()
    await admin.query(`DROP DATABASE ${COPY} WITH (FORCE)`)
    await admin.end()
    await embedded?.release()
  }
}

const at = (url: URL, database: string): string => Object.assign(new URL(url), { pathname: `/${database}` }).href

async function contextOf({ db }: Database): Promise<Ctx> {
  const [org] = await select<{ id: string }>(db, {
    text: `SELECT id FROM organizations WHERE name = 'Bench' ORDER BY id LIMIT 1`,
  })
  return {
    db,
    org: { id: org!.id, name: 'Bench', plan: 'enterprise', orgAlias: null, partnerAlias: null },
    caller: { kind: 'session', userId: 'user_bench', role: 'owner', operator: false },
    workspace: null,
    connectors: CONNECTORS,
    now: new Date(),
    log,
  }
}

/** What the database was made for; empty where that did not come to its end. */
async function marker({ db }: Database): Promise<string | undefined> {
  const [found] = await select<{ name: string | null; migrated: string | null }>(db, {
    text: `SELECT to_regclass('bench_marker') AS name, to_regclass('schema_migrations') AS migrated`,
  })
  if (!found?.name) return found?.migrated ? '' : undefined
  const [row] = await select<{ made: string }>(db, { text: 'SELECT made FROM bench_marker' })
  return row?.made
}

async function make(database: Database, topics: number, wanted: string): Promise<void> {
  console.log(`  making ${topics.toLocaleString('en')} topics, once`)
  await migrate(database.pool)
  const client = await database.pool.connect()
  await client.query(`SET maintenance_work_mem = '512MB'`)
  await client.query('SET synchronous_commit = off')
  await generateTopics(client, topics)
  progress('library')
  await generateLibrary(database, topics * LIBRARY_PART)
  progress('vacuum')
  await client.query('VACUUM (ANALYZE)')
  await client.query('CREATE TABLE bench_marker AS SELECT $1::text AS made', [wanted])
  client.release()
  progress('done')
}

/** An organization of two trades: every other topic is of one taxonomy type, the rest is of all. */
export async function generateLibrary({ db }: Database, links: number): Promise<void> {
  const org = await createOrganization(
    { db, now: new Date() },
    { name: 'Bench', plan: 'enterprise', org_alias: null, partner_alias: null },
  )
  const some = (condition: string, limit: number) =>
    `(SELECT id FROM global_topics WHERE ${condition} ORDER BY md5(id) LIMIT ${limit})`
  await db.execute({
    text: `WITH chosen AS (
             SELECT id FROM ${some(`taxonomy_type = 'Technology'`, links / 2)} a
             UNION ALL SELECT id FROM ${some(`taxonomy_type <> 'Technology'`, links / 2)} b
           )
           INSERT INTO org_topics (org_id, id, topic_id, external_id, source, created_at, updated_at, ${PROJECTED})
           SELECT $1, 'ot_' || left(md5(g.id), 20), g.id, CASE WHEN random() < 0.5 THEN left(md5(g.id), 8) END, 'import',
                  t.at, t.at, ${projectionOf('NULL::jsonb')}
           FROM chosen JOIN global_topics g USING (id)
           CROSS JOIN LATERAL (SELECT g.created_at + random() * (now() - g.created_at) AS at) t`,
    values: [org.id],
  })
}
