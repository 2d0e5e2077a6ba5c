import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { isAlive, ownIdentity } from '../../src/db/embedded/processes'
import { packageRoot } from '../../src/db/package-root'

const PREFIX = 'bundle-'

/** A program of ours as node runs it. Inside the package, where packages resolve; readable by every user tests start it as. */
export async function bundle(entry: string): Promise<{ program: string; discard(): Promise<void> }> {
  const results = join(packageRoot(), 'test-results')
  await mkdir(results, { recursive: true })
  await discardLeftovers(results)
  const folder = await mkdtemp(join(results, `${PREFIX}${ownIdentity}.`))
  await chmod(folder, 0o755)
  await build({
    entryPoints: { program: join(packageRoot(), entry) },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  return { program: join(folder, 'program.js'), discard: () => rm(folder, { recursive: true }) }
}

/** What a run that was killed could not clear away itself. */
async function discardLeftovers(results: string): Promise<void> {
  const names = (await readdir(results)).filter((name) => name.startsWith(PREFIX))
  const dead = names.filter((name) => !isAlive(name.slice(PREFIX.length).split('.')[0]!))
  await Promise.all(dead.map((name) => rm(join(results, name), { recursive: true, force: true })))
}
