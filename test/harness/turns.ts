import { vi } from 'vitest'
import { WORK_MS } from '../../src/limits'

/**
 * Counts the turns of the event loop until it is stopped. Meanwhile the clock of the pauses goes so fast that each of them
 * is due: what a loop does between two pauses is one turn, however fast the machine.
 */
export function countTurns() {
  let turns = 0
  let time = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += WORK_MS
    return time
  })
  const count = () => {
    turns++
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  return {
    turns: () => turns,
    stop: () => {
      clearImmediate(next)
      clock.mockRestore()
    },
  }
}
