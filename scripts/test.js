import { spawnSync } from 'node:child_process'
import { installBrowser } from './browser.js'
import { build } from './build.js'
import { isBuilt } from './sources.js'

/**
 * All tests that need a database, on PostgreSQL 18, then again on 15 those whose statements could differ there (or once on
 * TEST_DATABASE_URL). `npm test` runs `npm run verify` first, and with it the unit tests.
 */
const run = (args, env = {}) => {
  const { status } = spawnSync('vitest', ['run', '--project', 'database', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}

installBrowser()
if (!isBuilt()) await build()
const args = process.argv.slice(2)
console.log(`\nThe suite on ${process.env.TEST_DATABASE_URL ? 'TEST_DATABASE_URL' : 'PostgreSQL 18'}`)
// Then every statement of the application was sent, and test/harness/statements knows which it should have seen.
run(args, args.length === 0 ? { TEST_WHOLE: 'yes' } : {})
if (!process.env.TEST_DATABASE_URL) {
  console.log('\nThe part that meets the database, on PostgreSQL 15')
  run(['--passWithNoTests', ...args], { TEST_POSTGRES: '15' })
}
