import type { Db } from '../../db/db'
import { global_topics } from '../../db/tables'

/** A topic that is rewritten: the identity it has, and the one that its new fields lead to. */
export type Claimant = { id: string; current: Buffer | null; next: Buffer | null }

/**
 * Which topics get their next identity: those that have it already, else the first that claims it, provided no other topic
 * of the catalog has it. The topics must be locked, and the caller writes the identities in the same transaction.
 */
export async function settleIdentities(db: Db, claimants: readonly Claimant[]): Promise<Map<string, Buffer>> {
  const winners = new Map<string, Claimant & { next: Buffer }>()
  const holdersFirst = [...claimants.filter(isHolder), ...claimants.filter((claimant) => !isHolder(claimant))]
  for (const { id, current, next } of holdersFirst) {
    const key = next?.toString('hex')
    if (next && key !== undefined && !winners.has(key)) winners.set(key, { id, current, next })
  }
  const movers = [...winners.values()].filter((claimant) => !isHolder(claimant))
  if (movers.length > 0) {
    const ids = claimants.map(({ id }) => id)
    const claimed = movers.map(({ next }) => next)
    for (const identity of await identitiesOfOthers(db, claimed, ids)) winners.delete(identity.toString('hex'))
    await release(db, claimants, winners)
  }
  return new Map([...winners.values()].map(({ id, next }) => [id, next]))
}

const isHolder = ({ current, next }: Claimant): boolean => current !== null && next !== null && current.equals(next)

const IDENTITY = { identity: global_topics.identity.notNull() }

async function identitiesOfOthers(db: Db, identities: readonly Buffer[], ids: readonly string[]): Promise<Buffer[]> {
  const rows = await db.query(IDENTITY, {
    name: 'identities_held',
    text: 'SELECT identity FROM global_topics WHERE identity = ANY($1::bytea[]) AND id <> ALL($2)',
    values: [identities, ids],
  })
  return rows.map(({ identity }) => identity)
}

/** An identity that moves between these topics must be freed first: the unique index is checked row by row. */
async function release(db: Db, claimants: readonly Claimant[], winners: ReadonlyMap<string, Claimant>): Promise<void> {
  const losing = claimants.filter(({ id, current }) => {
    const winner = current ? winners.get(current.toString('hex')) : undefined
    return winner !== undefined && winner.id !== id
  })
  if (losing.length === 0) return
  await db.execute({
    text: 'UPDATE global_topics SET identity = NULL WHERE id = ANY($1)',
    values: [losing.map(({ id }) => id)],
  })
}
