import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { cx } from '../../ui/class-names'
import { counted, day } from '../../ui/format'
import type { Correction } from './queries'

const FIELD_TITLES: Record<Correction['field'], string> = {
  parent_category: 'Category',
  subcategory: 'Subcategory',
  segment_type: 'Segment type',
  audience_type: 'Audience type',
  sensitivity: 'Sensitivity',
}

type Props = {
  correction: Correction
  mayEdit: boolean
  onSwitch: (enabled: boolean) => void
  onDelete: () => void
  children?: ReactNode
}

export function CorrectionRow({ correction, mayEdit, onSwitch, onDelete, children }: Props) {
  const { topicName, field, previous, corrected, enabled } = correction
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <div className={cx('min-w-0 flex-1 basis-72', !enabled && 'text-ink-faint')}>
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="truncate font-medium">{topicName}</span>
          {enabled ? null : <Badge>Off</Badge>}
        </p>
        <p className="text-xs text-ink-soft">
          {FIELD_TITLES[field]}: {previous === corrected ? 'confirmed as' : `${previous} →`}{' '}
          <strong className="font-medium text-ink">{corrected}</strong>
        </p>
        <p className="text-xs text-ink-faint">{factsOf(correction).join(' · ')}</p>
      </div>
      {mayEdit ? (
        <div className="flex flex-wrap gap-1">
          {enabled ? children : null}
          <Button
            size="small"
            kind="quiet"
            aria-label={`Switch ${enabled ? 'off' : 'on'}: ${topicName}`}
            onClick={() => onSwitch(!enabled)}
          >
            {enabled ? 'Switch off' : 'Switch on'}
          </Button>
          <Button size="small" kind="quiet" aria-label={`Delete: ${topicName}`} onClick={onDelete}>
            Delete
          </Button>
        </div>
      ) : null}
    </li>
  )
}

function factsOf({ correctedBy, correctedAt, agree, disagree, topics, reason }: Correction): string[] {
  return [
    correctedBy ? `${correctedBy}, ${day(correctedAt)}` : day(correctedAt),
    agree > 1 ? `${agree} people agree` : '',
    disagree > 0 ? `${counted(disagree, 'person disagrees', 'people disagree')}` : '',
    topics > 0 ? `used for ${counted(topics, 'topic')}` : 'not used yet',
    reason,
  ].filter(Boolean)
}
