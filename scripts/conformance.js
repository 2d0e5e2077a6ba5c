import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'

/**
 * Installs the protocols' own suites into a folder of their own and runs them against a new server. A part of them:
 * `npm run conformance test/conformance/inspector.suite.ts`.
 */
const FOLDER = 'test/conformance'
const INSTALLED = `${FOLDER}/node_modules/.package-lock.json`
const RESULTS = 'test-results/conformance.jsonl'

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options })
  return status ?? 1
}

const changedAt = (file) => statSync(file).mtimeMs

if (!existsSync(INSTALLED) || changedAt(INSTALLED) < changedAt(`${FOLDER}/package-lock.json`)) {
  const status = run('npm', ['ci', '--ignore-scripts', '--loglevel', 'error', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
  })
  if (status !== 0) process.exit(status)
}

mkdirSync('test-results', { recursive: true })
rmSync(RESULTS, { force: true })
// One file after the other: each has a server of its own, and the suites measure time.
const status = run('vitest', ['run', '--project', 'conformance', '--no-file-parallelism', ...process.argv.slice(2)], {
  env: { ...process.env, CONFORMANCE_RESULTS: RESULTS },
})

const lines = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8').trim().split('\n') : []
const row = (suite, scenario, passed, expected) =>
  `${suite.padEnd(34)}${scenario.padEnd(38)}${String(passed).padStart(7)}${String(expected).padStart(10)}`
console.log(`\n${row('suite', 'scenario', 'passed', 'expected')}`)
for (const { suite, scenario, passed, expected } of lines.map((line) => JSON.parse(line))) {
  console.log(row(suite, scenario, passed, expected))
}
process.exit(status)
