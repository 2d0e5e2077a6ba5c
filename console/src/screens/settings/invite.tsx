import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call, errorMessage } from '../../api/client'
import { type Role, useRole } from '../../api/session'
import { ROLES } from '../../api/values'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy'
import { Dialog } from '../../ui/dialog'
import { Field, Input, Select } from '../../ui/field'
import { type Invitation, ROLE_TITLES } from './queries'

export const invitationLink = ({ id }: Invitation): string => `${location.origin}/invitation/${id}`

/** An email address and a role give a link to share. */
export function Invite({ onClose }: { onClose: () => void }) {
  const [role, setRole] = useState<Role>('member')
  const ownRole = useRole()
  const cache = useQueryClient()
  const invite = useMutation({
    meta: { shownInPlace: true },
    mutationFn: (email: string) =>
      call<Invitation>('POST', '/api/auth/organization/invite-member', { email, role, resend: true }),
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
        title="Share this link"
        description={`It lets ${invite.data.email} join as ${invite.data.role} within seven days. Taxon doesn’t send email, so share it yourself.`}
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
    <Dialog open onOpenChange={onClose} title="Invite someone">
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
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={invite.isPending}>
            Create link
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
