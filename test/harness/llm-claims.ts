import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { onTestFinished } from 'vitest'
import { type Db, STATEMENTS, type Statement } from '../../src/db/db'

/** As if another node asked the LLM about the subject, until `release`; `awaited` resolves once a request waits for that. */
export async function claimSubject(db: Db, orgId: string, subject: string) {
  const awaited = nextRefusal()
  await db.execute({
    text: `INSERT INTO llm_claims VALUES ($1, $2, 'somebody', clock_timestamp() + interval '1 hour')`,
    values: [orgId, subject],
  })
  const release = () =>
    db.execute({ text: 'DELETE FROM llm_claims WHERE org_id = $1 AND subject = $2', values: [orgId, subject] })
  onTestFinished(async () => {
    await release()
  })
  return { release, awaited }
}

const nextRefusal = (): Promise<void> =>
  new Promise((resolve) => {
    const listen = (message: unknown) => {
      const { text, result } = message as Statement
      if (!text.includes('INSERT INTO llm_claims') || result.rowCount !== 0) return
      unsubscribe(STATEMENTS, listen)
      resolve()
    }
    subscribe(STATEMENTS, listen)
  })
