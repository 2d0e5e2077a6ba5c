import type { Writable } from 'node:stream'
import { diagnose } from '../doctor/doctor'
import type { Finding } from '../doctor/finding'
import { createLog } from './log'

export type DoctorArgs = { network?: boolean; json?: boolean }

/** Returns whether no problem was found. Works beside a running server and without one. */
export async function runDoctor({ network = false, json }: DoctorArgs, output: Writable): Promise<boolean> {
  const findings = await diagnose({ env: process.env, network, now: () => new Date(), log: createLog('silent') })
  const isHealthy = findings.every(({ state }) => state !== 'problem')
  output.write(json ? `${JSON.stringify({ healthy: isHealthy, findings })}\n` : report(findings))
  return isHealthy
}

function report(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ check, state, message, remedy }) => [
    `${state.padEnd(9)}${check.padEnd(13)}${message}`,
    ...(remedy ? [`${' '.repeat(22)}${remedy}`] : []),
  ])
  const problems = findings.filter(({ state }) => state === 'problem').length
  const summary = problems === 0 ? 'No problems' : problems === 1 ? '1 problem' : `${problems} problems`
  return `${[...lines, '', summary].join('\n')}\n`
}
