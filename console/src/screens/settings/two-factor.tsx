import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { errorMessage } from '../../api/client'
import { meQuery, sessionQuery } from '../../api/session'
import { renewCodes, turnOff } from '../../two-factor/calls'
import { RecoveryCodes } from '../../two-factor/recovery-codes'
import { SetUpTwoFactor } from '../../two-factor/set-up'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field, Input } from '../../ui/field'
import { Panel } from '../../ui/page'

type Opened = 'set up' | 'renew' | 'turn off'

export function TwoFactor() {
  const { data: session } = useQuery(sessionQuery)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isHeld, setHeld] = useState(false)
  const cache = useQueryClient()
  const isOn = session?.user.twoFactorEnabled === true
  const close = () => {
    setOpened(null)
    setHeld(false)
    for (const queryKey of [sessionQuery.queryKey, meQuery.queryKey, ['sessions']])
      cache.invalidateQueries({ queryKey })
  }
  return (
    <Panel title="Two-factor sign-in" actions={isOn ? <Badge tone="good">On</Badge> : <Badge>Off</Badge>}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
        <p className="max-w-xl min-w-0 flex-1 basis-64 text-ink-soft">
          {isOn
            ? 'After your password, Taxon asks for a code from your authenticator app.'
            : 'Ask for a code from an authenticator app after your password, so that the password alone is not enough.'}
        </p>
        {isOn ? (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpened('renew')}>New recovery codes</Button>
            <Button kind="danger" onClick={() => setOpened('turn off')}>
              Turn off
            </Button>
          </div>
        ) : (
          <Button onClick={() => setOpened('set up')}>Set up</Button>
        )}
      </div>
      {opened === 'set up' ? (
        <Dialog open onOpenChange={close} title="Set up two-factor sign-in" isHeld={isHeld}>
          <SetUpTwoFactor onHeld={setHeld} onDone={close} />
        </Dialog>
      ) : null}
      {opened === 'renew' ? <Renew onClose={close} /> : null}
      {opened === 'turn off' ? <TurnOff onClose={close} /> : null}
    </Panel>
  )
}

function Renew({ onClose }: { onClose: () => void }) {
  const renew = useMutation({ meta: { shownInDialog: true }, mutationFn: renewCodes })
  return (
    <Dialog open onOpenChange={onClose} title="New recovery codes" isHeld={renew.isPending || renew.isSuccess}>
      {renew.data ? (
        <RecoveryCodes codes={renew.data.backupCodes} onDone={onClose} />
      ) : (
        <PasswordForm
          note="The codes that you have now stop working."
          action="Create codes"
          error={renew.error}
          busy={renew.isPending}
          onSubmit={(password) => renew.mutate(password)}
        />
      )}
    </Dialog>
  )
}

function TurnOff({ onClose }: { onClose: () => void }) {
  const off = useMutation({
    meta: { shownInDialog: true },
    mutationFn: turnOff,
    onSuccess: () => {
      toast.success('Two-factor sign-in is off.')
      onClose()
    },
  })
  return (
    <Dialog open onOpenChange={onClose} title="Turn off two-factor sign-in?">
      <PasswordForm
        note="Your password alone is enough to sign in then."
        action="Turn off"
        isEnding
        error={off.error}
        busy={off.isPending}
        onSubmit={(password) => off.mutate(password)}
      />
    </Dialog>
  )
}

type PasswordFormProps = {
  note: string
  action: string
  isEnding?: boolean
  error: unknown
  busy: boolean
  onSubmit: (password: string) => void
}

function PasswordForm({ note, action, isEnding, error, busy, onSubmit }: PasswordFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(String(new FormData(event.currentTarget).get('password')))
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">{note}</p>
      <Field label="Your password" error={errorMessage(error)}>
        {(control) => (
          <Input {...control} name="password" type="password" autoComplete="current-password" required autoFocus />
        )}
      </Field>
      <Button type="submit" kind={isEnding ? 'danger' : 'primary'} busy={busy}>
        {action}
      </Button>
    </form>
  )
}
