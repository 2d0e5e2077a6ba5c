import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

/**
 * The hostile campaign at full size; `npm test` runs the same files small. `npm run campaign test/campaign/fuzz.test.ts`
 * runs a part of it.
 */
const PARTS = [
  'test/campaign',
  'test/hostile',
  'test/silence.test.ts',
  'test/auth/access.test.ts',
  'test/db/crash.test.ts',
  'test/runs/kills.test.ts',
  'test/import/kills.test.ts',
  'test/activations/kills.test.ts',
  'test/sync/kills.test.ts',
  'test/jobs/kills.test.ts',
  'test/jobs/refresh-kills.test.ts',
]
const RESULTS = 'test-results/campaign.jsonl'

mkdirSync('test-results', { recursive: true })
rmSync(RESULTS, { force: true })
const named = process.argv.slice(2)
const { status } = spawnSync('vitest', ['run', '--project', 'database', ...(named.length > 0 ? named : PARTS)], {
  stdio: 'inherit',
  env: { ...process.env, CAMPAIGN: 'full', CAMPAIGN_RESULTS: RESULTS },
})

/** Several tests may report on one part. */
const parts = new Map()
for (const line of readFileSync(RESULTS, 'utf8').trim().split('\n')) {
  const { part, tried, failed } = JSON.parse(line)
  const sum = parts.get(part) ?? { tried: 0, failed: 0 }
  parts.set(part, { tried: sum.tried + tried, failed: sum.failed + failed })
}
const row = (part, tried, failed) => `${part.padEnd(24)}${String(tried).padStart(10)}${String(failed).padStart(10)}`
console.log(`\n${row('part', 'tried', 'failed')}`)
for (const [part, { tried, failed }] of [...parts].sort()) console.log(row(part, tried, failed))
process.exit(status ?? 1)
