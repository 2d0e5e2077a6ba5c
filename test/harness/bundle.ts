import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { packageRoot } from '../../src/db/package-root'

/** A program of ours as node runs it. Inside the package, where packages resolve; readable by every user tests start it as. */
export async function bundle(entry: string): Promise<{ program: string; discard(): Promise<void> }> {
  const results = join(packageRoot(), 'test-results')
  await mkdir(results, { recursive: true })
  const folder = await mkdtemp(join(results, 'bundle-'))
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
