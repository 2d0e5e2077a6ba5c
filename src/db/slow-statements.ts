import { createHash } from 'node:crypto'
import type pg from 'pg'
import { EXPLAIN_MS, PLAN_LENGTH, PLAN_MS, REMEMBERED_PLANS, STATEMENT_LENGTH } from '../limits'
import type { SentQuery } from './bounded-client'
import { createDb } from './db'
import type { Log } from './pool'
import { json } from './rows'

type SingleStatement = Exclude<SentQuery, string>
/** `busyMs`: how long this process itself was busy meanwhile, so that the answer may have waited for it. */
type Outcome = { ms: number; busyMs: number; rows: number | null }
type Plan = { shape: Promise<string | null>; until: number }

/** What EXPLAIN tells of a step; the estimates are left out. */
type PlanNode = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: PlanNode[] }

const EXPLANATION = { 'QUERY PLAN': json.as<[{ Plan: PlanNode }]>() }

const counts = new WeakMap<pg.Pool, number>()

/** How many there have been. */
export const slowStatementsOf = (pool: pg.Pool): number => counts.get(pool) ?? 0

/**
 * Logs statements with their names and the shapes of their plans, never with values. The plan is asked for afterwards and is
 * the one that PostgreSQL 16 or later makes without knowing the values; auto_explain tells which one was used.
 */
export function createSlowLog(pool: pg.Pool, log: Log) {
  const plans = new Map<string, Plan>()
  let isAsking = false

  const ask = async (query: SingleStatement): Promise<string | null> => {
    isAsking = true
    try {
      return await explain(pool, query)
    } catch {
      // Before PostgreSQL 16, or while the database is away.
      return null
    } finally {
      isAsking = false
    }
  }
  /** One question at a time: what is slow because the database is busy must not make it busier. */
  const planOf = (label: string, query: SentQuery): Promise<string | null> => {
    const remembered = plans.get(label)
    if (remembered && remembered.until > Date.now()) return remembered.shape
    if (isAsking || !isExplainable(query)) return Promise.resolve(null)
    if (plans.size >= REMEMBERED_PLANS) plans.clear()
    const shape = ask(query)
    plans.set(label, { shape, until: Date.now() + PLAN_MS })
    return shape
  }
  return async (query: SentQuery, outcome: Outcome): Promise<void> => {
    counts.set(pool, slowStatementsOf(pool) + 1)
    const { name, text } = typeof query === 'string' ? { text: query } : query
    const label = name ?? labelOf(text)
    const plan = await planOf(label, query)
    const unnamed = name === undefined ? { text: text.slice(0, STATEMENT_LENGTH) } : {}
    log.warn({ statement: label, ...outcome, plan, ...unnamed }, 'A statement was slow')
  }
}

/** The same for the same text: its first word, and a part of its hash. */
function labelOf(text: string): string {
  const [operation = ''] = /\w+/.exec(text) ?? []
  return `${operation.toLowerCase()}_${createHash('sha256').update(text).digest('hex').slice(0, 8)}`
}

/**
 * A statement with parameters or a name is one statement: text without them may be several, and EXPLAIN would be for the
 * first of them only.
 */
function isExplainable(query: SentQuery): query is SingleStatement {
  if (typeof query === 'string') return false
  const isSingle = query.name !== undefined || (query.values?.length ?? 0) > 0
  return isSingle && /^\s*(SELECT|INSERT|UPDATE|DELETE|MERGE|WITH|VALUES)\b/i.test(query.text)
}

/** In a transaction of its own: the one that was slow may still be open, and must not fail because of this. */
async function explain(pool: pg.Pool, query: SingleStatement): Promise<string | null> {
  const rows = await createDb(pool).transaction(
    (db) => db.query(EXPLANATION, { text: `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${query.text}` }),
    { statementMs: EXPLAIN_MS },
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  return plan ? shapeOf(plan).slice(0, PLAN_LENGTH) : null
}

/** Such as "Limit (Index Scan org_topics_pkey on org_topics)". */
function shapeOf(node: PlanNode): string {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, Plans: inner = [] } = node
  const own = [type, index, table && `on ${table}`].filter(Boolean).join(' ')
  return inner.length === 0 ? own : `${own} (${inner.map(shapeOf).join(', ')})`
}
