import { useQuery } from '@tanstack/react-query'
import { RadioTower } from 'lucide-react'
import { Badge } from '../../../ui/badge'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import { platformTitle } from '../../topics/platform-names'
import { STATUS_TONES } from '../platform-badges'
import { activationStatus } from '../queries'

/** The newest activation on each platform. */
export function TopicActivations({ id }: { id: string }) {
  const { data, error, refetch, isPending } = useQuery({
    ...activationStatus,
    select: (statuses) => Object.entries(statuses[id] ?? {}),
  })
  if (isPending) return <LoadingRows rows={2} />
  if (error) return <Failure error={error} retry={refetch} />
  if (data.length === 0) {
    return (
      <Notice icon={RadioTower} title="Not on any platform">
        Push it to a connection, and its activations stand here.
      </Notice>
    )
  }
  return (
    <ul className="divide-y">
      {data.map(([platform, status]) => (
        <li key={platform} className="flex items-center justify-between gap-4 py-2">
          {platformTitle(platform)}
          <Badge tone={STATUS_TONES[status]}>{status}</Badge>
        </li>
      ))}
    </ul>
  )
}
