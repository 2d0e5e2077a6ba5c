import type { Ctx } from '../../context'

/** Intakes go on beside each other: the same topic cannot come into the catalog twice, because its identity is unique there. */
export async function enterLibrary({ db, org }: Ctx): Promise<void> {
  await db.execute({
    name: 'enter_library',
    text: `SELECT pg_advisory_xact_lock_shared(hashtextextended('library ' || $1, 0))`,
    values: [org.id],
  })
}

/** No intake is in the library until this transaction ends: for what removes topics, and for several intakes in a transaction. */
export async function lockLibrary({ db, org }: Ctx): Promise<void> {
  await db.execute({
    name: 'lock_library',
    text: `SELECT pg_advisory_xact_lock(hashtextextended('library ' || $1, 0))`,
    values: [org.id],
  })
}

/**
 * From here on intakes into one library run one after the other, so that two with the same name cannot both link it. Not from
 * the beginning, because the catalog's part takes more than half of the time.
 */
export async function lockNames({ db, org }: Ctx): Promise<void> {
  await db.execute({
    name: 'lock_names',
    text: `SELECT pg_advisory_xact_lock(hashtextextended('names of library ' || $1, 0))`,
    values: [org.id],
  })
}
