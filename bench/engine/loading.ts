export type Loaded = { milliseconds: number; heap: number; resident: number }

/** A process that loads the engine, and says how long that took and how much memory it needs. */
const before = process.memoryUsage()
const started = performance.now()
const { fullResult } = await import('./full-result')
fullResult('warm up: one name loads everything that is loaded lazily')
const milliseconds = performance.now() - started
globalThis.gc?.()
const after = process.memoryUsage()
const loaded: Loaded = {
  milliseconds,
  heap: after.heapUsed - before.heapUsed,
  resident: after.rss - before.rss,
}
process.send!(loaded)
