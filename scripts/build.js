import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'rolldown'
import { build as buildConsole } from 'vite'
import { compressTexts } from './compress.js'
import { collectPackages, writeNotices } from './notices.js'
import { DIST, isBuilt, ROOT, STAMP, sourcesStamp } from './sources.js'
import { compileTaxonomy } from './taxonomy.js'
import { textFiles } from './text-files.js'

/** What stays outside the bundle: loaded by few, or with a native part. pg-native is optional and not installed. */
export const EXTERNAL = [/^@aws-sdk\//, 'ssh2', 'ssh2-sftp-client', 'pg-native']

export const ENTRIES = { taxon: 'src/cli/main.ts', 'document-worker': 'src/classify/document-worker.ts' }

/**
 * The server and its packages in a handful of files, because reading hundreds of modules takes longer than running them, and
 * the console, which `taxon serve` serves from dist/console. Built beside dist and then renamed: a process that starts
 * meanwhile finds a whole build, and two that build at once do not mix their files.
 */
export async function build() {
  await compileTaxonomy()
  const stamp = sourcesStamp()
  const draft = mkdtempSync(join(ROOT, '.dist-'))
  const packages = new Set()
  try {
    await bundle({
      cwd: ROOT,
      input: ENTRIES,
      platform: 'node',
      external: EXTERNAL,
      plugins: [collectPackages(packages), textFiles()],
      output: { dir: draft, sourcemap: true, comments: { jsdoc: false } },
      logLevel: 'warn',
    })
    await buildConsole({
      configFile: join(ROOT, 'console/vite.config.ts'),
      plugins: [collectPackages(packages)],
      build: { outDir: join(draft, 'console'), emptyOutDir: true },
    })
    compressTexts(join(draft, 'console'))
    writeNotices(packages, join(draft, 'THIRD-PARTY-NOTICES.txt'))
    writeFileSync(join(draft, STAMP), stamp)
    // Another process that started at the same time may have been faster, and may be running from it.
    if (!isBuilt()) replaceDist(draft)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function replaceDist(draft) {
  const old = `${draft}-old`
  try {
    renameSync(DIST, old)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  try {
    renameSync(draft, DIST)
  } catch (error) {
    // Another process has just put the same build there.
    if (!isBuilt()) throw error
  }
  rmSync(old, { recursive: true, force: true })
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !isBuilt()) await build()
