import { Badge, type Tone } from '../../ui/badge'
import type { Batch } from './queries'

const SAID: Record<Batch['status'], { tone: Tone; words: string }> = {
  processing: { tone: 'accent', words: 'Not finished' },
  completed: { tone: 'good', words: 'Completed' },
  cancelled: { tone: 'neutral', words: 'Cancelled' },
  failed: { tone: 'bad', words: 'Failed' },
}

export const StatusBadge = ({ status }: { status: Batch['status'] }) => (
  <Badge tone={SAID[status].tone}>{SAID[status].words}</Badge>
)
