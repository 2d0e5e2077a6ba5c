import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { toast } from 'sonner'
import { errorMessage } from '../../../api/client'
import { PLANS } from '../../../api/values'
import { Button } from '../../../ui/button'
import { CancelButton } from '../../../ui/cancel-button'
import { Dialog } from '../../../ui/dialog'
import { Field, Input, Select } from '../../../ui/field'
import { createOrganization, ORGANIZATIONS, type Organization, updateOrganization } from './queries'

type Props = { organization?: Organization; onClose: () => void }

/** Creates an organization, or edits the given one. */
export function OrganizationForm({ organization, onClose }: Props) {
  const cache = useQueryClient()
  const save = useMutation({
    meta: { shownInDialog: true },
    mutationFn: (fields: Parameters<typeof createOrganization>[0]) =>
      organization ? updateOrganization(organization.id, fields) : createOrganization(fields),
    onSuccess: ({ name }) => {
      toast.success(organization ? `${name} saved` : `${name} created`)
      cache.invalidateQueries({ queryKey: ORGANIZATIONS })
      onClose()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const field = (name: string) => String(form.get(name) ?? '').trim()
    save.mutate({
      name: field('name'),
      plan: PLANS.find((plan) => plan === field('plan')),
      org_alias: field('org_alias') || null,
      partner_alias: field('partner_alias') || null,
    })
  }
  return (
    <Dialog
      isForm
      busy={save.isPending}
      open
      onOpenChange={onClose}
      title={organization ? organization.name : 'New organization'}
      description={organization ? <span className="font-mono text-xs">{organization.id}</span> : null}
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Name" error={errorMessage(save.error)}>
          {(control) => (
            <Input {...control} name="name" defaultValue={organization?.name} maxLength={200} required autoFocus />
          )}
        </Field>
        <Field label="Plan" hint="Sets the organization’s monthly limits.">
          {(control) => (
            <Select {...control} name="plan" defaultValue={organization?.plan ?? 'enterprise'}>
              {PLANS.map((plan) => (
                <option key={plan}>{plan}</option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Alias" hint="Used in templates as {{org_alias}}.">
            {(control) => (
              <Input {...control} name="org_alias" defaultValue={organization?.org_alias ?? ''} maxLength={100} />
            )}
          </Field>
          <Field label="Partner alias" hint="Used in templates as {{partner_alias}}.">
            {(control) => (
              <Input
                {...control}
                name="partner_alias"
                defaultValue={organization?.partner_alias ?? ''}
                maxLength={100}
              />
            )}
          </Field>
        </div>
        <div className="flex justify-end gap-2">
          <CancelButton busy={save.isPending} onClick={onClose} />
          <Button type="submit" kind="primary" busy={save.isPending}>
            {organization ? 'Save' : 'Create'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
