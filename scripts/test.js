import { spawnSync } from 'node:child_process'
import { installDebianPackages } from './debian-packages.js'

/** The whole suite on PostgreSQL 18, then the part that meets the database again on 15 (or once on TEST_DATABASE_URL). */
const run = (args, env = {}) => {
  const { status } = spawnSync('vitest', ['run', ...args], { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exit(status ?? 1)
}

installDebianPackages({ chromium: 'chromium' })
await import('./build.js')
const given = process.argv.slice(2)
console.log(`\nThe suite on ${process.env.TEST_DATABASE_URL ? 'TEST_DATABASE_URL' : 'PostgreSQL 18'}`)
run(['--project', 'unit', '--project', 'database', ...given])
if (!process.env.TEST_DATABASE_URL) {
  console.log('\nThe part that meets the database, on PostgreSQL 15')
  run(['--project', 'database', '--passWithNoTests', ...given], { TEST_POSTGRES: '15' })
}
