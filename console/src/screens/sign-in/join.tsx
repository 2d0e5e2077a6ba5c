import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { errorMessage } from '../../api/client'
import { signOut } from '../../api/session'
import { Button } from '../../ui/button'
import { Failure, LoadingRows } from '../../ui/states'
import { acceptInvitation, ownInvitationsQuery } from './queries'
import { safePath } from './safe-path'
import { SignInLayout } from './sign-in-layout'

/** For people who are signed in and in no organization: whoever has one invitation joins, others choose. */
export function JoinOrganization() {
  const { from } = useSearch({ from: '/join' })
  const { data: invitations, error, refetch } = useQuery(ownInvitationsQuery)
  const { mutate, ...join } = useMutation({
    mutationFn: acceptInvitation,
    meta: { shownInPlace: true },
    onSuccess: () => location.assign(safePath(from)),
  })
  const only = invitations?.length === 1 ? invitations[0] : undefined
  useEffect(() => {
    if (only) mutate(only.id)
  }, [only, mutate])
  if (!invitations || (only && !join.error)) {
    return (
      <SignInLayout title="Welcome">
        {error ? <Failure error={error} retry={refetch} /> : <LoadingRows rows={2} />}
      </SignInLayout>
    )
  }
  if (invitations.length === 0) return <NoInvitation />
  return (
    <SignInLayout title="Choose an organization">
      <p className="mb-4 text-ink-soft">You’re invited to more than one. You can join the others later.</p>
      {join.error ? (
        <p role="alert" className="mb-4 text-bad">
          {errorMessage(join.error)}
        </p>
      ) : null}
      <ul className="flex flex-col gap-2">
        {invitations.map(({ id, organizationName, role }) => (
          <li key={id} className="flex items-center gap-3 rounded-md border bg-panel px-3.5 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">{organizationName}</p>
              <p className="text-xs text-ink-faint">as {role}</p>
            </div>
            <Button
              size="small"
              kind="primary"
              aria-label={`Join ${organizationName}`}
              busy={join.isPending && join.variables === id}
              onClick={() => mutate(id)}
            >
              Join
            </Button>
          </li>
        ))}
      </ul>
    </SignInLayout>
  )
}

function NoInvitation() {
  const leave = useMutation({ mutationFn: signOut, onSuccess: () => location.assign('/sign-in') })
  return (
    <SignInLayout title="You don’t belong to an organization yet">
      <p className="mb-6 text-ink-soft">
        You’re signed in, but you aren’t a member of any organization. Open the link of your invitation if you have one,
        or ask an owner or admin of your organization to invite you.
      </p>
      <Button busy={leave.isPending} onClick={() => leave.mutate()}>
        Sign out
      </Button>
    </SignInLayout>
  )
}
