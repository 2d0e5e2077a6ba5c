import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { LISTEN_RETRY_MS, STATEMENT_MS, TCP_KEEP_ALIVE_MS } from '../limits'
import { BoundedClient } from './bounded-client'
import type { Log } from './pool'

/**
 * Calls back for each notification on the channel, over a connection of its own. A connection that is lost is opened again;
 * what was notified meanwhile is lost, so listeners also look by themselves from time to time.
 */
export function listen(url: string, channel: string, onNotification: (payload: string) => void, log: Log) {
  const stopping = new AbortController()
  const listening = (async () => {
    while (!stopping.signal.aborted) {
      await listenOnce(url, channel, onNotification, stopping.signal).catch((err) => {
        if (!stopping.signal.aborted) log.warn({ err, channel }, 'Not notified by the database at the moment')
      })
      await sleep(LISTEN_RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await listening
    },
  }
}

/** Until the connection is lost or the signal aborts. */
async function listenOnce(
  url: string,
  channel: string,
  onNotification: (payload: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const client = new BoundedClient({
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: TCP_KEEP_ALIVE_MS,
    limitMs: STATEMENT_MS,
  })
  const ended = new Promise<void>((resolve, reject) => {
    client.once('error', reject)
    client.once('end', resolve)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  ended.catch(() => {})
  client.on('notification', ({ payload = '' }) => onNotification(payload))
  try {
    await client.connect()
    await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    onNotification('')
    await ended
  } finally {
    await client.end().catch(() => {})
  }
}
