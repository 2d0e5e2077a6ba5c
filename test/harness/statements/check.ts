import { appendFileSync, rmSync } from 'node:fs'
import pg from 'pg'
import { EVERY_ORGANIZATION } from './every-organization'
import type { Catalog } from './relations'
import { readStatements } from './senders'
import { complaintsAbout } from './verdict'

/** Fails the run if a statement that the application sent in it forgets its organization. */
export async function checkStatements(folder: string, databaseUrl: string): Promise<void> {
  const statements = readStatements(folder)
  rmSync(folder, { recursive: true })
  // For `npm run bench indexes`.
  const kept = process.env.TEST_KEEP_STATEMENTS
  if (kept) appendFileSync(kept, statements.map((statement) => `${JSON.stringify(statement)}\n`).join(''))
  const { complaints, unused } = await complaintsAbout(statements, EVERY_ORGANIZATION, await readCatalog(databaseUrl))
  // Only a hint: some are sent by commands in processes of their own, or when a server happens to find something.
  if (process.env.TEST_WHOLE === 'yes' && unused.length > 0) console.log(`\n${UNUSED}\n${unused.join('\n')}`)
  if (complaints.length === 0) return
  console.error(`\n${complaints.join('\n\n')}\n\n${ADVICE}`)
  process.exitCode = 1
}

const UNUSED = 'Not sent in this run, and perhaps no longer needed in test/harness/statements/every-organization.ts:'

const ADVICE = `Tables with an org_id hold the data of organizations. Add "org_id = $n" to each statement above, or join its tables on
org_id. If one really is about all organizations, list it in test/harness/statements/every-organization.ts as it is named above.`

async function readCatalog(url: string): Promise<Catalog> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ table: string; columns: string[] }>(
      `SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm')
         AND a.attnum > 0 AND NOT a.attisdropped
       GROUP BY c.oid`,
    )
    return new Map(rows.map(({ table, columns }) => [table, columns]))
  } finally {
    await client.end()
  }
}
