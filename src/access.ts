/** Who may call a route. Every route declares its access; the server does not start with one that doesn't. */

export const SCOPES = [
  'classify',
  'topics:read',
  'topics:write',
  'export',
  'sync',
  'activations',
  'mappings:read',
] as const
export type Scope = (typeof SCOPES)[number]

/** The scopes that tools of agents need, with what a role must allow to give them to an app. */
export const APP_SCOPES = {
  'topics:read': 'read',
  classify: 'classify',
  'topics:write': 'topics:write',
  activations: 'activate',
} as const satisfies Partial<Record<Scope, Permission>>
export type AppScope = keyof typeof APP_SCOPES
export const APP_SCOPE_NAMES = Object.keys(APP_SCOPES) as [AppScope, ...AppScope[]]

export const ROLES = ['owner', 'admin', 'member', 'viewer'] as const
export type Role = (typeof ROLES)[number]

export const PERMISSIONS = [
  'read',
  'classify',
  'topics:write',
  'library:delete',
  'import',
  'activate',
  'connections',
  'api_keys:manage',
  'workspaces:manage',
  'audit:read',
  'organization:manage',
] as const
export type Permission = (typeof PERMISSIONS)[number]

const MEMBER: Permission[] = ['read', 'classify', 'topics:write', 'import', 'activate']

export const ROLE_PERMISSIONS: Record<Role, ReadonlySet<Permission>> = {
  owner: new Set(PERMISSIONS),
  admin: new Set([...MEMBER, 'library:delete', 'connections', 'api_keys:manage', 'workspaces:manage']),
  member: new Set(MEMBER),
  viewer: new Set(['read']),
}

/** What a session without the permission is told; without an entry, "Forbidden". */
export const PERMISSION_REFUSALS: Partial<Record<Permission, string>> = {
  'library:delete': 'Requires library:delete permission',
  activate: 'Requires activate permission',
}

/** What a page is told that shows another organization than the session’s active one. */
export const OTHER_ORGANIZATION = 'Another organization is active in this session'

export type Access =
  /** Anyone. */
  | { kind: 'public' }
  /** The routes of better-auth, which checks the caller itself. */
  | { kind: 'identity' }
  /** A session whose role has the permission; keys are refused. */
  | { kind: 'session'; permission: Permission }
  /** A key with the scope, or a session whose role has the permission. */
  | { kind: 'scope'; scope: Scope; permission: Permission }
  /** Any session with an active organization, any API key whatever its scopes. */
  | { kind: 'caller'; permission: Permission }
  /** Like `scope`, and open to SDK keys from any origin. */
  | { kind: 'sdk'; scope: Scope; permission: Permission }
  /** A session whose user is an operator. */
  | { kind: 'operator' }
  /** An operator, or the configured bearer token of a scraper. */
  | { kind: 'metrics' }

export type ScopeAccess = Extract<Access, { kind: 'scope' }>

export const access = {
  public: { kind: 'public' } as Access,
  identity: { kind: 'identity' } as Access,
  operator: { kind: 'operator' } as Access,
  metrics: { kind: 'metrics' } as Access,
  caller: { kind: 'caller', permission: 'read' } as Extract<Access, { kind: 'caller' }>,
  session: (permission: Permission = 'read'): Access => ({ kind: 'session', permission }),
  scope: (scope: Scope, permission: Permission = 'read'): ScopeAccess => ({ kind: 'scope', scope, permission }),
  sdk: (scope: Scope, permission: Permission = 'read'): Access => ({ kind: 'sdk', scope, permission }),
}
