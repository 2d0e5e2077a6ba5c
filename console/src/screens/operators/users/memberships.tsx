import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { Role } from '../../../api/session'
import { ROLES } from '../../../api/values'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Confirm } from '../../../ui/confirm'
import { Select } from '../../../ui/field'
import { Panel } from '../../../ui/page'
import { everyOrganizationQuery, USERS } from '../organizations/queries'
import { removeMembership, setRole, USER, type UserDetail } from './queries'

type Membership = UserDetail['organizations'][number]

/** Where the user is a member, with which role. */
export function Memberships({ user }: { user: UserDetail }) {
  return (
    <Panel title="Organizations and roles">
      {user.organizations.length === 0 ? (
        <p className="px-4 py-3 text-ink-faint">
          Not a member of any organization. They can sign in but see nothing yet.
        </p>
      ) : (
        <ul aria-label="Organizations" className="divide-y">
          {user.organizations.map((membership) => (
            <MembershipRow key={membership.id} user={user} membership={membership} />
          ))}
        </ul>
      )}
      <AddMembership user={user} />
    </Panel>
  )
}

const useChange = <T,>(change: (input: T) => Promise<unknown>) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => {
      cache.invalidateQueries({ queryKey: USERS })
      return cache.invalidateQueries({ queryKey: USER })
    },
  })
}

function MembershipRow({ user, membership }: { user: UserDetail; membership: Membership }) {
  const { id, name, role, isOnlyOwner } = membership
  const [asking, setAsking] = useState(false)
  const change = useChange((next: Role) => setRole(user.id, id, next))
  const remove = useChange(() => removeMembership(user.id, id))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <p className="flex min-w-0 flex-1 basis-52 items-center gap-2">
        <Link
          to="/operators/organizations/$id"
          params={{ id }}
          className="truncate rounded font-medium hover:underline"
        >
          {name}
        </Link>
        {isOnlyOwner ? <Badge>Only owner</Badge> : null}
      </p>
      <Select
        aria-label={`Role in ${name}`}
        className="h-8 w-32"
        value={change.isPending ? change.variables : role}
        disabled={change.isPending || isOnlyOwner}
        onChange={({ target }) => change.mutate(target.value as Role)}
      >
        {ROLES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      <Button
        size="small"
        kind="quiet"
        aria-label={`Remove from ${name}`}
        disabled={isOnlyOwner}
        onClick={() => setAsking(true)}
      >
        Remove
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${user.email} from ${name}?`}
        action="Remove"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        They lose access to it immediately, and keys they created there are revoked. Their work stays.
      </Confirm>
    </li>
  )
}

function AddMembership({ user }: { user: UserDetail }) {
  const { data: organizations = [] } = useQuery(everyOrganizationQuery)
  const others = organizations.filter(({ id }) => !user.organizations.some((membership) => membership.id === id))
  const add = useChange(({ organizationId, role }: { organizationId: string; role: Role }) =>
    setRole(user.id, organizationId, role),
  )
  if (others.length === 0) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    add.mutate({ organizationId: String(form.get('organizationId')), role: form.get('role') as Role })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-2 border-t px-4 py-2.5">
      <Select name="organizationId" aria-label="Add to organization" className="h-8 w-auto max-w-60">
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select name="role" aria-label="Role there" className="h-8 w-32" defaultValue="member">
        {ROLES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      <Button type="submit" size="small" busy={add.isPending}>
        Add
      </Button>
    </form>
  )
}
