import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'
import { textFiles } from '../../scripts/text-files.js'
import { packageRoot } from '../../src/db/package-root'

/** The first one since the last release: with each release it becomes the one after the newest. */
const FIRST_MIGRATION = '0034'

const git = (...args: string[]): string => execFileSync('git', args, { cwd: packageRoot(), encoding: 'utf8' }).trim()

/**
 * The commit before this release's first migration was added; undefined where there is no history, as in an archive of the
 * sources.
 */
export function commitBeforeMigrations(): string | undefined {
  const migrations = readdirSync(join(packageRoot(), 'migrations')).filter((file) => file >= FIRST_MIGRATION)
  const paths = migrations.map((file) => `migrations/${file}`)
  try {
    const [first] = git('log', '--reverse', '--diff-filter=A', '--format=%H', '--', ...paths).split('\n')
    return first ? git('rev-parse', '--verify', '--quiet', `${first}^`) : undefined
  } catch {
    return undefined
  }
}

/** Builds the `taxon` command of a commit, with the packages of this one. */
export async function buildAt(commit: string): Promise<string> {
  const folder = join(packageRoot(), 'test-results', `release-${commit.slice(0, 12)}`)
  const program = join(folder, 'dist/main.js')
  if (existsSync(program)) return program
  const draft = `${folder}-${process.pid}`
  mkdirSync(draft, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: packageRoot(), maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', draft], { input: archive })
  symlinkSync(join(packageRoot(), 'node_modules'), join(draft, 'node_modules'))
  execFileSync(process.execPath, ['scripts/taxonomy.js'], { cwd: draft })
  await build({
    cwd: draft,
    input: { main: join(draft, 'src/cli/main.ts'), 'document-worker': join(draft, 'src/classify/document-worker.ts') },
    platform: 'node',
    external: [/^@aws-sdk\//, 'pg-native', 'ssh2', 'ssh2-sftp-client'],
    plugins: [textFiles()],
    output: { dir: join(draft, 'dist') },
    logLevel: 'warn',
  })
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
  return program
}
