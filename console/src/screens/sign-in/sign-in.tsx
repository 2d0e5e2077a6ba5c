import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, useEffect } from 'react'
import { signIn } from '../../api/session'
import { Button } from '../../ui/button'
import { Field, Input } from '../../ui/field'
import { SignInLayout } from './sign-in-layout'

/** Only to a place of ours: `from` comes out of the address. */
const inside = (from: string | undefined): string => (from?.startsWith('/') && !from.startsWith('//') ? from : '/')

export function SignIn() {
  const { from } = useSearch({ from: '/sign-in' })
  const enter = useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) => signIn(email, password),
    meta: { shownInPlace: true },
    onSuccess: () => location.assign(inside(from)),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    enter.mutate({ email: String(form.get('email')), password: String(form.get('password')) })
  }
  useEffect(() => {
    document.title = 'Sign in · Taxon'
  }, [])
  return (
    <SignInLayout title="Sign in">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Email">
          {(control) => <Input {...control} name="email" type="email" autoComplete="username" required autoFocus />}
        </Field>
        <Field label="Password" error={enter.error?.message}>
          {(control) => <Input {...control} name="password" type="password" autoComplete="current-password" required />}
        </Field>
        <Button type="submit" kind="primary" busy={enter.isPending}>
          Sign in
        </Button>
      </form>
      <p className="mt-6 text-xs text-ink-faint">
        New here? Somebody who is already in invites you and sends you a link. The very first owner’s password was
        printed when the server first started.
      </p>
    </SignInLayout>
  )
}
