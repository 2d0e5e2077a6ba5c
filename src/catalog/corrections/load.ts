import type { Db } from '../../db/db'
import { outer, type RowOf } from '../../db/rows'
import { correction_sets, corrections as table } from '../../db/tables'
import {
  type CorrectableField,
  type CorrectionSet,
  type Corrections,
  correctionSet,
  readCorrection,
} from '../../engine'
import { CACHED_CORRECTIONS, CORRECTIONS_FOLLOWED } from '../../limits'
import { mapWithPauses } from '../../pauses'

/** What counts when the local engine classifies; null: nothing. */
export type LoadedCorrections = {
  /** For the catalog: only those of reviewers. */
  catalog: Corrections | null
  /** For the organization's library: its own first. The same object as `catalog` if it has none. */
  library: Corrections | null
}

export const NO_CORRECTIONS: LoadedCorrections = { catalog: null, library: null }

/** Load them once per batch, with null for work on the catalog alone. */
export async function loadCorrections(db: Db, orgId: string | null): Promise<LoadedCorrections> {
  const [reviewers, organization] = await currentSets(db, orgId === null ? [REVIEWERS] : [REVIEWERS, orgId])
  const catalog = reviewers?.enabled ? reviewers.view : null
  if (!organization) return { catalog, library: catalog }
  if (!organization.enabled) return { catalog, library: null }
  if (organization.count === 0) return { catalog, library: catalog }
  return { catalog, library: { organization: organization.set, ...catalog } }
}

/** The scope of corrections that count for all. */
export const REVIEWERS = ''

type CachedSet = {
  version: string
  enabled: boolean
  count: number
  set: CorrectionSet
  /** As it is used for reviewers: one object as long as nothing changes. */
  view: Corrections
}

/** By scope, the one used longest ago first. Versions are random, so one cache serves any database. */
const cache = new Map<string, CachedSet>()

const CORRECTION = {
  id: table.id,
  topic_name: table.topic_name,
  field: table.field.as<CorrectableField>(),
  corrected: table.corrected,
}
const VERSIONED = {
  scope: correction_sets.scope,
  version: correction_sets.version,
  set_enabled: correction_sets.enabled,
  ...outer(CORRECTION),
}

/** One statement, which reads a set only if its version isn't the cached one. Undefined for a scope without corrections. */
async function currentSets(db: Db, scopes: readonly string[]): Promise<(CachedSet | undefined)[]> {
  const known = scopes.map((scope) => cache.get(scope))
  const rows = await db.query(VERSIONED, {
    name: 'corrections',
    text: `SELECT s.scope, s.version, s.enabled AS set_enabled, c.id, c.topic_name, c.field, c.corrected
           FROM unnest($1::text[], $2::uuid[]) AS asked (scope, version)
           JOIN correction_sets s ON s.scope = asked.scope
           LEFT JOIN LATERAL (
             SELECT * FROM corrections WHERE scope = s.scope AND enabled ORDER BY corrected_at DESC, id DESC LIMIT $3
           ) c ON s.version IS DISTINCT FROM asked.version
           ORDER BY c.corrected_at DESC, c.id DESC`,
    values: [scopes, known.map((set) => set?.version ?? null), CORRECTIONS_FOLLOWED],
  })
  return Promise.all(
    scopes.map(async (scope, at) => {
      const own = rows.filter((row) => row.scope === scope)
      const set = known[at] && known[at].version === own[0]?.version ? known[at] : await toSet(own)
      keep(scope, set)
      return set
    }),
  )
}

const hasCorrection = (row: RowOf<typeof VERSIONED>): row is RowOf<typeof VERSIONED> & RowOf<typeof CORRECTION> =>
  row.id !== null

async function toSet(rows: readonly RowOf<typeof VERSIONED>[]): Promise<CachedSet | undefined> {
  const [first] = rows
  if (!first) return undefined
  const read = await mapWithPauses(rows.filter(hasCorrection), ({ id, topic_name, field, corrected }) =>
    readCorrection({ id, name: topic_name, field, value: corrected }),
  )
  const corrections = read.filter((correction) => correction !== null)
  const set = correctionSet(corrections)
  return {
    version: first.version,
    enabled: first.set_enabled,
    count: corrections.length,
    set,
    view: { reviewers: set },
  }
}

function keep(scope: string, set: CachedSet | undefined): void {
  cache.delete(scope)
  if (set) cache.set(scope, set)
  let total = 0
  for (const { count } of cache.values()) total += 1 + count
  for (const [oldest, { count }] of cache) {
    if (total <= CACHED_CORRECTIONS) return
    cache.delete(oldest)
    total -= 1 + count
  }
}
