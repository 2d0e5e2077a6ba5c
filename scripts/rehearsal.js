import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { build } from 'rolldown'
import { compileTaxonomy } from './taxonomy.js'
import { textFiles } from './text-files.js'

/** Many nodes on a database with a replica and a pooler, under load, while each part fails: bench/rehearsal. */
const FOLDER = 'dist/bench/rehearsal'

await compileTaxonomy()
rmSync(FOLDER, { recursive: true, force: true })
await build({
  input: { rehearsal: 'bench/rehearsal/rehearsal.ts' },
  platform: 'node',
  external: (id) => !id.startsWith('.') && !isAbsolute(id),
  plugins: [textFiles()],
  output: { dir: FOLDER },
  logLevel: 'warn',
})
const { status } = spawnSync(process.execPath, [`${FOLDER}/rehearsal.js`], { stdio: 'inherit' })
process.exit(status ?? 1)
