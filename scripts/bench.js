import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { basename, isAbsolute } from 'node:path'
import { build } from 'rolldown'
import { compileTaxonomy } from './taxonomy.js'
import { textFiles } from './text-files.js'

/**
 * Runs the benchmarks named on the command line, or all of them except `growth` and `indexes`, each in a process of its own, one
 * after the other.
 */
const named = process.argv.slice(2)
const all = readdirSync('bench')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'))
const unknown = named.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(2)
}
/** These run when they are asked for: one takes 50 GB of disk and hours, the other needs a file of statements. */
const SPECIAL = ['growth', 'indexes']
const chosen = named.length > 0 ? named : all.filter((name) => !SPECIAL.includes(name))

await compileTaxonomy()
rmSync('dist/bench', { recursive: true, force: true })
for (const name of chosen) {
  await build({
    input: { [name]: `bench/${name}.ts` },
    platform: 'node',
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
    plugins: [textFiles()],
    output: { dir: `dist/bench/${name}` },
    logLevel: 'warn',
  })
  console.log(`\n${name}`)
  const { status } = spawnSync(process.execPath, ['--expose-gc', `dist/bench/${name}/${name}.js`], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
