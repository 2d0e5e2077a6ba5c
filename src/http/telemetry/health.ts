import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { z } from 'zod'
import { access } from '../../access'
import { createDb } from '../../db/db'
import { createPool } from '../../db/pool'
import { ApiError } from '../../errors'
import { READY_ATTEMPT_MS, READY_MS, UNREACHABLE_RETRY_SECONDS } from '../../limits'
import type { App } from '../app'

const status = z.object({ status: z.literal('ok') })

export function health(app: App, pool: pg.Pool) {
  const isReachable = createProbe(app, pool)
  app.route({
    method: 'GET',
    url: '/healthz',
    config: { access: access.public },
    schema: { tags: ['Operation'], summary: 'The process is alive', response: { 200: status } },
    handler: async () => ({ status: 'ok' as const }),
  })
  app.route({
    method: 'GET',
    url: '/readyz',
    config: { access: access.public },
    schema: {
      tags: ['Operation'],
      summary: 'The database answers',
      description: 'Asked anew each time, over a connection of its own; answered within two seconds.',
      response: { 200: status },
    },
    handler: async () => {
      if (await isReachable()) return { status: 'ok' as const }
      throw new ApiError(503, 'Database is not reachable', {}, { 'retry-after': String(UNREACHABLE_RETRY_SECONDS) })
    },
  })
}

/**
 * Not over the pool: where all its connections are busy or stuck, that says nothing of the database. Whoever asks while
 * it is being asked shares the answer, so that strangers cannot keep the database busy with it.
 */
function createProbe(app: App, { options }: pg.Pool): () => Promise<boolean> {
  const own = createPool(options.connectionString!, 1, app.log, { waitMs: READY_ATTEMPT_MS })
  app.addHook('onClose', () => own.end())
  const db = createDb(own)
  const ask = () => db.execute({ text: 'SELECT 1', limitMs: READY_ATTEMPT_MS })
  const look = async () => {
    // The first may fail over a connection that went silent long ago; the second makes a new one.
    const answer = ask()
      .catch(ask)
      .then(
        () => true,
        (err) => {
          app.log.warn({ err }, 'Not ready')
          return false
        },
      )
    const ended = new AbortController()
    const tooLate = sleep(READY_MS, false, { signal: ended.signal }).catch(() => false)
    return Promise.race([answer, tooLate]).finally(() => ended.abort())
  }
  let looking: Promise<boolean> | undefined
  return () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
}
