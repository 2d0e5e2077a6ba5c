import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { errorMessage } from '../../api/client'
import { signIn } from '../../api/session'
import { Button } from '../../ui/button'
import { Field, Input } from '../../ui/field'
import { safePath } from './safe-path'
import { SecondFactor } from './second-factor'
import { SignInLayout } from './sign-in-layout'
import { SingleSignOn } from './single-sign-on'

export function SignIn() {
  const { from, notice } = useSearch({ from: '/sign-in' })
  const open = () => location.assign(safePath(from))
  const enter = useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) => signIn(email, password),
    meta: { shownInPlace: true },
    onSuccess: ({ twoFactorRedirect }) => {
      if (!twoFactorRedirect) open()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    enter.mutate({ email: String(form.get('email')), password: String(form.get('password')) })
  }
  if (enter.data?.twoFactorRedirect) {
    return (
      <SignInLayout title="One more step">
        <SecondFactor onDone={open} />
      </SignInLayout>
    )
  }
  return (
    <SignInLayout title="Sign in">
      {notice === 'password' ? (
        <p role="status" className="mb-6 rounded-md bg-sunken px-3.5 py-2.5">
          Your password is set. Sign in with it.
        </p>
      ) : null}
      <SingleSignOn path={safePath(from)} />
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Email">
          {(control) => <Input {...control} name="email" type="email" autoComplete="username" required autoFocus />}
        </Field>
        <Field label="Password" error={errorMessage(enter.error)}>
          {(control) => <Input {...control} name="password" type="password" autoComplete="current-password" required />}
        </Field>
        <Button type="submit" kind="primary" busy={enter.isPending}>
          Sign in
        </Button>
      </form>
      <p className="mt-4 text-xs text-ink-soft">
        <a href="/forgot-password" className="underline">
          Forgot password?
        </a>
      </p>
      <p className="mt-6 text-xs text-ink-faint">
        New here? Ask an owner or admin of your organization for an invitation link. The first owner’s password was
        printed when the server first started.
      </p>
    </SignInLayout>
  )
}
