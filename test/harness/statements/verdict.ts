import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, parse } from 'libpg-query'
import { packageRoot } from '../../../src/db/package-root'
import type { Catalog } from './relations'
import type { SentStatement } from './senders'
import { untiedTables } from './tenants'

/** The statements of one file that are about all organizations, each by what it does: `UPDATE jobs`. */
export type Exception = { file: string; statements: string[]; reason: string }

/** What is wrong with the statements of a run, and which exceptions it did not need. */
export async function complaintsAbout(
  sent: readonly SentStatement[],
  exceptions: readonly Exception[],
  catalog: Catalog,
): Promise<{ complaints: string[]; unused: string[] }> {
  const migrations = readMigrations()
  const listed = new Set(exceptions.flatMap(({ file, statements }) => statements.map((what) => `${file}: ${what}`)))
  const unused = new Set(listed)
  const complaints: string[] = []
  for (const { text, file } of sent) {
    // They change the rows of all organizations.
    if (migrations.has(text)) continue
    const what = await describeUntied(text, catalog)
    if (what === undefined) continue
    const name = `${file}: ${what}`
    unused.delete(name)
    if (!listed.has(name)) complaints.push(`${name}, without saying of which organization:\n${text}`)
  }
  return { complaints, unused: [...unused] }
}

/** What the statement does, and to which tables it does it without naming an organization. */
async function describeUntied(text: string, catalog: Catalog): Promise<string | undefined> {
  const { stmts = [] } = await parse(text)
  const nodes = stmts.flatMap(({ stmt }) => stmt ?? [])
  const untied = nodes.filter((node) => untiedTables(node, catalog).length > 0)
  if (untied.length === 0) return undefined
  return untied.map((node) => `${verbOf(node)} ${untiedTables(node, catalog).join(', ')}`).join('; ')
}

const verbOf = (node: Node): string => Object.keys(node)[0]!.replace('Stmt', '').toUpperCase()

function readMigrations(): Set<string> {
  const folder = join(packageRoot(), 'migrations')
  return new Set(readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')))
}
