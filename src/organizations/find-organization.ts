import type { OperatorCtx } from '../context'
import { columnsOf, int8 } from '../db/rows'
import { notFound } from '../errors'
import { ORGANIZATION, type OrganizationDetail, toOrganization } from './schema'

const DETAIL = { ...ORGANIZATION, members: int8, topics: int8, connections: int8, activations: int8 }

export async function findOrganization({ db }: OperatorCtx, id: string): Promise<OrganizationDetail> {
  const [row] = await db.query(DETAIL, {
    text: `SELECT ${columnsOf(ORGANIZATION, 'o')},
                  (SELECT count(*) FROM members m WHERE m.organization_id = o.id) AS members,
                  (SELECT count(*) FROM org_topics l WHERE l.org_id = o.id) AS topics,
                  (SELECT count(*) FROM connections c WHERE c.org_id = o.id) AS connections,
                  (SELECT count(*) FROM activations a WHERE a.org_id = o.id AND a.status = 'active') AS activations
           FROM organizations o WHERE o.id = $1`,
    values: [id],
  })
  if (!row) throw notFound('Organization')
  const { members, topics, connections, activations, ...organization } = row
  return { ...toOrganization(organization), members, topics, connections, activations }
}
