import { Command } from 'commander'
import { ConfigError } from '../config'
import { StartupError } from '../db/startup-error'
import { migrateCommand } from './migrate'
import { serveCommand } from './serve'

const program = new Command('taxon')
  .description('Audience classification and activation')
  .addCommand(serveCommand)
  .addCommand(migrateCommand)

program.parseAsync().catch((error) => {
  const expected = error instanceof StartupError || error instanceof ConfigError
  console.error(expected ? `taxon: ${error.message}` : error)
  process.exit(1)
})
