import { Badge, type Tone } from '../../ui/badge'
import type { Batch } from './queries'

const STATUSES: Record<Batch['status'], { tone: Tone; title: string }> = {
  processing: { tone: 'accent', title: 'Running' },
  completed: { tone: 'good', title: 'Completed' },
  cancelled: { tone: 'neutral', title: 'Cancelled' },
  failed: { tone: 'bad', title: 'Failed' },
}

export const StatusBadge = ({ status }: { status: Batch['status'] }) => (
  <Badge tone={STATUSES[status].tone}>{STATUSES[status].title}</Badge>
)
