import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'
import { STALL_MS } from '../../limits'
import type { App } from '../app'

/** How finely is looked; a delay shorter than this is none. */
const RESOLUTION_MS = 10

/**
 * The watchdog: how long this node kept everybody waiting, since the figures were last read. A stall is counted and logged
 * as soon as it is over. The processor time in it tells work of our own from a machine that is busy with others'.
 */
export function watchEventLoop(app: App, register: Registry) {
  const usual = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const longest = { blockedMs: 0, workMs: 0 }
  const stalls = new Counter({
    name: 'taxon_event_loop_stalls_total',
    help: `How often the event loop was blocked for ${STALL_MS} ms or longer`,
    registers: [register],
  })
  const look = createLook()
  const watch = () => {
    const { blockedMs, workMs } = look()
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
      // The answer may be written before the timer's turn comes.
      watch()
      this.set({ quantile: '0.99' }, Math.max(0, usual.percentile(99) / 1e9 - RESOLUTION_MS / 1_000))
      this.set({ quantile: '1' }, longest.blockedMs / 1_000)
      usual.reset()
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
    // Starting took its time, and nobody was waiting.
    look()
    usual.enable()
    timer = setInterval(watch, RESOLUTION_MS).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    usual.disable()
  })
}

/** What has happened since the last look beyond the time until this one was due. */
function createLook() {
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
