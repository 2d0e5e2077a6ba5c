import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

/**
 * The hostile campaign at full size (`npm test` runs it small): requests drawn from the API description, another
 * organization's ids, private addresses, hostile platforms and identity providers, a silent database, kills.
 */
const RESULTS = 'test-results/campaign.jsonl'
mkdirSync('test-results', { recursive: true })
rmSync(RESULTS, { force: true })
const env = {
  ...process.env,
  CAMPAIGN: 'full',
  CAMPAIGN_RESULTS: RESULTS,
}
const named = process.argv.slice(2)
const files = named.length > 0 ? named : ['test/campaign', 'test/hostile']
const { status } = spawnSync('vitest', ['run', '--project', 'database', ...files], { stdio: 'inherit', env })

console.log(`\n${'part'.padEnd(24)}${'tried'.padStart(10)}${'failed'.padStart(10)}`)
for (const line of readFileSync(RESULTS, 'utf8').trim().split('\n')) {
  const { part, tried, failed } = JSON.parse(line)
  console.log(`${part.padEnd(24)}${String(tried).padStart(10)}${String(failed).padStart(10)}`)
}
process.exit(status ?? 1)
