import type { FastifyBaseLogger } from 'fastify'
import type { Access, Role, Scope } from './access'
import type { Connectors } from './connectors/registry'
import type { Db } from './db/db'
import type { Plan } from './limits'

export type Org = {
  id: string
  name: string
  plan: Plan
  orgAlias: string | null
  partnerAlias: string | null
}

/** `userId` of a key is the user who created it: what a key does is done in that user's name. */
export type SessionCaller = { kind: 'session'; userId: string; role: Role; operator: boolean }
export type ApiKeyCaller = { kind: 'apiKey'; keyId: string; userId: string; scopes: Scope[] }
export type SdkKeyCaller = { kind: 'sdkKey'; keyId: string; userId: string; scopes: Scope[]; test: boolean }
export type Caller = SessionCaller | ApiKeyCaller | SdkKeyCaller

/** What a verb needs to know of the request. Inside a transaction `db` is the transaction's handle. */
export type Ctx = {
  db: Db
  org: Org
  caller: Caller
  workspace: string | null
  now: Date
  log: FastifyBaseLogger
  /** The platforms that this application knows. */
  connectors: Connectors
}

/** An operator acts on no organization of their own. */
export type OperatorCtx = Pick<Ctx, 'db' | 'now' | 'log'> & { userId: string }

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Ctx
    operator: OperatorCtx
    /** On the routes of sign-in, which better-auth answers: whose cookie came with a write. */
    signedInUser?: string
  }
  interface FastifyContextConfig {
    access?: Access
    /** What an unexpected failure of this route says, from the contract's part 7. */
    failure?: string
  }
}
