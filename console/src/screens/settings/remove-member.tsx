import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/confirm'
import type { Member } from './queries'

type Props = { member: Member; name: string; isSelf: boolean }

/** Somebody else out of the organization, or oneself. */
export function RemoveMember({ member, name, isSelf }: Props) {
  const [asking, setAsking] = useState(false)
  const cache = useQueryClient()
  const remove = useMutation({
    mutationFn: async () => {
      if (!isSelf) return call('POST', '/api/auth/organization/remove-member', { memberIdOrEmail: member.id })
      await call('POST', '/api/auth/organization/leave', { organizationId: member.organizationId })
      // The session ended with the membership: whoever is in another organization signs in to that one.
      location.assign('/sign-in')
    },
    onSettled: () => {
      setAsking(false)
      return cache.invalidateQueries({ queryKey: ['members'] })
    },
  })
  return (
    <>
      <Button
        size="small"
        kind="quiet"
        aria-label={isSelf ? undefined : `Remove ${name}`}
        onClick={() => setAsking(true)}
      >
        {isSelf ? 'Leave' : 'Remove'}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={isSelf ? 'Leave this organization?' : `Remove ${name}?`}
        action={isSelf ? 'Leave' : 'Remove'}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {isSelf
          ? 'You lose access to its library at once. Somebody has to invite you to come back.'
          : 'They lose access at once. What they did stays. API keys they made go on working until they are revoked.'}
      </Confirm>
    </>
  )
}
