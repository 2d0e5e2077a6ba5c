import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withTimeLimit } from '../../src/time-limit'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Resolves with the reason; nothing but the listener holds the signal. */
const aborted = (signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(signal.reason), { once: true }))

test('a time limit ends a wait, even if garbage is collected in the meantime', async () => {
  const { signal } = new AbortController()
  const ended = aborted(withTimeLimit(signal, 200))
  const nested = aborted(withTimeLimit(withTimeLimit(signal, 200), 60_000))
  for (let turn = 0; turn < 5; turn++) {
    await nextTurn()
    collectGarbage()
  }
  expect(await ended).toMatchObject({ name: 'TimeoutError' })
  expect(await nested).toMatchObject({ name: 'TimeoutError' })
})

test('it ends as soon as nobody waits any more', async () => {
  const caller = new AbortController()
  const ended = aborted(withTimeLimit(caller.signal, 60_000))
  caller.abort(new Error('gone'))
  expect(await ended).toEqual(new Error('gone'))
})
