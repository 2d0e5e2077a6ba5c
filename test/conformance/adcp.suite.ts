import { join } from 'node:path'
import { expect, test } from 'vitest'
import { report } from './results'
import { addSignals } from './signals-fixture'
import { runSuite } from './suites'
import { startWorld } from './world'

const world = await startWorld()
await addSignals(world)
const { url, key } = world

const suite = 'AdCP 3.0.6, @adcp/sdk 6.11.0'

async function run<T>(task: 'storyboard' | 'fuzz', ...given: string[]): Promise<T> {
  const { code, output, complaints } = await runSuite(join(import.meta.dirname, 'adcp.js'), [task, url, key, ...given])
  expect(code, complaints).toBe(0)
  return JSON.parse(output)
}

/** The steps that pass, and those that are skipped: they buy media, or hold for agents that take other credentials than keys. */
const STORYBOARDS = {
  capability_discovery: { passed: 2, skipped: 0 },
  v3_envelope_integrity: { passed: 1, skipped: 0 },
  security_baseline: { passed: 4, skipped: 3 },
  idempotency: { passed: 1, skipped: 7 },
  get_signals_pagination_integrity: { passed: 3, skipped: 0 },
  signals_baseline: { passed: 4, skipped: 0 },
  signal_owned: { passed: 5, skipped: 0 },
}

type Assessment = {
  summary: { steps_passed: number; steps_failed: number; steps_skipped: number }
  failures?: { step_id: string; error?: string; validation?: unknown }[]
}

for (const [id, expected] of Object.entries(STORYBOARDS)) {
  test(`${suite}: ${id}`, async () => {
    const { summary, failures = [] } = await run<Assessment>('storyboard', id)
    report({ suite, scenario: id, passed: summary.steps_passed, expected: expected.passed })
    expect(failures).toEqual([])
    const { steps_passed, steps_failed, steps_skipped } = summary
    expect({ steps_passed, steps_failed, steps_skipped }).toEqual({
      steps_passed: expected.passed,
      steps_failed: 0,
      steps_skipped: expected.skipped,
    })
  })
}

type FuzzReport = {
  totalFailures: number
  failures: unknown[]
  perTool: Record<string, { runs: number; accepted: number; rejected: number; skipped: boolean }>
  uniformError: { verdict: string }[]
}

/** Fewer different requests can be made for capabilities than are asked for. */
const FUZZED = { get_signals: 200, get_adcp_capabilities: 190 }

test(`${suite}: fuzzer`, async () => {
  const { failures, perTool, uniformError } = await run<FuzzReport>('fuzz', '200', ...Object.keys(FUZZED))
  for (const [tool, least] of Object.entries(FUZZED)) {
    const { runs = 0, skipped } = perTool[tool]!
    report({ suite, scenario: `fuzzer, ${tool}`, passed: failures.length === 0 ? runs : 0, expected: runs })
    expect(skipped, tool).toBe(false)
    expect(runs, tool).toBeGreaterThanOrEqual(least)
  }
  expect(failures).toEqual([])
  expect(uniformError.filter(({ verdict }) => verdict === 'fail')).toEqual([])
})
