import type { Ctx } from '../context'
import type { RowOf } from '../db/rows'
import { alert_deliveries, alerts } from '../db/tables'
import { ALERTS_LISTED } from '../limits'
import type { AnyAlert } from './events'
import { messageOf } from './message'
import type { AlertList } from './schema'

const ALERT = {
  id: alerts.id,
  event: alerts.event.as<AnyAlert['event']>(),
  data: alerts.data.as<AnyAlert['data']>(),
  created_at: alerts.created_at,
}
type AlertRow = RowOf<typeof ALERT>

const DELIVERY = {
  alert_id: alert_deliveries.alert_id,
  channel: alert_deliveries.channel.as<'email' | 'post'>(),
  target: alert_deliveries.target,
  state: alert_deliveries.state.as<'pending' | 'delivered' | 'failed'>(),
  attempts: alert_deliveries.attempts,
  error: alert_deliveries.error,
  due_at: alert_deliveries.due_at,
  ended_at: alert_deliveries.ended_at,
}
type DeliveryRow = RowOf<typeof DELIVERY>

/** The latest, with what became of each delivery. */
export async function listAlerts({ db, org }: Ctx): Promise<AlertList> {
  const rows = await db.query(ALERT, {
    name: 'list_alerts',
    text: 'SELECT id, event, data, created_at FROM alerts WHERE org_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2',
    values: [org.id, ALERTS_LISTED],
  })
  const deliveries = await db.query(DELIVERY, {
    name: 'list_deliveries',
    text: `SELECT alert_id, channel, target, state, attempts, error, due_at, ended_at FROM alert_deliveries
           WHERE org_id = $1 AND alert_id = ANY($2) ORDER BY channel, target, id`,
    values: [org.id, rows.map(({ id }) => id)],
  })
  return { data: rows.map((row) => toAlert(row, deliveries)) }
}

const toAlert = (row: AlertRow, deliveries: readonly DeliveryRow[]): AlertList['data'][number] => ({
  id: row.id,
  event: row.event,
  title: messageOf({ event: row.event, data: row.data } as AnyAlert).title,
  createdAt: row.created_at.toISOString(),
  deliveries: deliveries.filter(({ alert_id }) => alert_id === row.id).map(toDelivery),
})

const toDelivery = ({ alert_id: _, due_at, ended_at, ...delivery }: DeliveryRow) => ({
  ...delivery,
  nextAttemptAt: delivery.state === 'pending' ? due_at.toISOString() : null,
  endedAt: ended_at?.toISOString() ?? null,
})
