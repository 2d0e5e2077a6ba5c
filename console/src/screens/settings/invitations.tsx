import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy'
import { day } from '../../ui/format'
import { Panel } from '../../ui/page'
import { Failure, LoadingRows } from '../../ui/states'
import { invitationLink } from './invite'
import { type Invitation, invitationsQuery } from './queries'

function MailState({ mail }: Pick<Invitation, 'mail'>) {
  if (!mail) return null
  if (mail.state === 'sent') return ' · emailed'
  if (mail.state === 'failed') return <span className="text-bad"> · couldn’t be emailed: {mail.error}</span>
  return mail.error ? ` · email is delayed: ${mail.error}` : ' · being emailed'
}

export function Invitations() {
  const { data, error, refetch } = useQuery(invitationsQuery)
  const cache = useQueryClient()
  const cancel = useMutation({
    mutationFn: (invitationId: string) => call('POST', '/api/auth/organization/cancel-invitation', { invitationId }),
    onSettled: () => cache.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  })
  return (
    <Panel title="Pending invitations">
      {error && !data ? <Failure error={error} retry={refetch} /> : null}
      {data || error ? null : <LoadingRows rows={1} />}
      {data?.length === 0 ? (
        <p className="px-4 py-3 text-ink-faint">
          No pending invitations. People you invite appear here until they join.
        </p>
      ) : null}
      <ul className="divide-y">
        {data?.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
            <div className="min-w-0 flex-1 basis-52">
              <p className="truncate">{invitation.email}</p>
              <p className="text-xs text-ink-faint">
                until {day(invitation.expiresAt)}
                <MailState mail={invitation.mail} />
              </p>
            </div>
            <Badge>{invitation.role}</Badge>
            <CopyButton text={invitationLink(invitation)} label="Copy link" isTextShown={false} />
            <Button
              size="small"
              kind="quiet"
              aria-label={`Withdraw invitation for ${invitation.email}`}
              busy={cancel.isPending && cancel.variables === invitation.id}
              onClick={() => cancel.mutate(invitation.id)}
            >
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
