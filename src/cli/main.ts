import { Command } from 'commander'

/** Each command loads its own code when it is called: `classify` need not wait for the server's. */
const program = new Command('taxon').description('Audience classification and activation')

program
  .command('serve')
  .description('serve the API, and the embedded database unless DATABASE_URL names one')
  .action(async () => (await import('./serve')).serve())

program
  .command('migrate')
  .description('bring the database to the version of this code')
  .action(async () => (await import('./migrate')).migrateDatabase())

program
  .command('classify')
  .description('classify a topic with the local engine: no server, no key')
  .argument('[text]', 'the topic')
  .option('--stdin', 'read a topic a line from standard input')
  .option('--json', 'print one JSON object a topic')
  .action(async (text: string | undefined, options: { stdin?: boolean; json?: boolean }, command: Command) => {
    if (text === undefined && !options.stdin) command.error('error: name a topic, or use --stdin')
    const { runClassify } = await import('./classify')
    await runClassify({ text, ...options }, { input: process.stdin, output: process.stdout })
  })

/** What the person at the terminal can act on is one line; anything else is a defect and keeps its stack. */
const EXPECTED = new Set(['StartupError', 'ConfigError'])

program.parseAsync().catch((error) => {
  console.error(EXPECTED.has(error?.name) ? `taxon: ${error.message}` : error)
  process.exit(1)
})
