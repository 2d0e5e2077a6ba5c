import { Command } from 'commander'
import { readConfig } from '../config'
import { migrate } from '../db/migrate'
import { openDatabase } from '../db/open'
import { createLog } from './log'

export const migrateCommand = new Command('migrate')
  .description('Bring the database to the version of this code, and stop')
  .action(async () => {
    const config = readConfig(process.env)
    const database = await openDatabase({ ...config, log: createLog(config.logLevel) })
    try {
      const applied = await migrate(database.pool)
      console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date')
    } finally {
      await database.close()
    }
  })
