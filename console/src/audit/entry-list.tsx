import { Badge } from '../ui/badge'
import { deviceOf } from '../ui/device'
import { moment } from '../ui/format'
import type { AuditEntry } from './entry'
import { actorOf, detailsOf, wordsOf } from './words'

type Props = { entries: readonly AuditEntry[]; showsOrganization?: boolean }

export const EntryList = ({ entries, showsOrganization }: Props) => (
  <ul aria-label="Audit log" className="divide-y">
    {entries.map((entry) => (
      <Entry key={entry.id} entry={entry} organization={showsOrganization ? entry.organization?.name : null} />
    ))}
  </ul>
)

function Entry({ entry, organization }: { entry: AuditEntry; organization?: string | null }) {
  const { at, subject, address, userAgent, action } = entry
  const details = detailsOf(entry)
  return (
    <li className="grid grid-cols-1 gap-x-4 gap-y-0.5 px-4 py-2.5 md:grid-cols-[11rem_minmax(0,1fr)_14rem]">
      <time dateTime={at} className="text-xs text-ink-faint tabular-nums md:pt-0.5">
        {moment(at)}
      </time>
      <div className="min-w-0">
        <p className="break-words">
          <span className="font-medium">{actorOf(entry)}</span> {wordsOf(entry)}
          {subject?.name ? (
            <>
              {': '}
              <span className="font-medium">{subject.name}</span>
            </>
          ) : null}{' '}
          {action.endsWith('.refuse') ? <Badge tone="warn">Refused</Badge> : null}{' '}
          {organization ? <Badge>{organization}</Badge> : null}
        </p>
        {details.length > 0 ? <p className="text-xs break-words text-ink-faint">{details.join(' · ')}</p> : null}
      </div>
      <p className="truncate text-xs text-ink-faint md:pt-0.5 md:text-right" title={userAgent ?? undefined}>
        {address ?? 'On the server'}
        {userAgent ? ` · ${deviceOf(userAgent)}` : ''}
      </p>
    </li>
  )
}
