import { PlatformTitle } from '../../platforms/queries'
import { Badge, type Tone } from '../../ui/badge'

export const STATUS_TONES: Record<string, Tone> = {
  active: 'good',
  pending: 'warn',
  error: 'bad',
  deactivated: 'neutral',
}

/** The platforms of a topic; screen readers hear the status that the color shows. */
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
