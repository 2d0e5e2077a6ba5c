import type pg from 'pg'
import { STATEMENT_LENGTH } from '../limits'
import { activeParent, beginSpan, type Span } from '../telemetry/tracing'
import { BoundedClient, type SentQuery } from './bounded-client'

/** Traces the statements of a pool. */
export function observeStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    if (!(client instanceof BoundedClient)) return
    client.observe = (query) => {
      const span = statementSpan(query)
      return (error, result) => {
        if (span) endSpan(span, error, result?.rowCount ?? null)
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
