import { Command, InvalidArgumentError, Option } from 'commander'
import type { ExportArgs } from './export'
import type { ImportArgs } from './import/import'

/** Each command loads its own code when it is called: `classify` need not wait for the server's. */
const program = new Command('taxon').description('Audience classification and activation')

program
  .command('serve')
  .description('serve the API, and the embedded database unless DATABASE_URL names one')
  .option('--worker', 'also drive jobs')
  .action(async (options: { worker?: boolean }) => (await import('./serve')).serve(options))

program
  .command('worker')
  .description('drive jobs, beside servers on the same database')
  .option('--once', 'end when no job can go on')
  .action(async (options: { once?: boolean }) => (await import('./worker')).runWorker(options))

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

program
  .command('eval')
  .description('measure the local engine on its golden set')
  .option('--diff', 'show what changed against the committed snapshot')
  .option('--update', 'write the snapshot anew')
  .option('--json', 'print the table as JSON')
  .action(async (options: { diff?: boolean; update?: boolean; json?: boolean }) => {
    const { runEval } = await import('./eval/eval')
    runEval(options, { output: process.stdout })
  })

program
  .command('seed-demo')
  .description('fill the catalog with a few thousand topics to look around in; what is there stays')
  .option('--json', 'print the counts as JSON')
  .action(async (options: { json?: boolean }) => {
    const { runSeedDemo } = await import('./seed-demo')
    await runSeedDemo(options, { output: process.stdout, terminal: process.stderr })
  })

program
  .command('export')
  .description('export the library of a running server to a file, or to standard output')
  .argument('[file]', 'where to write; standard output when left out')
  .addOption(new Option('--url <url>', 'the server').env('TAXON_URL').default('http://localhost:3000'))
  .addOption(new Option('--key <key>', 'an API key with the scope export').env('TAXON_KEY').makeOptionMandatory())
  .addOption(new Option('--format <format>', 'what to write').choices(['csv', 'json']).default('csv'))
  .option('--full', 'platform names, descriptions, scores and outputs too; for owners')
  .action(async (file: string | undefined, options: Omit<ExportArgs, 'file'>) => {
    const { runExport } = await import('./export')
    await runExport({ file, ...options }, { output: process.stdout, terminal: process.stderr })
  })

program
  .command('import')
  .description('import the rows of a CSV file into the library of a running server')
  .argument('<file>', 'a CSV file whose first line names its columns')
  .addOption(new Option('--url <url>', 'the server').env('TAXON_URL').default('http://localhost:3000'))
  .addOption(
    new Option('--key <key>', 'an API key with the scopes topics:write and topics:read')
      .env('TAXON_KEY')
      .makeOptionMandatory(),
  )
  .addOption(
    new Option('--map <field=column>', 'the column that fills a field; may be repeated')
      .argParser((pair: string, pairs: string[]) => [...pairs, pair])
      .default([], 'columns named like the fields'),
  )
  .option('--resume <batch>', 'go on with an import that was interrupted')
  .option('--llm', 'let the LLM classify the first 10 new topics of every 500 rows')
  .option('--json', 'print the batch as JSON')
  .action(async (file: string, options: Omit<ImportArgs, 'file'>) => {
    const { runImport } = await import('./import/import')
    const interrupt = new AbortController()
    process.once('SIGINT', () => interrupt.abort())
    const io = { output: process.stdout, terminal: process.stderr, signal: interrupt.signal }
    await runImport({ file, ...options }, io)
  })

program
  .command('rotate-secrets')
  .description('encrypt the stored credentials of connections with the first secret of TAXON_SECRET')
  .option('--json', 'print the counts as JSON')
  .action(async (options: { json?: boolean }) => {
    const { runRotateSecrets } = await import('./rotate-secrets')
    const complete = await runRotateSecrets(options, { output: process.stdout, terminal: process.stderr })
    if (!complete) process.exitCode = 1
  })

program
  .command('refresh-activations')
  .description('refresh the stale activations of all organizations')
  .option('--dry-run', 'only list them')
  .addOption(new Option('--limit <n>', 'at most so many').argParser(wholeNumber))
  .option('--json', 'print a JSON object an activation, and one with the counts')
  .action(async (options: { dryRun?: boolean; limit?: number; json?: boolean }) => {
    const { runRefreshActivations } = await import('./refresh-activations')
    const complete = await runRefreshActivations(options, { output: process.stdout, terminal: process.stderr })
    if (!complete) process.exitCode = 1
  })

function wholeNumber(given: string): number {
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new InvalidArgumentError('Not a whole number from 1.')
  return Number(given)
}

/** What the person at the terminal can act on is one line; anything else is a defect and keeps its stack. */
const EXPECTED = new Set(['StartupError', 'ConfigError', 'ServerError', 'FileError', 'ImportStopped'])

program.parseAsync().catch((error) => {
  console.error(EXPECTED.has(error?.name) ? `taxon: ${error.message}` : error)
  process.exit(error?.exitCode ?? 1)
})
