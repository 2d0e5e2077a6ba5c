import type pg from 'pg'
import { STATEMENT_LENGTH } from '../limits'
import { activeParent, beginSpan, type Span } from '../telemetry/tracing'
import { BoundedClient, type SentQuery } from './bounded-client'
import type { Log } from './pool'
import { createSlowLog } from './slow-statements'

/** Traces the statements of a pool, and logs the slow ones with their plans. */
export function observeStatements(pool: pg.Pool, log: Log, slowMs: number): void {
  const logSlow = createSlowLog(pool, log)
  pool.on('connect', (client) => {
    if (!(client instanceof BoundedClient)) return
    client.observe = (query) => {
      const sentAt = performance.now()
      const busyBefore = performance.eventLoopUtilization()
      const span = statementSpan(query)
      return (error, result) => {
        const rows = result?.rowCount ?? null
        if (span) endSpan(span, error, rows)
        const ms = Math.round(performance.now() - sentAt)
        if (ms < slowMs) return
        const busyMs = Math.round(performance.eventLoopUtilization(busyBefore).active)
        logSlow(query, { ms, busyMs, rows })
      }
    }
  })
}

/** Only within another span: what the servers ask every few seconds, whether there is work or not, is no trace. */
function statementSpan(query: SentQuery): Span | null {
  const { name, text, parent = activeParent() } = typeof query === 'string' ? { text: query } : query
  if (!parent) return null
  const [operation = ''] = /^\s*\w+/.exec(text) ?? []
  return beginSpan(name ?? operation.trim().toUpperCase(), {
    kind: 'client',
    parent,
    facts: {
      'db.system.name': 'postgresql',
      'db.query.summary': name,
      'db.query.text': text.slice(0, STATEMENT_LENGTH),
    },
  })
}

function endSpan(span: Span, error: unknown, rows: number | null): void {
  if (error) span.fail(error)
  else span.note({ 'db.response.returned_rows': rows })
  span.end()
}
