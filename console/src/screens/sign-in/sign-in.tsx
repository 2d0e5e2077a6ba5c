import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, useEffect } from 'react'
import { errorMessage } from '../../api/client'
import { signIn } from '../../api/session'
import { Button } from '../../ui/button'
import { Field, Input } from '../../ui/field'
import { SignInLayout } from './sign-in-layout'

/** Only to a path of the console: `from` comes from the address. */
const safePath = (from: string | undefined): string => (from?.startsWith('/') && !from.startsWith('//') ? from : '/')

export function SignIn() {
  const { from } = useSearch({ from: '/sign-in' })
  const enter = useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) => signIn(email, password),
    meta: { shownInPlace: true },
    onSuccess: () => location.assign(safePath(from)),
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
        <Field label="Password" error={errorMessage(enter.error)}>
          {(control) => <Input {...control} name="password" type="password" autoComplete="current-password" required />}
        </Field>
        <Button type="submit" kind="primary" busy={enter.isPending}>
          Sign in
        </Button>
      </form>
      <p className="mt-6 text-xs text-ink-faint">
        New here? Ask a member of your organization for an invitation link. The first owner’s password was printed when
        the server first started.
      </p>
    </SignInLayout>
  )
}
