import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { build } from 'esbuild'

/** Runs the benchmarks named on the command line, or all of them, each in a process of its own, one after the other. */
const named = process.argv.slice(2)
const all = readdirSync('bench')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'))
const unknown = named.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(2)
}
const chosen = named.length > 0 ? named : all

await build({
  entryPoints: chosen.map((name) => `bench/${name}.ts`),
  outdir: 'dist/bench',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
})
for (const name of chosen) {
  console.log(`\n${name}`)
  const { status } = spawnSync(process.execPath, ['--expose-gc', `dist/bench/${name}.js`], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
