import { readConfig } from '../config'
import { migrate } from '../db/migrate'
import { openDatabase } from '../db/open'
import { createLog } from './log'

export async function migrateDatabase() {
  const config = readConfig(process.env)
  const database = await openDatabase({ ...config, log: createLog(config.logLevel) })
  try {
    const applied = await migrate(database.pool)
    console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date')
  } finally {
    await database.close()
  }
}
