import { readConfig } from '../config'
import { openDatabase } from '../db/open'
import { upgradeDatabase } from '../upgrade'
import { createLog } from './log'

export async function migrateDatabase() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const database = await openDatabase({ ...config, log })
  try {
    const applied = await upgradeDatabase(database, log)
    console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date')
  } finally {
    await database.close()
  }
}
