import type { Ctx } from '../context'
import { int8 } from '../db/rows'
import { conflict } from '../errors'
import { SHARED_VIEWS, VIEWS_PER_USER } from '../limits'
import type { Screen } from './schema'

export const TOO_MANY = `Maximum ${VIEWS_PER_USER} views per person`
export const TOO_MANY_SHARED = `Maximum ${SHARED_VIEWS} shared views per organization`
export const NAME_TAKEN = 'A view with this name exists'

/** Until the transaction's end nobody else of the organization adds or changes a view, so that what is counted stays true. */
export async function takeTurn({ db, org }: Ctx): Promise<void> {
  await db.execute({ text: 'SELECT 1 FROM organizations WHERE id = $1 FOR NO KEY UPDATE', values: [org.id] })
}

type Owned = { ownerId: string; isShared: boolean }

/** Once the view is stored. */
export async function assertWithinLimits({ db, org }: Ctx, { ownerId, isShared }: Owned): Promise<void> {
  const [counts] = await db.query(
    { of_owner: int8, shared: int8 },
    {
      text: `SELECT count(*) FILTER (WHERE owner_id = $2) AS of_owner, count(*) FILTER (WHERE is_shared) AS shared
             FROM saved_views WHERE org_id = $1 AND (owner_id = $2 OR is_shared)`,
      values: [org.id, ownerId],
    },
  )
  if (counts!.of_owner > VIEWS_PER_USER) throw conflict(TOO_MANY)
  if (isShared && counts!.shared > SHARED_VIEWS) throw conflict(TOO_MANY_SHARED)
}

type Named = { id: string; ownerId: string; screen: Screen; name: string }

export async function assertNameFree({ db, org }: Ctx, { id, ownerId, screen, name }: Named): Promise<void> {
  const others = await db.execute({
    text: `SELECT 1 FROM saved_views
           WHERE org_id = $1 AND owner_id = $2 AND screen = $3 AND lower(name) = lower($4) AND id <> $5`,
    values: [org.id, ownerId, screen, name, id],
  })
  if (others > 0) throw conflict(NAME_TAKEN)
}
