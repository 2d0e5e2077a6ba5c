import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'
import { STALL_MS } from '../../limits'
import type { App } from '../app'

/** Shorter delays are not noticed. */
const RESOLUTION_MS = 10

/**
 * Measures how long the event loop was blocked since the metrics were last read, and logs each stall. The processor time
 * spent in a stall tells whether our own work or a busy machine caused it.
 */
export function watchEventLoop(app: App, register: Registry) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const longest = { blockedMs: 0, workMs: 0 }
  const stalls = new Counter({
    name: 'taxon_event_loop_stalls_total',
    help: `How often the event loop was blocked for ${STALL_MS} ms or longer`,
    registers: [register],
  })
  const measure = createMeter()
  const watch = () => {
    const { blockedMs, workMs } = measure()
    longest.blockedMs = Math.max(longest.blockedMs, blockedMs)
    longest.workMs = Math.max(longest.workMs, workMs)
    if (blockedMs < STALL_MS) return
    stalls.inc()
    app.log.warn({ blockedMs, workMs }, 'The event loop was blocked')
  }
  new Gauge({
    name: 'taxon_event_loop_delay_seconds',
    help: 'How long the event loop was blocked, since this was last read',
    labelNames: ['quantile'],
    registers: [register],
    collect() {
      // The metrics may be read before the timer runs.
      watch()
      this.set({ quantile: '0.99' }, Math.max(0, delays.percentile(99) / 1e9 - RESOLUTION_MS / 1_000))
      this.set({ quantile: '1' }, longest.blockedMs / 1_000)
      delays.reset()
      longest.blockedMs = 0
    },
  })
  new Gauge({
    name: 'taxon_event_loop_work_seconds',
    help: 'The most processor time that was spent while the event loop was blocked, since this was last read',
    registers: [register],
    collect() {
      this.set(longest.workMs / 1_000)
      longest.workMs = 0
    },
  })

  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    // Discards the time that starting took.
    measure()
    delays.enable()
    timer = setInterval(watch, RESOLUTION_MS).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delays.disable()
  })
}

/** Each call tells by how much it is later than due. */
function createMeter() {
  let due = performance.now() + RESOLUTION_MS
  let usage = process.cpuUsage()
  return () => {
    const now = performance.now()
    const { user, system } = process.cpuUsage(usage)
    const blockedMs = Math.max(0, Math.round(now - due))
    due = now + RESOLUTION_MS
    usage = process.cpuUsage()
    return { blockedMs, workMs: Math.min(blockedMs, Math.round((user + system) / 1_000)) }
  }
}
