import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { build } from 'esbuild'

/** Runs the benchmarks named on the command line, or all of them, one after the other. */
const named = process.argv.slice(2)
const all = readdirSync('bench').filter((file) => file.endsWith('.ts'))
const files = all.filter((file) => named.length === 0 || named.includes(basename(file, '.ts')))

await build({
  entryPoints: files.map((file) => `bench/${file}`),
  outdir: 'dist/bench',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
})
for (const file of files) {
  console.log(`\n${basename(file, '.ts')}`)
  await (await import(`../dist/bench/${basename(file, '.ts')}.js`)).default()
}
