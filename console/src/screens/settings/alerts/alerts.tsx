import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { errorMessage } from '../../../api/client'
import { usePermission } from '../../../api/session'
import { Button } from '../../../ui/button'
import { Check } from '../../../ui/check'
import { Field, Input, Textarea } from '../../../ui/field'
import { Panel } from '../../../ui/page'
import { Failure, LoadingRows, NoPermission } from '../../../ui/states'
import { Secret } from '../keys/secret'
import { AlertList } from './alert-list'
import {
  ALERTS,
  type AlertEvent,
  type AlertSettings,
  alertSettingsQuery,
  changeSettings,
  renewSecret,
  sendTest,
} from './queries'

const EVENTS: Record<AlertEvent, { label: string; note: string }> = {
  run_failed: { label: 'A run failed', note: 'A run such as an import or a push failed, or all of its items did.' },
  activations_stale: { label: 'Activations went stale', note: 'Counted once an hour.' },
  credentials_refused: { label: 'Credentials were refused', note: 'By a platform or a source.' },
}

/** Whom to tell of what. */
export function Alerts() {
  const mayManage = usePermission('connections')
  return mayManage ? <ManagedAlerts /> : <NoPermission />
}

function ManagedAlerts() {
  const { data, error, refetch } = useQuery(alertSettingsQuery)
  const [secret, setSecret] = useState<string | null>(null)
  if (error && !data) return <Failure error={error} retry={refetch} />
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      {secret ? <Secret name="The signing secret" secret={secret} onDone={() => setSecret(null)} /> : null}
      <Panel title="Alerts">{data ? <Form settings={data} onSecret={setSecret} /> : <LoadingRows rows={4} />}</Panel>
      <AlertList />
    </div>
  )
}

type FormProps = { settings: AlertSettings; onSecret: (secret: string) => void }

function Form({ settings, onSecret }: FormProps) {
  const cache = useQueryClient()
  const changed = () => cache.invalidateQueries({ queryKey: ALERTS })
  const save = useMutation({
    meta: { shownInPlace: true },
    mutationFn: changeSettings,
    onSuccess: async ({ secret }) => {
      toast.success('Alerts are saved.')
      if (secret) onSecret(secret)
      await changed()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    save.mutate({
      events: (Object.keys(EVENTS) as AlertEvent[]).filter((name) => fields.get(name) !== null),
      ...(settings.canMail
        ? {
            emails: String(fields.get('emails'))
              .split(/[\s,;]+/)
              .filter(Boolean),
          }
        : {}),
      url: String(fields.get('url')).trim() || null,
    })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 p-4">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-xs font-medium text-ink-soft">Tell us when</legend>
        {(Object.keys(EVENTS) as AlertEvent[]).map((name) => (
          <Check key={name} name={name} label={EVENTS[name].label} isSet={settings.events.includes(name)}>
            {EVENTS[name].note}
          </Check>
        ))}
      </fieldset>
      <div className="grid gap-4 lg:grid-cols-2">
        <Field
          label="Email addresses"
          hint={
            settings.canMail
              ? 'Up to ten, one per line.'
              : 'This server sends no mail: its operator has to set that up.'
          }
        >
          {(control) => (
            <Textarea
              {...control}
              name="emails"
              defaultValue={settings.emails.join('\n')}
              disabled={!settings.canMail}
              rows={3}
            />
          )}
        </Field>
        <Field label="Address for signed posts" hint="Each alert is posted to it as JSON, signed with your secret.">
          {(control) => (
            <Input
              {...control}
              name="url"
              type="url"
              defaultValue={settings.url ?? ''}
              placeholder="https://hooks.example.com/taxon"
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      {save.error ? (
        <p role="alert" className="rounded-md bg-bad-wash px-3 py-2 break-words text-bad">
          {errorMessage(save.error)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" busy={save.isPending}>
          Save
        </Button>
        <TestButton isPossible={settings.url !== null || settings.emails.length > 0} onSent={changed} />
        {settings.url !== null ? <NewSecret onSecret={onSecret} /> : null}
      </div>
    </form>
  )
}

function TestButton({ isPossible, onSent }: { isPossible: boolean; onSent: () => void }) {
  const test = useMutation({ mutationFn: sendTest, onSettled: onSent })
  return (
    <Button disabled={!isPossible} busy={test.isPending} onClick={() => test.mutate()}>
      Send a test
    </Button>
  )
}

function NewSecret({ onSecret }: { onSecret: (secret: string) => void }) {
  const renew = useMutation({ mutationFn: renewSecret, onSuccess: ({ secret }) => onSecret(secret) })
  return (
    <Button kind="quiet" busy={renew.isPending} onClick={() => renew.mutate()}>
      New signing secret
    </Button>
  )
}
