import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { errorMessage } from '../../../api/client'
import type { Role } from '../../../api/session'
import { ROLES } from '../../../api/values'
import { Button } from '../../../ui/button'
import { CancelButton } from '../../../ui/cancel-button'
import { Check } from '../../../ui/check'
import { Dialog } from '../../../ui/dialog'
import { Field, Input, Select } from '../../../ui/field'
import { NewPasswordInput } from '../../../ui/new-password-input'
import { ROLE_TITLES } from '../../settings/queries'
import { createUser, everyOrganizationQuery, USERS } from './queries'

export function NewUser({ onClose }: { onClose: () => void }) {
  const { data: organizations = [] } = useQuery(everyOrganizationQuery)
  const cache = useQueryClient()
  const [role, setRole] = useState<Role>('member')
  const create = useMutation({
    meta: { shownInDialog: true },
    mutationFn: createUser,
    onSuccess: ({ email }) => {
      toast.success(`${email} can sign in now`)
      onClose()
      return cache.invalidateQueries({ queryKey: USERS })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const field = (name: string) => String(form.get(name) ?? '').trim()
    create.mutate({
      email: field('email'),
      password: String(form.get('password') ?? ''),
      ...(field('name') ? { name: field('name') } : {}),
      ...(field('organizationId') ? { organizationId: field('organizationId'), role } : {}),
      operator: form.has('operator'),
    })
  }
  return (
    <Dialog
      isForm
      busy={create.isPending}
      open
      onOpenChange={onClose}
      title="New user"
      description="The password isn’t emailed, so share it yourself."
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Email" error={errorMessage(create.error)}>
          {(control) => (
            <Input {...control} name="email" type="email" maxLength={254} autoComplete="off" required autoFocus />
          )}
        </Field>
        <Field label="Name">{(control) => <Input {...control} name="name" maxLength={200} autoComplete="off" />}</Field>
        <Field label="Password" hint="At least 8 characters.">
          {(control) => <NewPasswordInput {...control} name="password" />}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Organization">
            {(control) => (
              <Select {...control} name="organizationId">
                <option value="">None</option>
                {organizations.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Role" hint={`${ROLE_TITLES[role]}.`}>
            {(control) => (
              <Select {...control} value={role} onChange={({ target }) => setRole(target.value as Role)}>
                {ROLES.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Check name="operator" label="Operator">
          Can see and change everything in this section: organizations, the catalog, templates and jobs.
        </Check>
        <div className="flex justify-end gap-2">
          <CancelButton busy={create.isPending} onClick={onClose} />
          <Button type="submit" kind="primary" busy={create.isPending}>
            Create
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
