import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RadioTower } from 'lucide-react'
import { moment } from '../../../ui/format'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import { StatusBadges } from '../../activations/columns'
import { ConnectionName } from '../../activations/connection-name'
import { type Activation, activationsQuery } from '../../activations/queries'

export function TopicActivations({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(activationsQuery({ topicId: id }))
  if (error && !data) return <Failure error={error} retry={refetch} />
  if (!data) return <LoadingRows rows={2} />
  if (data.length === 0) {
    return (
      <Notice icon={RadioTower} title="Not on any platform">
        Push this topic to a connection to activate it.
      </Notice>
    )
  }
  return (
    <ul className="divide-y">
      {data.map((activation) => (
        <li key={activation.id} className="py-2.5">
          <Entry activation={activation} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ activation }: { activation: Activation }) {
  const { id, connectionId, platform, status, error, pushedName, platformSegmentId } = activation
  return (
    <div className="flex flex-col gap-1">
      <p className="flex items-center justify-between gap-4">
        <Link
          to="/activations"
          search={{ connectionId, activation: id }}
          className="min-w-0 truncate rounded font-medium text-accent underline-offset-2 hover:underline"
        >
          <ConnectionName id={connectionId} platform={platform} />
        </Link>
        <StatusBadges activation={activation} />
      </p>
      {status === 'error' ? <p className="break-words text-bad">{error}</p> : null}
      {pushedName ? <p className="font-mono text-xs leading-relaxed break-words text-ink-soft">{pushedName}</p> : null}
      <p className="text-xs text-ink-faint">
        {whenOf(activation)}
        {platformSegmentId ? ` · segment ${platformSegmentId}` : ''}
      </p>
    </div>
  )
}

function whenOf({ status, createdAt, activatedAt, deactivatedAt }: Activation): string {
  if (deactivatedAt) return `Deactivated ${moment(deactivatedAt)}`
  return status === 'active' && activatedAt ? `Active since ${moment(activatedAt)}` : `Started ${moment(createdAt)}`
}
