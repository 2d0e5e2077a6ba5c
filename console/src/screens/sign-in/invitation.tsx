import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { call } from '../../api/client'
import { sessionQuery } from '../../api/session'
import { Button } from '../../ui/button'
import { Field, Input } from '../../ui/field'
import { SignInLayout } from './sign-in-layout'

const signUp = (body: { name: string; email: string; password: string; invitationId: string }) =>
  call('POST', '/api/auth/sign-up/email', body)
const accept = (invitationId: string) => call('POST', '/api/auth/organization/accept-invitation', { invitationId })

/** The link of an invitation: join with the account that is signed in, or make one. */
export function Invitation() {
  const { id } = useParams({ from: '/invitation/$id' })
  const session = useQuery(sessionQuery)
  const entered = () => location.assign('/')
  const join = useMutation({ mutationFn: () => accept(id), meta: { shownInPlace: true }, onSuccess: entered })
  const begin = useMutation({
    mutationFn: async (input: { name: string; email: string; password: string }) => {
      await signUp({ ...input, invitationId: id })
      await accept(id)
    },
    meta: { shownInPlace: true },
    onSuccess: entered,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const given = (name: string) => String(form.get(name) ?? '')
    begin.mutate({ name: given('name'), email: given('email'), password: given('password') })
  }
  if (session.data) {
    return (
      <SignInLayout title="You are invited">
        <p className="mb-4 text-ink-soft">You are signed in as {session.data.user.email}.</p>
        {join.error ? (
          <p role="alert" className="mb-4 text-bad">
            {join.error.message}
          </p>
        ) : null}
        <Button kind="primary" busy={join.isPending} onClick={() => join.mutate()}>
          Join the organization
        </Button>
      </SignInLayout>
    )
  }
  return (
    <SignInLayout title="You are invited">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Your name">{(control) => <Input {...control} name="name" autoComplete="name" required />}</Field>
        <Field label="Email" hint="The address that was invited.">
          {(control) => <Input {...control} name="email" type="email" autoComplete="username" required />}
        </Field>
        <Field label="Password" error={begin.error?.message}>
          {(control) => (
            <Input {...control} name="password" type="password" autoComplete="new-password" minLength={8} required />
          )}
        </Field>
        <Button type="submit" kind="primary" busy={begin.isPending}>
          Create an account and join
        </Button>
      </form>
      <p className="mt-6 text-xs text-ink-faint">
        Already have an account?{' '}
        <a href={`/sign-in?from=/invitation/${id}`} className="underline">
          Sign in
        </a>
        , then open this link again.
      </p>
    </SignInLayout>
  )
}
