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

export function health(app: App, pool: pg.Pool, stopping?: AbortSignal) {
  const isReachable = createProbe(app, pool)
  app.route({
    method: 'GET',
    url: '/healthz',
    config: { access: access.public },
    schema: { tags: ['Operation'], summary: 'Check that the process is alive', response: { 200: status } },
    handler: async () => ({ status: 'ok' as const }),
  })
  app.route({
    method: 'GET',
    url: '/readyz',
    config: { access: access.public, errors: { 503: ['Database is not reachable', 'The node is stopping'] } },
    schema: {
      tags: ['Operation'],
      summary: 'Check that the node takes requests and the database answers',
      description: 'Uses a connection of its own. Answers within two seconds.',
      response: { 200: status },
    },
    handler: async () => {
      if (stopping?.aborted) throw unready('The node is stopping')
      if (await isReachable()) return { status: 'ok' as const }
      throw unready('Database is not reachable')
    },
  })
}

const unready = (message: string) =>
  new ApiError(503, message, {}, { 'retry-after': String(UNREACHABLE_RETRY_SECONDS) })

/**
 * Uses a connection outside the pool, whose connections may all be busy while the database is well. Concurrent checks share
 * one query, so that strangers cannot keep the database busy.
 */
function createProbe(app: App, { options }: pg.Pool): () => Promise<boolean> {
  const probePool = createPool(options.connectionString!, 1, app.log, { waitMs: READY_ATTEMPT_MS })
  app.addHook('onClose', () => probePool.end())
  const db = createDb(probePool)
  const ask = () => db.execute({ text: 'SELECT 1', limitMs: READY_ATTEMPT_MS })
  const check = async () => {
    // The first try may use a connection that was lost long ago; the second opens a new one.
    const answer = ask()
      .catch(ask)
      .then(
        () => true,
        (err) => {
          app.log.warn({ err }, 'Not ready')
          return false
        },
      )
    const timer = new AbortController()
    const timeout = sleep(READY_MS, false, { signal: timer.signal }).catch(() => false)
    return Promise.race([answer, timeout]).finally(() => timer.abort())
  }
  let running: Promise<boolean> | undefined
  return () => {
    running ??= check().finally(() => {
      running = undefined
    })
    return running
  }
}
