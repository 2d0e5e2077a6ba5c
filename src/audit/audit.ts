import type { Caller, Org, RequestClient, RunSource } from '../context'
import type { Db } from '../db/db'
import { storableStart } from '../storable'
import type { AuditAction } from './actions'

export const ACTOR_KINDS = ['user', 'key', 'agent', 'system', 'anonymous'] as const
export type ActorKind = (typeof ACTOR_KINDS)[number]

/** The part of a `Ctx` or an `OperatorCtx` that tells who acts. Without a request it is the system. */
export type AuditCtx = {
  db: Db
  org?: Pick<Org, 'id'>
  caller?: Pick<Caller, 'userId'> & { keyId?: string }
  userId?: string
  keyId?: string
  source?: RunSource
  client?: RequestClient
}

type Subject = { type: string; id?: string; name?: string }
/** Never secrets: an entry cannot be taken back. */
type Details = Record<string, unknown>

export type AuditEntry = {
  subject?: Subject
  details?: Details
  /** The organization that it concerns, where that is not the caller's own. */
  orgId?: string | null
}

/** Writes an entry. Call it in the transaction of the change, so that there is neither without the other. */
export async function audit(ctx: AuditCtx, action: AuditAction, entry: AuditEntry = {}): Promise<void> {
  const { subject, details = {}, orgId = ctx.org?.id ?? null } = entry
  const { kind, id, userId } = actorOf(ctx)
  await ctx.db.execute({
    name: 'audit',
    text: `INSERT INTO audit_entries (org_id, actor_kind, actor_id, actor_name, actor_email, action,
                                      subject_type, subject_id, subject_name, address, user_agent, details)
           VALUES ($1, $2, $3,
                   coalesce((SELECT name FROM api_keys WHERE id = $3), (SELECT name FROM sdk_keys WHERE id = $3),
                            (SELECT c.name FROM oauth_grants g JOIN oauth_clients c ON c.id = g.client_id WHERE g.id = $3),
                            (SELECT name FROM users WHERE id = $3)),
                   (SELECT email FROM users WHERE id = $4), $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      ...[orgId, kind, id, userId, action],
      ...[subject?.type ?? null, subject?.id ?? null, subject?.name ?? null],
      ...[ctx.client?.address ?? null, ctx.client?.userAgent ?? null],
      JSON.stringify(details),
    ],
  })
}

/** Does the work and writes its entry in one transaction. */
export function audited<C extends AuditCtx, T>(
  ctx: C,
  action: AuditAction,
  work: (ctx: C) => Promise<T>,
  describe: (result: T) => AuditEntry,
): Promise<T> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const result = await work(inside)
    await audit(inside, action, describe(result))
    return result
  })
}

type Actor = { kind: ActorKind; id: string | null; userId: string | null }

function actorOf(ctx: AuditCtx): Actor {
  const userId = ctx.caller?.userId ?? ctx.userId ?? null
  const keyId = ctx.caller?.keyId ?? ctx.keyId
  if (ctx.source === 'schedule' || (userId === null && !ctx.client)) return { kind: 'system', id: null, userId: null }
  if (userId === null) return { kind: 'anonymous', id: null, userId }
  const id = keyId ?? userId
  if (ctx.source === 'agent') return { kind: 'agent', id, userId }
  return { kind: keyId === undefined ? 'user' : 'key', id, userId }
}

const USER_AGENT_LENGTH = 300

/** Where a request comes from, as entries tell it. */
export const clientOf = (request: { ip: string; headers: { 'user-agent'?: string } }): RequestClient => ({
  address: request.ip,
  userAgent: storableStart(request.headers['user-agent'] ?? '', USER_AGENT_LENGTH) || null,
})
