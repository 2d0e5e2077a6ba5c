import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { call, errorMessage } from '../../api/client'
import { sessionQuery } from '../../api/session'
import { Button } from '../../ui/button'
import { Field, Input } from '../../ui/field'
import { SignInLayout } from './sign-in-layout'

const signUp = (body: { name: string; email: string; password: string; invitationId: string }) =>
  call('POST', '/api/auth/sign-up/email', body)
const accept = (invitationId: string) => call('POST', '/api/auth/organization/accept-invitation', { invitationId })

/** Joins with the account that is signed in, or creates one. */
export function Invitation() {
  const { id } = useParams({ from: '/invitation/$id' })
  const session = useQuery(sessionQuery)
  const openConsole = () => location.assign('/')
  const join = useMutation({ mutationFn: () => accept(id), meta: { shownInPlace: true }, onSuccess: openConsole })
  const begin = useMutation({
    mutationFn: async (input: { name: string; email: string; password: string }) => {
      await signUp({ ...input, invitationId: id })
      await accept(id)
    },
    meta: { shownInPlace: true },
    onSuccess: openConsole,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const field = (name: string) => String(form.get(name) ?? '')
    begin.mutate({ name: field('name'), email: field('email'), password: field('password') })
  }
  if (session.data) {
    return (
      <SignInLayout title="You’re invited">
        <p className="mb-4 text-ink-soft">You’re signed in as {session.data.user.email}.</p>
        {join.error ? (
          <p role="alert" className="mb-4 text-bad">
            {errorMessage(join.error)}
          </p>
        ) : null}
        <Button kind="primary" busy={join.isPending} onClick={() => join.mutate()}>
          Join organization
        </Button>
      </SignInLayout>
    )
  }
  return (
    <SignInLayout title="You’re invited">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Your name">{(control) => <Input {...control} name="name" autoComplete="name" required />}</Field>
        <Field label="Email" hint="The address you were invited with.">
          {(control) => <Input {...control} name="email" type="email" autoComplete="username" required />}
        </Field>
        <Field label="Password" error={errorMessage(begin.error)}>
          {(control) => (
            <Input {...control} name="password" type="password" autoComplete="new-password" minLength={8} required />
          )}
        </Field>
        <Button type="submit" kind="primary" busy={begin.isPending}>
          Create account and join
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
