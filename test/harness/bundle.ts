import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'rolldown'
import { textFiles } from '../../scripts/text-files.js'
import { packageRoot } from '../../src/db/package-root'

const SOURCES = [
  'src',
  'test/db',
  'test/jobs/flag-unsure',
  'test/hostile/prober.ts',
  'package-lock.json',
  'scripts/text-files.js',
]
/** The thread that reads documents. */
export const DOCUMENT_WORKER = 'src/classify/document-worker.ts'

const AN_HOUR = 3_600_000

/**
 * Bundles a program with its packages, as in dist/, because most of its time in a test goes into starting. Built once for
 * all files and runs until the sources change. It is inside this package, where other packages resolve, and readable by
 * every user that tests run it as. `threads` are entry points of its worker threads.
 */
export async function bundle(entry: string, ...threads: string[]): Promise<string> {
  const results = join(packageRoot(), 'test-results')
  const name = basename(entry, '.ts')
  const folder = join(results, `bundle-${name}-${await stampOf(SOURCES)}`)
  const program = join(folder, `${name}.js`)
  if (await changedAt(program)) return program
  await mkdir(results, { recursive: true })
  await discardOld(results)
  const draft = await mkdtemp(join(results, 'bundle-draft-'))
  await chmod(draft, 0o755)
  await build({
    input: Object.fromEntries([entry, ...threads].map((file) => [basename(file, '.ts'), join(packageRoot(), file)])),
    platform: 'node',
    external: [/^@aws-sdk\//, 'pg-native', 'ssh2', 'ssh2-sftp-client'],
    plugins: [textFiles()],
    output: { dir: draft },
    logLevel: 'warn',
  })
  // Fails if another worker was faster.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
  return program
}

/** Changes with the time and size of any file. */
async function stampOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths.map((name) => join(packageRoot(), name))) {
    const names = (await stat(path)).isDirectory() ? await readdir(path, { recursive: true }) : ['']
    for (const name of names.sort()) {
      const { mtimeMs, size } = await stat(join(path, name))
      hash.update(`${name} ${mtimeMs} ${size}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** Keeps recent ones, which another run may be using. */
async function discardOld(results: string): Promise<void> {
  const folders = (await readdir(results))
    .filter((name) => name.startsWith('bundle-'))
    .map((name) => join(results, name))
  for (const folder of folders) {
    const changed = await changedAt(folder)
    if (changed && changed < Date.now() - AN_HOUR) await rm(folder, { recursive: true, force: true })
  }
}

const changedAt = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )
