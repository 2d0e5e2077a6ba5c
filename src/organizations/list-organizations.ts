import type { OperatorCtx } from '../context'
import { columnsOf, int8 } from '../db/rows'
import { ORGANIZATION, type PageQuery, toOrganization } from './schema'

export async function listOrganizations({ db }: OperatorCtx, { page, pageSize }: PageQuery) {
  const rows = await db.query(ORGANIZATION, {
    text: `SELECT ${columnsOf(ORGANIZATION)} FROM organizations ORDER BY created_at DESC, id LIMIT $1 OFFSET $2`,
    values: [pageSize, (page - 1) * pageSize],
  })
  const [count] = await db.query({ total: int8 }, { text: 'SELECT count(*) AS total FROM organizations' })
  const total = count!.total
  return { data: rows.map(toOrganization), total, page, pageSize, totalPages: Math.ceil(total / pageSize) }
}
