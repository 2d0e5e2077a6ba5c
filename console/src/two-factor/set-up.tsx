import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { errorMessage } from '../api/client'
import { Button } from '../ui/button'
import { CopyButton } from '../ui/copy'
import { Field, Input } from '../ui/field'
import { beginSetUp, giveCode, type SetUp } from './calls'
import { QrCode } from './qr-code'
import { RecoveryCodes } from './recovery-codes'

const fieldOf = (event: FormEvent<HTMLFormElement>, name: string): string => {
  event.preventDefault()
  return String(new FormData(event.currentTarget).get(name) ?? '')
}

type Props = {
  /** Whether the recovery codes are shown or on their way. */
  onHeld?: (isHeld: boolean) => void
  onDone: () => void
}

/** Password, then the code of the app, then the recovery codes, which are shown this once. */
export function SetUpTwoFactor({ onHeld, onDone }: Props) {
  const begin = useMutation({ meta: { shownInPlace: true }, mutationFn: beginSetUp })
  const confirm = useMutation({
    meta: { shownInPlace: true },
    mutationFn: giveCode,
    onMutate: () => onHeld?.(true),
    onError: () => onHeld?.(false),
  })
  if (begin.data && confirm.isSuccess) return <RecoveryCodes codes={begin.data.backupCodes} onDone={onDone} />
  if (begin.data) {
    return (
      // Keyed, so that the password does not stay in the field for the code.
      <form
        key="code"
        onSubmit={(event) => confirm.mutate(fieldOf(event, 'code').replace(/\s/g, ''))}
        className="flex flex-col gap-4"
      >
        <Scan setUp={begin.data} />
        <Field label="Code from the app" error={errorMessage(confirm.error)} hint="Six digits.">
          {(control) => (
            <Input
              {...control}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              required
              autoFocus
            />
          )}
        </Field>
        <Button type="submit" kind="primary" busy={confirm.isPending}>
          Turn on
        </Button>
      </form>
    )
  }
  return (
    <form key="password" onSubmit={(event) => begin.mutate(fieldOf(event, 'password'))} className="flex flex-col gap-4">
      <p className="text-ink-soft">
        After your password, Taxon asks for a code from an authenticator app on your phone or computer.
      </p>
      <Field label="Your password" error={errorMessage(begin.error)}>
        {(control) => (
          <Input {...control} name="password" type="password" autoComplete="current-password" required autoFocus />
        )}
      </Field>
      <Button type="submit" kind="primary" busy={begin.isPending}>
        Continue
      </Button>
    </form>
  )
}

function Scan({ setUp: { totpURI } }: { setUp: SetUp }) {
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  return (
    <>
      <p className="text-ink-soft">Scan this with the app, or type the key into it.</p>
      <QrCode text={totpURI} label="QR code for the authenticator app" />
      <div className="flex items-center gap-2 rounded-md bg-sunken p-2 pl-3">
        <code className="min-w-0 flex-1 font-mono text-xs break-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={secret} label="Copy key" />
      </div>
    </>
  )
}
