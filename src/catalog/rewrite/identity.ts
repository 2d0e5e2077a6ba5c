import type { Db } from '../../db/db'

/** A topic that is filed anew: the identity it holds, and the one that its new fields lead to. */
export type Claimant = { id: string; held: Buffer | null; wanted: Buffer | null }

/**
 * Which of the topics get the identity they want: those that hold it, else the first that wants it, where no other topic
 * of the catalog has it. The topics are locked; the caller writes the identities in the same transaction.
 */
export async function settleIdentities(db: Db, claimants: readonly Claimant[]): Promise<Map<string, Buffer>> {
  const winners = new Map<string, Claimant & { wanted: Buffer }>()
  const inTurn = [...claimants.filter(isHolder), ...claimants.filter((claimant) => !isHolder(claimant))]
  for (const { id, held, wanted } of inTurn) {
    const key = wanted?.toString('hex')
    if (wanted && key !== undefined && !winners.has(key)) winners.set(key, { id, held, wanted })
  }
  const movers = [...winners.values()].filter((claimant) => !isHolder(claimant))
  if (movers.length > 0) {
    const ids = claimants.map(({ id }) => id)
    const wanted = movers.map((mover) => mover.wanted)
    for (const taken of await heldByOthers(db, wanted, ids)) winners.delete(taken.toString('hex'))
    await release(db, claimants, winners)
  }
  return new Map([...winners.values()].map(({ id, wanted }) => [id, wanted]))
}

const isHolder = ({ held, wanted }: Claimant): boolean => held !== null && wanted !== null && held.equals(wanted)

async function heldByOthers(db: Db, identities: readonly Buffer[], ids: readonly string[]): Promise<Buffer[]> {
  const rows = await db.query<{ identity: Buffer }>({
    name: 'identities_held',
    text: 'SELECT identity FROM global_topics WHERE identity = ANY($1::bytea[]) AND id <> ALL($2)',
    values: [identities, ids],
  })
  return rows.map(({ identity }) => identity)
}

/** An identity that passes from one of the topics to another must be free first: the index is checked row by row. */
async function release(db: Db, claimants: readonly Claimant[], winners: ReadonlyMap<string, Claimant>): Promise<void> {
  const passing = claimants.filter(({ id, held }) => {
    const next = held ? winners.get(held.toString('hex')) : undefined
    return next !== undefined && next.id !== id
  })
  if (passing.length === 0) return
  await db.execute({
    text: 'UPDATE global_topics SET identity = NULL WHERE id = ANY($1)',
    values: [passing.map(({ id }) => id)],
  })
}
