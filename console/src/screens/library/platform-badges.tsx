import { PlatformTitle } from '../../platforms/queries'
import { Badge, type Tone } from '../../ui/badge'

export const STATUS_TONES: Record<string, Tone> = {
  active: 'good',
  pending: 'warn',
  error: 'bad',
  deactivated: 'neutral',
}

/** Where a topic is, and whether it is well there: what the color says is said in words too. */
export function PlatformBadges({ statuses }: { statuses: Record<string, string> }) {
  return (
    <span className="flex gap-1">
      {Object.entries(statuses).map(([platform, status]) => (
        <Badge key={platform} tone={STATUS_TONES[status]}>
          <PlatformTitle platform={platform} />
          <span className="sr-only">: {status}</span>
        </Badge>
      ))}
    </span>
  )
}
