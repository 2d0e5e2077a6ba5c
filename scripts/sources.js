import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
export const DIST = join(ROOT, 'dist')
export const STAMP = 'sources.stamp'

const SOURCES = [
  'src',
  'console/index.html',
  'console/package.json',
  'console/public',
  'console/src',
  'console/tsconfig.json',
  'console/vite.config.ts',
  'package-lock.json',
  'package.json',
  'scripts/build.js',
  'scripts/compress.js',
  'scripts/import-bundled.js',
  'scripts/notices.js',
  'scripts/taxonomy',
  'scripts/taxonomy.js',
  'scripts/text-files.js',
  'taxonomy',
  'tsconfig.json',
]

/** Made of the taxonomy by the build itself. */
const COMPILED = join('engine', 'compiled')

/** Changes with the name, time and size of everything the build reads. */
export function sourcesStamp() {
  const hash = createHash('sha256')
  for (const path of SOURCES.map((name) => join(ROOT, name))) {
    const names = statSync(path).isDirectory() ? readdirSync(path, { recursive: true }).sort() : ['']
    for (const name of names) {
      if (name.startsWith(COMPILED)) continue
      const { mtimeMs, size } = statSync(join(path, name))
      hash.update(`${name} ${mtimeMs} ${size}\n`)
    }
  }
  return hash.digest('hex')
}

export function isBuilt() {
  try {
    return readFileSync(join(DIST, STAMP), 'utf8') === sourcesStamp()
  } catch {
    return false
  }
}
