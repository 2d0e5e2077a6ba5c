import { useQuery } from '@tanstack/react-query'
import { Badge, type Tone } from '../../../ui/badge'
import { counted, moment } from '../../../ui/format'
import { LatestOnly } from '../../../ui/latest-only'
import { Panel } from '../../../ui/page'
import { Failure } from '../../../ui/states'
import { ALERTS_LISTED, type Alert, alertsQuery, type Delivery } from './queries'

const STATES: Record<Delivery['state'], { label: string; tone: Tone }> = {
  pending: { label: 'On its way', tone: 'neutral' },
  delivered: { label: 'Delivered', tone: 'good' },
  failed: { label: 'Given up', tone: 'bad' },
}

/** What was told lately, and whether it arrived. */
export function AlertList() {
  const { data, error, refetch } = useQuery(alertsQuery)
  if (!data && !error) return null
  return (
    <Panel title="Sent">
      {data ? null : <Failure error={error} retry={refetch} />}
      {data?.length === 0 ? <p className="p-4 text-ink-soft">Nothing has been sent yet.</p> : null}
      <ul className="divide-y">
        {data?.map((alert) => (
          <AlertRow key={alert.id} alert={alert} />
        ))}
      </ul>
      <LatestOnly shown={ALERTS_LISTED} things="alerts" isCut={(data?.length ?? 0) >= ALERTS_LISTED} />
    </Panel>
  )
}

const AlertRow = ({ alert: { title, createdAt, deliveries } }: { alert: Alert }) => (
  <li className="flex flex-col gap-1.5 px-4 py-2.5">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-medium">{title}</span>
      <span className="text-xs text-ink-faint">{moment(createdAt)}</span>
    </p>
    <ul className="flex flex-col gap-1">
      {deliveries.map((delivery) => (
        <li key={`${delivery.channel} ${delivery.target}`} className="text-xs text-ink-soft">
          <Badge tone={delivery.error && delivery.state === 'pending' ? 'warn' : STATES[delivery.state].tone}>
            {STATES[delivery.state].label}
          </Badge>{' '}
          <span className="break-all">{delivery.target}</span>
          {delivery.error ? <span className="break-words text-bad"> · {delivery.error}</span> : null}
          {delivery.error && delivery.nextAttemptAt
            ? ` · ${counted(delivery.attempts, 'attempt')}, next ${moment(delivery.nextAttemptAt)}`
            : null}
        </li>
      ))}
    </ul>
  </li>
)
