import { availableParallelism, loadavg } from 'node:os'

type Ratio = { ours: string; theirs: string; line: string; met: boolean }

export const quantile = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!

export const median = (values: readonly number[]): number => quantile(values, 0.5)

const round = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3))

/** How much of the reference's rate ours reaches: medians of rounds measured alternately in one run. */
export function ratio(
  ours: string,
  ourRates: number[],
  theirs: string,
  theirRates: number[],
  unit: string,
  atLeast?: number,
): Ratio {
  const [a, b] = [median(ourRates), median(theirRates)]
  const met = atLeast === undefined || a / b >= atLeast
  const target = atLeast === undefined ? '' : `   target ${atLeast}: ${met ? 'met' : 'MISSED'}`
  return { ours, theirs, met, line: `${round(a)} ${unit} of ${round(b)} ${unit} = ${(a / b).toFixed(2)}${target}` }
}

/** How many times as long as the reference ours takes: milliseconds measured alternately in one run; the p99s are held. */
export function latency(ours: string, ourMs: number[], theirs: string, theirMs: number[], atMost?: number): Ratio {
  const times = (part: number) => quantile(ourMs, part) / quantile(theirMs, part)
  const pair = (part: number) => `${round(quantile(ourMs, part))} ms of ${round(quantile(theirMs, part))} ms`
  const met = atMost === undefined || times(0.99) <= atMost
  const target = atMost === undefined ? '' : `   target ${atMost}x: ${met ? 'met' : 'MISSED'}`
  const line = `p50 ${pair(0.5)} = ${times(0.5).toFixed(1)}x, p99 ${pair(0.99)} = ${times(0.99).toFixed(1)}x${target}`
  return { ours, theirs, met, line }
}

/** A figure with a limit of its own. */
export function figure(what: string, how: string, value: number, unit: string, met: boolean, limit: string): Ratio {
  return { ours: what, theirs: how, met, line: `${round(value)} ${unit}   target ${limit}: ${met ? 'met' : 'MISSED'}` }
}

export function print(ratios: Ratio[]) {
  for (const { ours, theirs, line } of ratios) console.log(`  ${ours}\n    against ${theirs}: ${line}`)
  console.log(`  load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores`)
  if (ratios.some(({ met }) => !met)) process.exitCode = 1
}
