/**
 * A ledger is a table of differences whose sum is a total. Triggers write and fold it (migrations/0016_ledgers.sql); the
 * application only reads.
 */
type Ledger = 'catalog_counts' | 'catalog_values' | 'library_counts' | 'library_levels' | 'topic_counts'

/** With an alias where the conditions use one. */
type LedgerSource = Ledger | `${Ledger} ${string}`

/** An SQL query for how many there are. */
export const totalIn = (ledger: LedgerSource, conditions: readonly string[]): string =>
  `SELECT coalesce(sum(topics), 0)::bigint AS total FROM ${ledger}${where(conditions)}`

/** An SQL query for how many there are of each kind, without those of which there are none. */
export const totalsBy = (ledger: LedgerSource, kinds: string, conditions: readonly string[] = []): string =>
  `SELECT ${kinds}, sum(topics)::bigint AS topics FROM ${ledger}${where(conditions)}
   GROUP BY ${kinds} HAVING sum(topics) > 0`

/** An SQL query for the values of each column that anything has: in a row one value, null in its other columns. */
export const valuesIn = (ledger: LedgerSource, columns: readonly string[], conditions: readonly string[]): string =>
  `SELECT ${columns.join(', ')} FROM ${ledger}${where(conditions)}
   GROUP BY GROUPING SETS (${columns.map((column) => `(${column})`).join(', ')}) HAVING sum(topics) > 0`

const where = (conditions: readonly string[]): string =>
  conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : ''
