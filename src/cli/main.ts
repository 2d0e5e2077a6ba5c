import { Command, InvalidArgumentError, Option } from 'commander'
import { packageVersion } from '../package-version'
import type { BackupArgs, RestoreArgs } from './backup'
import type { DemoArgs } from './demo'
import type { DoctorArgs } from './doctor'
import type { EvalArgs } from './eval/eval'
import type { ExportArgs } from './export'
import { filterOptions, filtersIn } from './export-filters'
import { failureText, isPipeClosed } from './failure'
import type { ImportArgs } from './import/import'
import type { McpArgs } from './mcp'
import type { DeleteOrganizationArgs } from './organization'

/** Each command imports its code when it runs, so that `classify` does not load the server. */
const program = new Command('taxon')
  .description('Classify audiences and push them to advertising platforms')
  .version(packageVersion())
  .hook('preAction', (_program, command) => {
    // A server that nobody reads goes on.
    if (!['serve', 'worker', 'demo'].includes(command.name())) endWithPipe()
  })

program
  .command('serve')
  .description('serve the console and the API; starts the embedded database unless DATABASE_URL is set')
  .option('--worker', 'also run jobs that were created without "drive"')
  .option('--no-worker', 'leave runs to "taxon worker" processes')
  .action(async (options: { worker?: boolean }) => (await import('./serve')).serve(options))

program
  .command('demo')
  .description('serve a demo on this machine: demo topics, and simulated platforms to push to and sync from')
  .option('--data <folder>', 'where it keeps everything', './data/demo')
  .action(async (options: DemoArgs) => {
    const { runDemo } = await import('./demo')
    await runDemo(options, { output: process.stdout, terminal: process.stderr })
  })

program
  .command('worker')
  .description('drive runs and jobs, alongside any number of servers on the same database')
  .option('--once', 'exit when there is nothing left to do')
  .action(async (options: { once?: boolean }) => (await import('./worker')).runWorker(options))

program
  .command('migrate')
  .description('update the database to this version of Taxon')
  .action(async () => (await import('./migrate')).migrateDatabase())

program
  .command('doctor')
  .description('say what is wrong with this installation and what to do; changes nothing')
  .option('--network', 'also call the LLM provider, the mail server and the platforms of all connections')
  .option('--json', 'print the findings as JSON')
  .action(async (options: DoctorArgs) => {
    const { runDoctor } = await import('./doctor')
    if (!(await runDoctor(options, process.stdout))) process.exitCode = 1
  })

program
  .command('backup')
  .description('save the embedded database to a file, also while a server is running')
  .argument('<file>', 'the file to write')
  .option('--no-verify', 'do not restore the file into a scratch folder to compare every table')
  .option('--json', 'print the counts and checksums of the tables as JSON')
  .action(async (file: string, options: Omit<BackupArgs, 'file'>) => {
    const { runBackup } = await import('./backup')
    await runBackup({ file, ...options }, { output: process.stdout, terminal: process.stderr })
  })

program
  .command('restore')
  .description('restore the embedded database from a file of "taxon backup"; Taxon must not be running')
  .argument('<file>', 'the backup')
  .option('--force', 'replace the database in the data folder; it is kept beside the new one')
  .option('--json', 'print the counts and checksums of the tables as JSON')
  .action(async (file: string, options: Omit<RestoreArgs, 'file'>) => {
    const { runRestore } = await import('./backup')
    await runRestore({ file, ...options }, { output: process.stdout, terminal: process.stderr })
  })

program
  .command('classify')
  .description('classify an audience with the local engine; needs no server and no key')
  .argument('[text]', 'the audience, in words')
  .option('--stdin', 'read one audience per line from standard input')
  .option('--json', 'print one JSON object per audience')
  .action(async (text: string | undefined, options: { stdin?: boolean; json?: boolean }, command: Command) => {
    if (!text?.trim() && !options.stdin) command.error('error: describe an audience, or use --stdin')
    const { runClassify } = await import('./classify')
    await runClassify({ text, ...options }, { input: process.stdin, output: process.stdout })
  })

program
  .command('eval')
  .description('measure the local engine on the golden set')
  .option('--diff', 'list what changed since the committed snapshot')
  .option(
    '--corrections <file>',
    'with --diff: list what these corrections would change (TSV: name, parent_category, …)',
  )
  .option('--names <file>', 'with --corrections: names to look at instead of the golden set, one per line')
  .option('--update', 'update the snapshot')
  .option('--leave-one-out', 'hide phrases of the lists one by one and classify them; takes a sample')
  .option('--all', 'with --leave-one-out: all phrases')
  .option('--set <file>', 'score a labelled file: tab-separated, with columns name and category')
  .option('--json', 'print the result as JSON')
  .action(async (options: EvalArgs, command: Command) => {
    if (options.corrections && !options.diff) command.error('error: --corrections needs --diff')
    const { runEval } = await import('./eval/eval')
    runEval(options, { output: process.stdout })
  })

program
  .command('seed-demo')
  .description('add a few thousand demo topics to the catalog; existing topics stay as they are')
  .option('--json', 'print the counts as JSON')
  .action(async (options: { json?: boolean }) => {
    const { runSeedDemo } = await import('./seed-demo')
    await runSeedDemo(options, { output: process.stdout, terminal: process.stderr })
  })

const exportCommand = program
  .command('export')
  .description('export the library of a running server')
  .argument('[file]', 'the file to write (default: standard output)')
  .addOption(new Option('--url <url>', 'address of the server').env('TAXON_URL').default('http://localhost:3000'))
  .addOption(new Option('--key <key>', 'API key with the scope export').env('TAXON_KEY').makeOptionMandatory())
  .addOption(new Option('--format <format>', 'file format').choices(['csv', 'json']).default('csv'))
  .addOption(new Option('--json', 'like --format json').implies({ format: 'json' }))
  .option('--full', 'include platform names, descriptions, scores and outputs (owners only)')
  .addOption(workspaceOption())
  .action(async (file: string | undefined, options: Omit<ExportArgs, 'file' | 'filters'>) => {
    const { runExport } = await import('./export')
    const args = { file, filters: filtersIn(options), ...options }
    await runExport(args, { output: process.stdout, terminal: process.stderr })
  })
for (const [flags, help] of filterOptions()) exportCommand.option(flags, help)

program
  .command('import')
  .description('import a CSV file into the library of a running server')
  .argument('<file>', 'CSV file; its first line names the columns')
  .addOption(new Option('--url <url>', 'address of the server').env('TAXON_URL').default('http://localhost:3000'))
  .addOption(
    new Option('--key <key>', 'API key with the scopes topics:write and topics:read')
      .env('TAXON_KEY')
      .makeOptionMandatory(),
  )
  .addOption(
    new Option('--map <field=column>', 'which column fills a field; can be repeated')
      .argParser((pair: string, pairs: string[]) => [...pairs, pair])
      .default([], 'columns with the names of the fields'),
  )
  .addOption(workspaceOption())
  .option('--resume <batch>', 'continue an interrupted import')
  .addOption(
    new Option(
      '--engine <engine>',
      'who classifies new topics: local; llm (the first 10 new topics of every 500 rows); auto (the LLM where the local engine is not sure)',
    )
      .choices(['local', 'llm', 'auto'])
      .conflicts('llm'),
  )
  .option('--llm', 'like --engine llm, but a server without an LLM uses the local engine')
  .option('--yes', 'begin without showing what the LLM will cost')
  .option('--json', 'print the batch as JSON')
  .action(async (file: string, options: Omit<ImportArgs, 'file'>) => {
    const { runImport } = await import('./import/import')
    const interrupt = new AbortController()
    process.once('SIGINT', () => interrupt.abort())
    const confirm = process.stdin.isTTY && process.stderr.isTTY ? (await import('./confirm')).confirm : undefined
    const io = { output: process.stdout, terminal: process.stderr, signal: interrupt.signal, confirm }
    await runImport({ file, ...options }, io)
  })

program
  .command('mcp')
  .description('let an assistant that starts programs work with a running server (Model Context Protocol)')
  .addOption(new Option('--url <url>', 'address of the server').env('TAXON_URL').default('http://localhost:3000'))
  .addOption(
    new Option('--key <key>', 'API key; its scopes decide which tools there are')
      .env('TAXON_KEY')
      .makeOptionMandatory(),
  )
  .addOption(new Option('--workspace <id>', 'work in this workspace').env('TAXON_WORKSPACE'))
  .action(async (options: McpArgs) => {
    const { runMcp } = await import('./mcp')
    await runMcp(options, { input: process.stdin, output: process.stdout })
  })

program
  .command('rotate-secrets')
  .description(
    're-encrypt stored credentials, signing secrets and second factors with the first secret in TAXON_SECRET',
  )
  .option('--json', 'print the counts as JSON')
  .action(async (options: { json?: boolean }) => {
    const { runRotateSecrets } = await import('./rotate-secrets')
    const complete = await runRotateSecrets(options, { output: process.stdout, terminal: process.stderr })
    if (!complete) process.exitCode = 1
  })

program
  .command('reset-password')
  .description('print a link with which a user sets a new password, once')
  .argument('<email>', 'address of the account')
  .action(async (email: string) => {
    const { runResetPassword } = await import('./reset-password')
    const isFound = await runResetPassword(email, { output: process.stdout, terminal: process.stderr })
    if (!isFound) process.exitCode = 1
  })

program
  .command('export-organization')
  .description('write everything that belongs to an organization to a file of JSON lines, without secrets')
  .argument('<id>', 'id of the organization')
  .argument('<file>', 'the file to write')
  .action(async (id: string, file: string) => {
    const { runExportOrganization } = await import('./organization')
    await runExportOrganization(id, file, process.stdout)
  })

program
  .command('delete-organization')
  .description('delete an organization and everything that belongs to it; cannot be undone')
  .argument('<id>', 'id of the organization')
  .requiredOption('--name <name>', 'its name, to confirm')
  .option('--leave-activations', 'delete even if segments are still active on platforms; they stay there')
  .option('--json', 'print what was removed as JSON')
  .action(async (id: string, options: Omit<DeleteOrganizationArgs, 'id'>) => {
    const { runDeleteOrganization } = await import('./organization')
    await runDeleteOrganization({ id, ...options }, process.stdout)
  })

program
  .command('refresh-activations')
  .description('refresh the stale activations of all organizations, and finish interrupted ones')
  .option('--dry-run', 'list them and change nothing')
  .addOption(new Option('--limit <n>', 'refresh at most this many').argParser(wholeNumber))
  .option('--json', 'print one JSON object per activation, then one with the counts')
  .action(async (options: { dryRun?: boolean; limit?: number; json?: boolean }) => {
    const { runRefreshActivations } = await import('./refresh-activations')
    const complete = await runRefreshActivations(options, { output: process.stdout, terminal: process.stderr })
    if (!complete) process.exitCode = 1
  })

function workspaceOption(): Option {
  return new Option('--workspace <id>', 'only this workspace, not the whole organization').env('TAXON_WORKSPACE')
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Use a whole number of 1 or more.')
  return Number(text)
}

function endWithPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (!isPipeClosed(error)) throw error
      process.exit(0)
    })
  }
}

program.parseAsync().catch((error) => {
  if (isPipeClosed(error)) process.exit(0)
  console.error(failureText(error))
  process.exit(error?.exitCode ?? 1)
})
