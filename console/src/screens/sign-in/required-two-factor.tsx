import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { meQuery, organizationsQuery, signOut, switchOrganization } from '../../api/session'
import { SetUpTwoFactor } from '../../two-factor/set-up'
import { Button } from '../../ui/button'
import { safePath } from './safe-path'
import { SignInLayout } from './sign-in-layout'

/** Where an organization demands two-factor sign-in, its members come here first. */
export function RequiredTwoFactor() {
  const { from } = useSearch({ from: '/set-up-two-factor' })
  const { data: me } = useQuery(meQuery)
  const { data: organizations = [] } = useQuery(organizationsQuery)
  const enter = () => location.assign(safePath(from))
  const leave = useMutation({ mutationFn: signOut, onSuccess: () => location.assign('/sign-in') })
  const change = useMutation({ mutationFn: switchOrganization, onSuccess: () => location.assign('/') })
  useEffect(() => {
    document.title = 'Two-factor sign-in · Taxon'
  }, [])
  const name = me?.organization.name ?? 'Your organization'
  return (
    <SignInLayout title="Set up two-factor sign-in">
      <p className="mb-4 text-ink-soft">{name} requires it of all members. It takes a minute.</p>
      <SetUpTwoFactor onDone={enter} />
      <div className="mt-6 flex flex-wrap gap-2">
        {organizations
          .filter(({ id }) => id !== me?.organization.id)
          .map(({ id, name: other }) => (
            <Button key={id} size="small" kind="quiet" busy={change.isPending} onClick={() => change.mutate(id)}>
              Switch to {other}
            </Button>
          ))}
        <Button size="small" kind="quiet" busy={leave.isPending} onClick={() => leave.mutate()}>
          Sign out
        </Button>
      </div>
    </SignInLayout>
  )
}
