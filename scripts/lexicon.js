import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { writeChecksums } from './lexicon/checksums.js'
import { fetchPackage, PACKAGES } from './lexicon/packages.js'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CACHE = join(ROOT, 'node_modules/.cache/lexicon')

/** Writes taxonomy/open/derived anew from pinned inputs: the same bytes on every run. */
const folders = Object.fromEntries(Object.keys(PACKAGES).map((name) => [name, fetchPackage(name, CACHE)]))
const draft = mkdtempSync(join(ROOT, 'node_modules/.lexicon-'))
try {
  const module = join(draft, 'sources.mjs')
  await build({
    cwd: ROOT,
    input: 'scripts/lexicon/sources.ts',
    platform: 'node',
    output: { file: module },
    logLevel: 'warn',
  })
  const { deriveLists } = await import(pathToFileURL(module).href)
  for (const { list, entries } of deriveLists(join(ROOT, 'taxonomy/open'), folders)) {
    console.log(`${list}: ${entries} entries`)
  }
  writeChecksums(ROOT)
} finally {
  rmSync(draft, { recursive: true, force: true })
}
