import { Values } from '../catalog/browse/filters'
import type { Db } from '../db/db'
import { int8 } from '../db/rows'
import { CORRECTION, type CorrectionsQuery, toCorrection } from './schema'
import { areFollowed } from './settings'

/** The newest first. `scope`: an organization's id, or that of reviewers. */
export async function listCorrections(db: Db, scope: string, query: CorrectionsQuery) {
  const { search, field, page, pageSize } = query
  const values = new Values()
  const conditions = [`c.scope = ${values.add(scope)}`]
  if (search !== '') conditions.push(`strpos(lower(c.topic_name), lower(${values.add(search)})) > 0`)
  if (field) conditions.push(`c.field = ${values.add(field)}`)
  const where = conditions.join(' AND ')
  const [count] = await db.query(
    { total: int8 },
    { text: `SELECT count(*) AS total FROM corrections c WHERE ${where}`, values: [...values.list] },
  )
  const rows = await db.query(CORRECTION, {
    text: `WITH page AS MATERIALIZED (
             SELECT c.* FROM corrections c WHERE ${where} ORDER BY c.corrected_at DESC, c.id DESC
             LIMIT ${values.add(pageSize)} OFFSET ${values.add((page - 1) * pageSize)}
           )
           SELECT c.id, c.topic_name, c.field, c.previous, c.corrected, c.reason, c.corrected_at, c.enabled,
                  coalesce((SELECT u.name FROM users u WHERE u.id = c.corrected_by), '') AS corrector,
                  opinions.agree, opinions.disagree,
                  coalesce((SELECT sum(topics) FROM correction_uses u WHERE u.correction_id = c.id), 0)::bigint AS topics
           FROM page c CROSS JOIN LATERAL (
             SELECT count(*) FILTER (WHERE same.corrected = c.corrected)::int AS agree,
                    count(*) FILTER (WHERE same.corrected <> c.corrected)::int AS disagree
             FROM corrections same
             WHERE same.scope = c.scope AND same.normalized_name = c.normalized_name AND same.field = c.field
               AND (same.enabled OR same.id = c.id)
           ) opinions ORDER BY c.corrected_at DESC, c.id DESC`,
    values: values.list,
  })
  const { total } = count!
  return {
    data: rows.map(toCorrection),
    total,
    page,
    pageSize,
    totalPages: Math.ceil(total / pageSize),
    enabled: await areFollowed(db, scope),
  }
}
