import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { toast } from 'sonner'
import { call, errorMessage } from '../../api/client'
import { sessionQuery } from '../../api/session'
import { Button } from '../../ui/button'
import { Field, Input } from '../../ui/field'
import { NewPasswordInput } from '../../ui/new-password-input'
import { Panel } from '../../ui/page'
import { Failure, LoadingRows } from '../../ui/states'
import { Sessions } from './sessions'
import { TwoFactor } from './two-factor'

export function Profile() {
  return (
    <div className="grid max-w-5xl items-start gap-5 lg:grid-cols-2">
      <Name />
      <Password />
      <div className="lg:col-span-2">
        <TwoFactor />
      </div>
      <div className="lg:col-span-2">
        <Sessions />
      </div>
    </div>
  )
}

function Name() {
  const { data: session, error, refetch } = useQuery(sessionQuery)
  const cache = useQueryClient()
  const save = useMutation({
    meta: { shownInPlace: true },
    mutationFn: (name: string) => call('POST', '/api/auth/update-user', { name }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: sessionQuery.queryKey })
      cache.invalidateQueries({ queryKey: ['members'] })
      toast.success('Name saved.')
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(String(new FormData(event.currentTarget).get('name')).trim())
  }
  return (
    <Panel title="Profile">
      {error && !session ? <Failure error={error} retry={refetch} /> : null}
      {session === undefined && !error ? <LoadingRows rows={2} /> : null}
      {session ? (
        <form onSubmit={submit} className="flex flex-col items-start gap-4 p-4 [&>div]:w-full">
          <Field label="Name" error={errorMessage(save.error)}>
            {(control) => (
              <Input
                {...control}
                name="name"
                autoComplete="name"
                defaultValue={session.user.name}
                maxLength={200}
                required
              />
            )}
          </Field>
          <Field label="Email" hint="You sign in with this address. It can’t be changed.">
            {(control) => <Input {...control} value={session.user.email} readOnly className="text-ink-soft" />}
          </Field>
          <Button type="submit" busy={save.isPending}>
            Save name
          </Button>
        </form>
      ) : null}
    </Panel>
  )
}

type Passwords = { currentPassword: string; newPassword: string; revokeOtherSessions: boolean }

function Password() {
  const cache = useQueryClient()
  const change = useMutation({
    meta: { shownInPlace: true },
    mutationFn: ({ form: _, ...passwords }: Passwords & { form: HTMLFormElement }) =>
      call('POST', '/api/auth/change-password', passwords),
    onSuccess: (_, { form }) => {
      form.reset()
      cache.invalidateQueries({ queryKey: ['sessions'] })
      cache.invalidateQueries({ queryKey: ['session'] })
      toast.success('Password changed.')
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    change.mutate({
      form,
      currentPassword: String(fields.get('current')),
      newPassword: String(fields.get('new')),
      revokeOtherSessions: fields.get('others') === 'on',
    })
  }
  return (
    <Panel title="Password">
      <form onSubmit={submit} className="flex flex-col items-start gap-4 p-4 [&>div]:w-full">
        <Field label="Current password" error={errorMessage(change.error)}>
          {(control) => <Input {...control} name="current" type="password" autoComplete="current-password" required />}
        </Field>
        <Field label="New password" hint="At least 8 characters.">
          {(control) => <NewPasswordInput {...control} name="new" />}
        </Field>
        <label className="flex items-center gap-2">
          <input type="checkbox" name="others" defaultChecked className="size-4 accent-(--accent)" />
          Sign out everywhere else
        </label>
        <Button type="submit" busy={change.isPending}>
          Change password
        </Button>
      </form>
    </Panel>
  )
}
