import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/confirm'
import type { Member } from './queries'

type Props = { member: Member; name: string; isSelf: boolean }

/** Removes another member, or leaves the organization. */
export function RemoveMember({ member, name, isSelf }: Props) {
  const [confirming, setConfirming] = useState(false)
  const cache = useQueryClient()
  const remove = useMutation({
    mutationFn: async () => {
      if (!isSelf) return call('POST', '/api/auth/organization/remove-member', { memberIdOrEmail: member.id })
      await call('POST', '/api/auth/organization/leave', { organizationId: member.organizationId })
      // The session ended with the membership. Members of other organizations sign in again.
      location.assign('/sign-in')
    },
    onSettled: () => {
      setConfirming(false)
      return cache.invalidateQueries({ queryKey: ['members'] })
    },
  })
  return (
    <>
      <Button
        size="small"
        kind="quiet"
        aria-label={isSelf ? undefined : `Remove ${name}`}
        onClick={() => setConfirming(true)}
      >
        {isSelf ? 'Leave' : 'Remove'}
      </Button>
      <Confirm
        open={confirming}
        onOpenChange={setConfirming}
        title={isSelf ? 'Leave this organization?' : `Remove ${name}?`}
        action={isSelf ? 'Leave' : 'Remove'}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {isSelf
          ? 'You lose access to its library immediately. To come back, you need a new invitation.'
          : 'They lose access immediately, and keys they created are revoked. Their work stays.'}
      </Confirm>
    </>
  )
}
