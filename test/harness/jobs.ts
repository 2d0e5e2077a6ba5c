import type { Db } from '../../src/db/db'
import type { Session, TestApp } from './app'
import { select } from './select'

export type JobAnswer = {
  done: boolean
  processedItems: number
  totalItems: number
  successCount: number
  errorCount: number
  skipCount: number
}

/** The job routes as an operator's client calls them. */
export function jobClient(app: TestApp, operator: Session) {
  const send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
    app.call(method, `/api/admin/jobs${path}`, { as: operator, body })
  const process = async (id: string): Promise<JobAnswer> => (await send('POST', `/${id}/process`)).json()
  return {
    send,
    create: async (jobType: string, config: object): Promise<string> => {
      const response = await send('POST', '', { jobType, config })
      if (response.statusCode !== 200) throw new Error(response.body)
      return response.json().jobId
    },
    find: async (id: string) => (await send('GET', `/${id}`)).json(),
    process,
    /** Processes it until it is done; returns the last answer. */
    finish: async (id: string): Promise<JobAnswer> => {
      for (;;) {
        const answer = await process(id)
        if (answer.done) return answer
        if (answer.done === undefined) throw new Error(JSON.stringify(answer))
      }
    },
  }
}

/** Makes topics look classified by an older engine. */
export async function outdate(db: Db, ids: readonly string[], fields: Record<string, string | number | null> = {}) {
  const set = Object.keys(fields).map((column, at) => `, ${column} = $${at + 2}`)
  await db.execute({
    text: `UPDATE global_topics SET engine_version = '2.4' ${set.join('')} WHERE id = ANY($1)`,
    values: [ids, ...Object.values(fields)],
  })
}

/** Everything that a job writes about topics, in the catalog and in libraries. */
export const catalogState = (db: Db, ids: readonly string[]) =>
  select(db, {
    text: `SELECT to_jsonb(g) - 'updated_at' AS topic, encode(e.embedding, 'hex') AS embedding, e.bucket,
             (SELECT jsonb_agg(to_jsonb(o) - 'updated_at' ORDER BY o.id) FROM org_topics o WHERE o.topic_id = g.id) AS links
           FROM global_topics g JOIN topic_embeddings e ON e.topic_id = g.id WHERE g.id = ANY($1) ORDER BY g.id`,
    values: [ids],
  })

/** Archives all topics, so that a job finds only those of its own test. */
export const archiveAll = (db: Db) =>
  db.execute({
    text: 'UPDATE global_topics SET archived_at = now(), identity = NULL WHERE archived_at IS NULL',
  })
