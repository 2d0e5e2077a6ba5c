import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'rolldown'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const COMPILED = join(ROOT, 'src/engine/compiled')
const STAMP = join(COMPILED, 'taxonomy.stamp')
/** What the compiled taxonomy is made of, and by. */
const SOURCES = ['taxonomy', 'scripts/taxonomy', 'src/engine/taxonomy', 'src/engine/text']

/** Writes src/engine/compiled/taxonomy.js from the files in taxonomy/, if any of them changed since it was written. */
export async function compileTaxonomy() {
  const stamp = sourcesStamp()
  if (isCompiled(stamp)) return
  const draft = mkdtempSync(join(ROOT, 'node_modules/.taxonomy-'))
  try {
    const compiler = join(draft, 'compile.mjs')
    await build({
      cwd: ROOT,
      input: 'scripts/taxonomy/compile.ts',
      platform: 'node',
      external: ['yaml', 'zod'],
      output: { file: compiler },
      logLevel: 'warn',
    })
    const { compiledTaxonomy } = await import(pathToFileURL(compiler).href)
    const module = join(draft, 'taxonomy.js')
    writeFileSync(module, compiledTaxonomy(join(ROOT, 'taxonomy')))
    mkdirSync(COMPILED, { recursive: true })
    renameSync(module, join(COMPILED, 'taxonomy.js'))
    writeFileSync(STAMP, stamp)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function isCompiled(stamp) {
  try {
    return readFileSync(STAMP, 'utf8') === stamp
  } catch {
    return false
  }
}

function sourcesStamp() {
  const hash = createHash('sha256')
  for (const path of SOURCES.map((name) => join(ROOT, name))) {
    for (const name of readdirSync(path, { recursive: true }).sort()) {
      const file = join(path, name)
      if (statSync(file).isFile()) hash.update(name).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compileTaxonomy()
