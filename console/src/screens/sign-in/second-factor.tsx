import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../api/client'
import { giveCode, giveRecoveryCode } from '../../two-factor/calls'
import { Button } from '../../ui/button'
import { Field, Input } from '../../ui/field'

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function SecondFactor({ onDone }: { onDone: () => void }) {
  const [isRecovering, setRecovering] = useState(false)
  const enter = useMutation({
    mutationFn: (code: string) => (isRecovering ? giveRecoveryCode(code) : giveCode(code.replace(/\s/g, ''))),
    meta: { shownInPlace: true },
    onSuccess: onDone,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    enter.mutate(String(new FormData(event.currentTarget).get('code')).trim())
  }
  const swap = () => {
    enter.reset()
    setRecovering(!isRecovering)
  }
  return (
    <form key={String(isRecovering)} onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label={isRecovering ? 'Recovery code' : 'Code from your authenticator app'}
        hint={isRecovering ? 'One of the codes that you saved. It works once.' : 'Six digits.'}
        error={errorMessage(enter.error)}
      >
        {(control) => (
          <Input
            {...control}
            name="code"
            autoComplete="one-time-code"
            inputMode={isRecovering ? 'text' : 'numeric'}
            maxLength={20}
            required
            autoFocus
          />
        )}
      </Field>
      <Button type="submit" kind="primary" busy={enter.isPending}>
        Sign in
      </Button>
      <Button kind="quiet" onClick={swap}>
        {isRecovering ? 'Use the app instead' : 'Use a recovery code instead'}
      </Button>
      <p className="text-xs text-ink-faint">
        Lost both? An operator of this installation can turn two-factor sign-in off for you.
      </p>
    </form>
  )
}
