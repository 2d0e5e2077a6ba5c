import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/client'
import { meQuery, type Role, useRole } from '../../api/session'
import { ROLES } from '../../api/values'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Select } from '../../ui/field'
import { day } from '../../ui/format'
import { Panel } from '../../ui/page'
import { Failure, LoadingRows } from '../../ui/states'
import { Invitations } from './invitations'
import { Invite } from './invite'
import { type Member, membersQuery } from './queries'
import { RemoveMember } from './remove-member'
import { RequireTwoFactor } from './require-two-factor'
import { WholeOrganization } from './whole-organization'

export function Members() {
  const { data, error, refetch } = useQuery(membersQuery)
  const [inviting, setInviting] = useState(false)
  const role = useRole()
  const mayManage = role === 'owner' || role === 'admin'
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      <Panel
        title="Members"
        actions={
          mayManage ? (
            <Button size="small" kind="primary" onClick={() => setInviting(true)}>
              <UserPlus />
              Invite
            </Button>
          ) : null
        }
      >
        {error && !data ? <Failure error={error} retry={refetch} /> : null}
        {data || error ? null : <LoadingRows rows={3} />}
        <ul className="divide-y">
          {data?.map((member) => (
            <MemberRow key={member.id} member={member} mayManage={mayManage} />
          ))}
        </ul>
        {mayManage ? null : (
          <p className="border-t px-4 py-2.5 text-xs text-ink-faint">
            Only owners and admins can invite people and change roles.
          </p>
        )}
      </Panel>
      {mayManage ? <Invitations /> : null}
      {role === 'owner' ? <RequireTwoFactor /> : null}
      {role === 'owner' ? <WholeOrganization /> : null}
      {inviting ? <Invite onClose={() => setInviting(false)} /> : null}
    </div>
  )
}

function MemberRow({ member, mayManage }: { member: Member; mayManage: boolean }) {
  const { data: me } = useQuery(meQuery)
  const ownRole = useRole()
  const cache = useQueryClient()
  const isSelf = me?.caller.kind === 'session' && me.caller.userId === member.userId
  const mayChange = mayManage && (ownRole === 'owner' || member.role !== 'owner')
  const change = useMutation({
    mutationFn: (role: Role) =>
      call('POST', '/api/auth/organization/update-member-role', { memberId: member.id, role }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['members'] }),
        isSelf ? cache.invalidateQueries({ queryKey: meQuery.queryKey }) : null,
      ]),
  })
  const name = member.user.name || member.user.email
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{name}</span>
          {isSelf ? <Badge>You</Badge> : null}
        </p>
        <p className="truncate text-xs text-ink-faint">
          {member.user.email} · joined {day(member.createdAt)}
        </p>
      </div>
      {mayChange ? (
        <Select
          aria-label={`Role of ${name}`}
          className="h-8 w-32"
          value={change.isPending ? change.variables : member.role}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate(target.value as Role)}
        >
          {ROLES.filter((role) => ownRole === 'owner' || role !== 'owner').map((role) => (
            <option key={role}>{role}</option>
          ))}
        </Select>
      ) : (
        <Badge>{member.role}</Badge>
      )}
      {isSelf || mayChange ? <RemoveMember member={member} name={name} isSelf={isSelf} /> : null}
    </li>
  )
}
