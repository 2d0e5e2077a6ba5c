import { useMutation, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { api, errorMessage, ok } from '../../api/client'
import { Button } from '../../ui/button'
import { Field, Input } from '../../ui/field'
import { Failure, LoadingRows } from '../../ui/states'
import { entryOptionsQuery } from './queries'
import { SignInLayout } from './sign-in-layout'

const TITLE = 'Forgot your password?'

export function ForgotPassword() {
  const { data: options, error, refetch } = useQuery(entryOptionsQuery)
  if (options?.canMail) return <AskForLink />
  return (
    <SignInLayout title={TITLE}>
      {error ? <Failure error={error} retry={refetch} /> : null}
      {options ? <AskAnOperator /> : null}
      {options || error ? null : <LoadingRows rows={2} />}
      <BackToSignIn />
    </SignInLayout>
  )
}

function AskForLink() {
  const ask = useMutation({
    meta: { shownInPlace: true },
    mutationFn: (email: string) => ok(api.POST('/api/auth/request-password-reset', { body: { email } })),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask.mutate(String(new FormData(event.currentTarget).get('email')).trim())
  }
  if (ask.data) {
    return (
      <SignInLayout title="Check your email">
        <p role="status" className="text-ink-soft">
          If <span className="font-medium break-all text-ink">{ask.variables}</span> has an account, a link to set a new
          password is on its way. It works once, for an hour.
        </p>
        <BackToSignIn />
      </SignInLayout>
    )
  }
  return (
    <SignInLayout title={TITLE}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label="Email"
          hint="We’ll send a link to set a new password to this address."
          error={errorMessage(ask.error)}
        >
          {(control) => (
            <Input {...control} name="email" type="email" maxLength={254} autoComplete="username" required autoFocus />
          )}
        </Field>
        <Button type="submit" kind="primary" busy={ask.isPending}>
          Send link
        </Button>
      </form>
      <BackToSignIn />
    </SignInLayout>
  )
}

const AskAnOperator = () => (
  <div className="flex flex-col gap-3 text-ink-soft">
    <p>
      This server doesn’t send email. Ask whoever runs it for a link to set a new password: operators can make one for
      you.
    </p>
    <p>
      If you run it yourself, this command on its machine prints the link:{' '}
      <code className="font-mono text-xs text-ink">npx taxon reset-password you@example.com</code>
    </p>
  </div>
)

const BackToSignIn = () => (
  <p className="mt-6 text-xs text-ink-soft">
    <a href="/sign-in" className="underline">
      Back to sign-in
    </a>
  </p>
)
