import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'taxonomy/open/checksums.txt'
/** What the derived lists are made of and by, and the lists themselves. */
const PARTS = [
  'scripts/lexicon/packages.js',
  'scripts/lexicon/sources.ts',
  'scripts/lexicon/sources',
  'scripts/lexicon/wordnet.ts',
  'taxonomy/open/derived',
  'taxonomy/open/inputs',
  'taxonomy/open/mapping',
]

export function writeChecksums(root) {
  writeFileSync(join(root, FILE), checksums(root).join(''))
}

/** The files that changed since `npm run lexicon` wrote the derived lists, or that it does not know. */
export function staleFiles(root) {
  const written = new Set(readFileSync(join(root, FILE), 'utf8').split(/(?<=\n)/))
  const found = checksums(root)
  const changed = found.filter((line) => !written.has(line))
  const gone = [...written].filter((line) => !found.includes(line))
  return [...new Set([...changed, ...gone].map((line) => line.trim().split('  ')[1]))]
}

function checksums(root) {
  return PARTS.flatMap((part) => filesIn(root, part)).map((file) => {
    const sum = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex')
    return `${sum}  ${file}\n`
  })
}

function filesIn(root, part) {
  if (/\.[jt]s$/.test(part)) return [part]
  return readdirSync(join(root, part))
    .sort()
    .map((name) => `${part}/${name}`)
}
