import type { OperatorCtx } from '../context'
import { int8, json } from '../db/rows'
import { users } from '../db/tables'
import type { ListedUser, UsersQuery } from './schema'

const USER = {
  id: users.id,
  name: users.name,
  email: users.email,
  operator: users.operator,
  created_at: users.created_at,
  disabled_at: users.disabled_at,
  two_factor_enabled: users.two_factor_enabled,
  organizations: json.as<ListedUser['organizations']>(),
}

const MATCHES = `u.deleted_at IS NULL AND ($1 = '' OR strpos(lower(u.email), $1) > 0 OR strpos(lower(u.name), $1) > 0)
  AND ($2 = '' OR EXISTS (SELECT FROM members m WHERE m.organization_id = $2 AND m.user_id = u.id))`

export async function listUsers({ db }: OperatorCtx, query: UsersQuery) {
  const { page, pageSize, search, organizationId } = query
  const filters = [search.toLowerCase(), organizationId]
  const rows = await db.query(USER, {
    text: `SELECT u.id, u.name, u.email, u.operator, u.created_at, u.disabled_at, u.two_factor_enabled,
                  coalesce((SELECT json_agg(json_build_object('id', o.id, 'name', o.name, 'role', m.role) ORDER BY o.name, o.id)
                            FROM members m JOIN organizations o ON o.id = m.organization_id
                            WHERE m.user_id = u.id), '[]') AS organizations
           FROM users u WHERE ${MATCHES} ORDER BY u.created_at DESC, u.id LIMIT $3 OFFSET $4`,
    values: [...filters, pageSize, (page - 1) * pageSize],
  })
  const [count] = await db.query(
    { total: int8 },
    { text: `SELECT count(*) AS total FROM users u WHERE ${MATCHES}`, values: filters },
  )
  const total = count!.total
  const data = rows.map(({ created_at, disabled_at, two_factor_enabled, ...user }) => ({
    ...user,
    createdAt: created_at.toISOString(),
    disabledAt: disabled_at?.toISOString() ?? null,
    hasTwoFactor: two_factor_enabled,
  }))
  return { data, total, page, pageSize, totalPages: Math.ceil(total / pageSize) }
}
