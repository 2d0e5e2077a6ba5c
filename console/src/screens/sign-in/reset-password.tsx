import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, call, errorMessage } from '../../api/client'
import { Button } from '../../ui/button'
import { Field, Input } from '../../ui/field'
import { NewPasswordInput } from '../../ui/new-password-input'
import { Failure, LoadingRows } from '../../ui/states'
import { resetLinkQuery } from './queries'
import { SignInLayout } from './sign-in-layout'

/** The token is in the fragment of the address, which is sent to no server. */
export function ResetPassword() {
  const [token] = useState(() => location.hash.slice(1))
  const { data: link, error, refetch } = useQuery({ ...resetLinkQuery(token), enabled: token !== '' })
  if (link) return <NewPassword token={token} email={link.email} />
  if (token === '' || isGone(error)) return <LinkGone />
  return (
    <SignInLayout title="Set a new password">
      {error ? <Failure error={error} retry={refetch} /> : <LoadingRows rows={2} />}
    </SignInLayout>
  )
}

const isGone = (error: unknown): boolean => error instanceof ApiError && [400, 404].includes(error.status)

const LinkGone = () => (
  <SignInLayout title="This link doesn’t work">
    <p className="mb-6 text-ink-soft">It has been used, has expired, or wasn’t copied completely.</p>
    <Button asChild kind="primary">
      <a href="/forgot-password">Get a new link</a>
    </Button>
  </SignInLayout>
)

function NewPassword({ token, email }: { token: string; email: string }) {
  const reset = useMutation({
    meta: { shownInPlace: true },
    mutationFn: (newPassword: string) => call('POST', '/api/auth/reset-password', { token, newPassword }),
    onSuccess: () => location.assign('/sign-in?notice=password'),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    reset.mutate(String(new FormData(event.currentTarget).get('password')))
  }
  if (reset.error?.message.startsWith('Invalid token')) return <LinkGone />
  return (
    <SignInLayout title="Set a new password">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Email">
          {(control) => (
            <Input {...control} name="email" value={email} autoComplete="username" readOnly className="text-ink-soft" />
          )}
        </Field>
        <Field
          label="New password"
          hint="At least 8 characters. This signs you out everywhere."
          error={errorMessage(reset.error)}
        >
          {(control) => <NewPasswordInput {...control} name="password" autoFocus />}
        </Field>
        <Button type="submit" kind="primary" busy={reset.isPending}>
          Set password
        </Button>
      </form>
    </SignInLayout>
  )
}
