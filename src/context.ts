import type { FastifyBaseLogger } from 'fastify'
import type { Access, Role, Scope } from './access'
import type { Connectors } from './connectors/registry'
import type { Db } from './db/db'
import type { OrgReplica } from './db/replica'
import type { ErrorMessages } from './errors'
import type { Plan } from './limits'

export type Org = {
  id: string
  name: string
  plan: Plan
  orgAlias: string | null
  partnerAlias: string | null
}

/** A key acts in the name of the user who created it, its `userId`. */
export type SessionCaller = {
  kind: 'session'
  userId: string
  role: Role
  operator: boolean
  /** The organization demands two-factor sign-in: until it is set up, only routes that say so can be called. */
  lacksTwoFactor?: boolean
}
export type ApiKeyCaller = { kind: 'apiKey'; keyId: string; userId: string; scopes: Scope[] }
export type SdkKeyCaller = { kind: 'sdkKey'; keyId: string; userId: string; scopes: Scope[]; test: boolean }
/** An app that a person connected, whose grant is the key. It may do what both its scopes and the person's role allow. */
export type OAuthCaller = { kind: 'oauth'; keyId: string; userId: string; role: Role; scopes: Scope[] }
export type Caller = SessionCaller | ApiKeyCaller | SdkKeyCaller | OAuthCaller

/** Where a run was started from. */
export const RUN_SOURCES = ['console', 'cli', 'key', 'schedule', 'agent'] as const
export type RunSource = (typeof RUN_SOURCES)[number]

/** Where a request comes from. */
export type RequestClient = { address: string; userAgent: string | null }

/** What a verb needs from its request. Inside a transaction `db` is the transaction's handle. */
export type Ctx = {
  db: Db
  org: Org
  caller: Caller
  workspace: string | null
  now: Date
  log: FastifyBaseLogger
  /** The platforms that this application knows. */
  connectors: Connectors
  /** Of the request; by default the console for a session, and a key for a key. */
  source?: RunSource
  /** Missing where the work does not come from a request. */
  client?: RequestClient
  /** Missing where there is none, or the work does not come from a request. */
  replica?: OrgReplica
}

/** Operators work on the catalog and on all organizations, so there is no `org`. */
export type OperatorCtx = Pick<Ctx, 'db' | 'now' | 'log' | 'source' | 'client'> & {
  userId: string
  keyId?: string
  /** Where the operator is a member, too. */
  orgId?: string
}

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Ctx
    operator: OperatorCtx
    /** Only on routes that better-auth answers: the user whose session cookie came with a write. */
    signedInUser?: string
  }
  interface FastifyContextConfig {
    access?: Access
    /** Whether it can be called before two-factor sign-in is set up where the organization demands it. */
    allowsWithoutTwoFactor?: true
    /** Whether apps that connected by OAuth may call it. */
    acceptsApps?: true
    /** It is no GET, and yet changes nothing that lists show. */
    changesNothing?: true
    /** The message of this route's 500, instead of "Internal server error". */
    failure?: string
    /** For the API description: messages, by status, that follow neither from the access nor from the schemas. */
    errors?: ErrorMessages
  }
}
