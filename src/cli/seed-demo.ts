import type { Writable } from 'node:stream'
import { seedDemo } from '../catalog/demo/seed'
import { readConfig } from '../config'
import { openDatabase } from '../db/open'
import { upgradeDatabase } from '../upgrade'
import { createLog } from './log'
import { createProgress } from './progress'

export type SeedDemoArgs = { json?: boolean }

/** Can run while a server is running. */
export async function runSeedDemo(args: SeedDemoArgs, { output, terminal }: SeedDemoIo) {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const database = await openDatabase({ ...config, log })
  const progress = createProgress(terminal)
  try {
    await upgradeDatabase(database, log)
    let last = { done: 0, total: 0, added: 0 }
    for await (last of seedDemo(database.db, new Date())) {
      progress.show(`Adding topics to the catalog: ${last.done} of ${last.total}`, last.done / last.total)
    }
    progress.clear()
    output.write(args.json ? `${JSON.stringify(last)}\n` : `${summary(last.added, last.total)}\n`)
  } finally {
    progress.clear()
    await database.close()
  }
}

type SeedDemoIo = { output: Writable; terminal: Writable & { isTTY?: boolean } }

const summary = (added: number, total: number): string =>
  added === 0 ? `The catalog already has all ${total} demo topics` : `Added ${added} topics to the catalog`
