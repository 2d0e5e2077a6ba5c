import { describe, expect, it } from 'vitest'
import { limitConcurrency } from '../../src/activations/limit-concurrency'
import { PUSH_CONCURRENCY } from '../../src/limits'
import { withResolvers } from '../harness/with-resolvers'

const LATER = Date.now() + 3_600_000

/** As many calls as may run at a time, and how to end them. */
function busyPlatform(connectionId: string) {
  const gates = Array.from({ length: PUSH_CONCURRENCY }, () => withResolvers())
  const calls = gates.map(({ promise }) => limitConcurrency(connectionId, LATER, () => promise))
  return { endOne: () => gates.pop()!.resolve(), endAll: () => gates.map(({ resolve }) => resolve()), calls }
}

describe('calls to a platform that is busy', () => {
  it('wait for a call that ends', async () => {
    const platform = busyPlatform('conn_1')
    const done = limitConcurrency('conn_1', LATER, async () => 'done')
    platform.endOne()
    expect(await done).toBe('done')
    platform.endAll()
    await Promise.all(platform.calls)
  })

  it('are not made if none ends in time, and leave the place to others', async () => {
    const platform = busyPlatform('conn_2')
    let isCalled = false
    const late = await limitConcurrency('conn_2', Date.now(), async () => {
      isCalled = true
    })
    expect({ late, isCalled }).toEqual({ late: null, isCalled: false })
    const next = limitConcurrency('conn_2', LATER, async () => 'done')
    platform.endOne()
    expect(await next).toBe('done')
    platform.endAll()
    await Promise.all(platform.calls)
  })
})
