import { execFile } from 'node:child_process'
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build as bundle } from 'rolldown'
import { ROOT } from './sources.js'

const SDK = join(ROOT, 'sdk')
const DIST = join(SDK, 'dist')

/** The SDK's package: an ES module for browsers and Node, and its types. Not minified: those who bundle it do that. */
async function buildSdk() {
  rmSync(DIST, { recursive: true, force: true })
  await bundle({
    cwd: ROOT,
    input: join(SDK, 'index.ts'),
    output: { dir: DIST, format: 'esm', comments: { jsdoc: false } },
    logLevel: 'warn',
  })
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
  await promisify(execFile)(process.execPath, [compiler, '-p', join(SDK, 'tsconfig.json')])
  copyFileSync(join(ROOT, 'LICENSE'), join(DIST, 'LICENSE'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildSdk()
