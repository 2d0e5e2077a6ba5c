import type { Ctx } from '../context'
import { int8, text } from '../db/rows'
import { conflict } from '../errors'
import { randomPart } from '../ids'

/** An alert about nothing, to all addresses. The servers deliver it as any other. */
export function sendTest({ db, org }: Ctx): Promise<{ alertId: string; deliveries: number }> {
  return db.transaction(async (tx) => {
    const [raised] = await tx.query(
      { id: text.nullable() },
      { text: `SELECT raise_alert($1, 'test', $2, '{}') AS id`, values: [org.id, `test ${randomPart()}`] },
    )
    const alertId = raised!.id
    if (alertId === null) throw conflict('There is no address to send alerts to')
    const [row] = await tx.query(
      { count: int8 },
      {
        text: 'SELECT count(*) FROM alert_deliveries WHERE org_id = $1 AND alert_id = $2',
        values: [org.id, alertId],
      },
    )
    return { alertId, deliveries: row!.count }
  })
}
