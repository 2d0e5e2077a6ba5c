import type { Db } from '../db/db'
import { float8, int8 } from '../db/rows'
import type { LlmPurpose } from './record'

/** What a call of a kind uses on average. `cost` is in US dollars, null where the model's price is unknown. */
export type AverageCall = { tokens: number; cost: number | null }

const CONSIDERED = 1_000
/** Fewer calls tell too little. */
const CALLS_NEEDED = 10

const AVERAGE = { calls: int8, tokens: float8.nullable(), cost: float8.nullable() }

/** `webSearch` is false for calls that may not search the web. */
type CallKind = { orgId: string; model: string; purposes: readonly LlmPurpose[]; webSearch?: boolean }

/**
 * The average of an organization's latest classifications, or null if there were too few. Calls that may not search the web
 * are taken to be like those that did not.
 */
export async function measuredCall(
  db: Db,
  { orgId, model, purposes, webSearch = true }: CallKind,
): Promise<AverageCall | null> {
  const [average] = await db.query(AVERAGE, {
    text: `SELECT count(*) AS calls, avg(input_tokens + output_tokens)::float8 AS tokens, avg(cost)::float8 AS cost
           FROM (SELECT * FROM llm_calls WHERE org_id = $1 ORDER BY called_at DESC LIMIT $2) latest
           WHERE model = $3 AND purpose = ANY($4) AND succeeded
             AND ($5 OR web_searches = 0)`,
    values: [orgId, CONSIDERED, model, purposes, webSearch],
  })
  const { calls, tokens, cost } = average!
  return calls < CALLS_NEEDED ? null : { tokens: tokens!, cost }
}
