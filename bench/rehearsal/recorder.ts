import { quantile } from '../harness/report'

/** What became of one request. */
export type Outcome =
  | 'ok'
  | '500'
  | '503 with Retry-After'
  | '503 without Retry-After'
  | 'the node was killed'
  | 'no node was up'
  | 'the connection was cut'
  | 'no answer in time'
  | 'another refusal'

type Entry = { what: string; startedAt: number; ms: number; outcome: Outcome }
export type Fault = { name: string; at: number }

/** Outcomes that must never happen, whatever fails. */
const FORBIDDEN: readonly Outcome[] = ['500', '503 without Retry-After', 'another refusal']

/** Keeps what every request took and what became of it. */
export class Recorder {
  readonly faults: Fault[] = []
  readonly complaints: string[] = []
  private readonly entries: Entry[] = []
  private readonly startedAt = performance.now()

  private now = () => (performance.now() - this.startedAt) / 1000

  begin(what: string): (outcome: Outcome, detail?: string) => void {
    const startedAt = this.now()
    return (outcome, detail) => {
      this.entries.push({ what, startedAt, ms: (this.now() - startedAt) * 1000, outcome })
      if (FORBIDDEN.includes(outcome)) this.complaints.push(`${what}: ${outcome} ${detail ?? ''}`)
    }
  }

  fault(name: string): void {
    this.faults.push({ name, at: this.now() })
    console.log(`${this.now().toFixed(0).padStart(4)} s  ${name}`)
  }

  /** Times of the requests that succeeded, of those that began within these seconds. */
  private times = (from: number, to: number) =>
    this.entries
      .filter(({ startedAt, outcome }) => outcome === 'ok' && startedAt >= from && startedAt < to)
      .map(({ ms }) => ms)

  /** From the fault until the last failure before the next fault. */
  private secondsOut({ at }: Fault, index: number): number {
    const next = this.faults[index + 1]?.at ?? Number.POSITIVE_INFINITY
    const failedAt = this.entries
      .filter(({ outcome }) => outcome !== 'ok')
      .map(({ startedAt, ms }) => startedAt + ms / 1000)
      .filter((endedAt) => endedAt >= at && endedAt < next)
    return Math.max(0, ...failedAt.map((endedAt) => endedAt - at))
  }

  print(settleSeconds: number): void {
    const first = this.faults[0]!.at
    const last = this.faults.at(-1)!.at + settleSeconds
    console.log('\nRequests')
    for (const what of new Set(this.entries.map((entry) => entry.what))) {
      const own = this.entries.filter((entry) => entry.what === what)
      const times = own.filter(({ outcome }) => outcome === 'ok').map(({ ms }) => ms)
      const p50 = times.length > 0 ? `p50 ${quantile(times, 0.5).toFixed(0)} ms` : ''
      console.log(`  ${what.padEnd(24)}${String(own.length).padStart(8)}   ${p50}`)
    }
    console.log('Outcomes')
    for (const outcome of new Set(this.entries.map((entry) => entry.outcome))) {
      const count = this.entries.filter((entry) => entry.outcome === outcome).length
      console.log(`  ${outcome.padEnd(24)}${String(count).padStart(8)}`)
    }
    console.log('Seconds until every request succeeded again')
    for (const [index, fault] of this.faults.entries()) {
      console.log(`  ${fault.name.padEnd(56)}${this.secondsOut(fault, index).toFixed(1).padStart(6)}`)
    }
    console.log('Times of the requests that succeeded')
    this.printTimes('before the faults', 0, first)
    this.printTimes('during the faults', first, last)
    this.printTimes('after the faults', last, Number.POSITIVE_INFINITY)
  }

  private printTimes(label: string, from: number, to: number): void {
    const times = this.times(from, to)
    if (times.length === 0) return
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)].map((ms) => `${ms.toFixed(0)} ms`)
    console.log(`  ${label.padEnd(24)}p50 ${p50!.padStart(8)}   p99 ${p99!.padStart(8)}`)
  }
}
