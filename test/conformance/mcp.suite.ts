import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startProxy } from './proxy'
import { report } from './results'
import { packageFile, runSuite } from './suites'
import { startWorld } from './world'

const { origin, key } = await startWorld()
const proxy = await startProxy(origin, key)
const results = mkdtempSync(join(tmpdir(), 'taxon-conformance-'))
afterAll(async () => {
  await proxy.close()
  rmSync(results, { recursive: true })
})

/**
 * How many checks of each scenario pass. The scenarios that are not named here, and the checks that a scenario itself calls
 * not testable, ask for tools that only a server made for the suite has.
 */
const SUITES = [
  {
    suite: 'MCP 2025-11-25, 0.1.16',
    program: 'mcp-conformance-2025',
    version: '2025-11-25',
    scenarios: {
      'server-initialize': 1,
      ping: 1,
      'tools-list': 1,
      'resources-list': 1,
      'prompts-list': 1,
      'dns-rebinding-protection': 2,
    },
  },
  {
    suite: 'MCP 2025-11-25, 0.2.0-alpha.12',
    program: 'mcp-conformance-2026',
    version: '2025-11-25',
    scenarios: {
      'server-initialize': 2,
      ping: 2,
      'tools-list': 3,
      'resources-list': 2,
      'prompts-list': 2,
      'dns-rebinding-protection': 2,
    },
  },
  {
    suite: 'MCP 2026-07-28, 0.2.0-alpha.12',
    program: 'mcp-conformance-2026',
    version: '2026-07-28',
    scenarios: {
      'tools-list': 4,
      'resources-list': 2,
      'prompts-list': 2,
      'dns-rebinding-protection': 2,
      'sep-2164-resource-not-found': 4,
      caching: 8,
      'http-header-validation': 14,
      'server-stateless': 24,
    },
  },
] as const

type Check = { id: string; status: string; errorMessage?: string }

const isTestable = ({ errorMessage = '' }: Check) => !errorMessage.startsWith('Not testable:')

async function checksOf(program: string, version: string, scenario: string): Promise<Check[]> {
  const folder = mkdtempSync(join(results, 'run-'))
  const options = ['--url', `${proxy.origin}/mcp`, '--scenario', scenario, '--spec-version', version, '-o', folder]
  const { output, complaints } = await runSuite(packageFile(program, 'dist/index.js'), ['server', ...options])
  const [run] = readdirSync(folder)
  if (!run) throw new Error(`The scenario did not run: ${output}${complaints}`)
  return JSON.parse(readFileSync(join(folder, run, 'checks.json'), 'utf8'))
}

for (const { suite, program, version, scenarios } of SUITES) {
  for (const [scenario, expected] of Object.entries(scenarios)) {
    test(`${suite}: ${scenario}`, async () => {
      const checks = await checksOf(program, version, scenario)
      const passed = checks.filter(({ status }) => status === 'SUCCESS').length
      report({ suite, scenario, passed, expected })
      const missed = checks.filter((check) => ['FAILURE', 'WARNING'].includes(check.status) && isTestable(check))
      expect(missed.map(({ id, errorMessage }) => `${id}: ${errorMessage}`)).toEqual([])
      expect(passed).toBe(expected)
    })
  }
}
