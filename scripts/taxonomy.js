import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importBundled } from './import-bundled.js'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const COMPILED = join(ROOT, 'src/engine/compiled')
const STAMP = join(COMPILED, 'taxonomy.stamp')
/** What the compiled taxonomy is made of, and by. */
const SOURCES = ['taxonomy', 'scripts/taxonomy', 'src/engine/taxonomy', 'src/engine/text', 'src/engine/lexicon']

/**
 * Writes the files of src/engine/compiled from the files in taxonomy/, if any of them changed since. The lexicon comes
 * second: its phrases are made canonical by the engine's own text stage, which needs the word lists.
 */
export async function compileTaxonomy() {
  const stamp = sourcesStamp()
  if (isCompiled(stamp)) return
  const draft = mkdtempSync(join(ROOT, 'node_modules/.taxonomy-'))
  try {
    const { readTaxonomy, wordFiles } = await compiler('words', draft)
    const taxonomy = readTaxonomy(join(ROOT, 'taxonomy'))
    write(wordFiles(taxonomy), draft)
    const { lexiconFiles } = await compiler('lexicon', draft)
    write(lexiconFiles(taxonomy), draft)
    const { modelFiles } = await compiler('model', draft)
    write(modelFiles(join(ROOT, 'taxonomy/model')), draft)
    writeFileSync(STAMP, stamp)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

const compiler = (name, draft) => importBundled(`scripts/taxonomy/${name}.ts`, draft)

/** Renamed into place: a process that starts meanwhile finds a whole file. */
function write(files, draft) {
  mkdirSync(COMPILED, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(draft, name), text)
    renameSync(join(draft, name), join(COMPILED, name))
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
