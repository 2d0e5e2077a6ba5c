import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call, errorMessage } from '../../api/client'
import { type Role, useRole } from '../../api/session'
import { ROLES } from '../../api/values'
import { Button } from '../../ui/button'
import { CancelButton } from '../../ui/cancel-button'
import { CopyButton } from '../../ui/copy'
import { Dialog } from '../../ui/dialog'
import { Field, Input, Select } from '../../ui/field'
import { entryOptionsQuery } from '../sign-in/queries'
import { type Invitation, ROLE_TITLES } from './queries'

type NewInvitation = Pick<Invitation, 'id' | 'email' | 'role'> & { mailed: boolean }

export const invitationLink = ({ id }: Pick<Invitation, 'id'>): string => `${location.origin}/invitation/${id}`

function descriptionOf({ email, role, mailed }: NewInvitation): string {
  const effect = `It lets ${email} join as ${role} within seven days.`
  return mailed
    ? `We’re emailing this link to ${email}. ${effect} You can also share it yourself.`
    : `${effect} It isn’t emailed, so share it yourself.`
}

/** An email address and a role give a link, which is mailed where the server can. */
export function Invite({ onClose }: { onClose: () => void }) {
  const [role, setRole] = useState<Role>('member')
  const ownRole = useRole()
  const { data: options } = useQuery(entryOptionsQuery)
  const cache = useQueryClient()
  const invite = useMutation({
    meta: { shownInDialog: true },
    mutationFn: (email: string) =>
      call<NewInvitation>('POST', '/api/auth/organization/invite-member', {
        email,
        role,
        resend: true,
      }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['members', 'invitations'] }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    invite.mutate(String(new FormData(event.currentTarget).get('email')).trim())
  }
  if (invite.data) {
    const link = invitationLink(invite.data)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={invite.data.mailed ? 'Invitation on its way' : 'Share this link'}
        description={descriptionOf(invite.data)}
        footer={<Button onClick={onClose}>Done</Button>}
      >
        <div className="flex items-center gap-2 rounded-md bg-sunken p-2 pl-3">
          <code className="min-w-0 flex-1 font-mono text-xs break-all">{link}</code>
          <CopyButton text={link} label="Copy link" />
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog open onOpenChange={onClose} title="Invite someone" isForm busy={invite.isPending}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Email" error={errorMessage(invite.error)}>
          {(control) => (
            <Input {...control} name="email" type="email" maxLength={254} autoComplete="off" required autoFocus />
          )}
        </Field>
        <Field label="Role" hint={`${ROLE_TITLES[role]}.`}>
          {(control) => (
            <Select {...control} value={role} onChange={({ target }) => setRole(target.value as Role)}>
              {ROLES.filter((name) => ownRole === 'owner' || name !== 'owner').map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <CancelButton busy={invite.isPending} onClick={onClose} />
          <Button type="submit" kind="primary" busy={invite.isPending}>
            {options?.canMail ? 'Send invitation' : 'Create link'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
