import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { build } from 'rolldown'

/**
 * A handful of files start faster than hundreds of modules: reading them takes longer than running them. The API
 * reference stays outside, since it serves files of its own package; so do the clients of SFTP and S3, which few load and one
 * of which brings a native part; pg-native is optional and not installed.
 */
rmSync('dist', { recursive: true, force: true })
await build({
  input: { taxon: 'src/cli/main.ts', 'document-worker': 'src/classify/document-worker.ts' },
  platform: 'node',
  external: [/^@scalar\/fastify-api-reference/, /^@aws-sdk\//, 'pg-native', 'ssh2-sftp-client'],
  // V8 decodes and keeps a file at a byte a letter only if all of it is ASCII.
  output: { dir: 'dist', sourcemap: true, charset: 'ascii', comments: { jsdoc: false } },
  logLevel: 'warn',
})

/** The console, which `taxon serve` serves from dist/console. */
const { status } = spawnSync('npm', ['run', '--silent', 'build', '--workspace', 'console'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

/** npm links the commands of dependencies, not those of the checkout itself: with this, `npx taxon` runs ours. */
mkdirSync('node_modules/.bin', { recursive: true })
rmSync('node_modules/.bin/taxon', { force: true })
symlinkSync('../../bin/taxon.js', 'node_modules/.bin/taxon')
