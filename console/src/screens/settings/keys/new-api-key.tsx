import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, errorMessage, ok } from '../../../api/client'
import { SCOPES } from '../../../api/values'
import { Button } from '../../../ui/button'
import { CancelButton } from '../../../ui/cancel-button'
import { Dialog } from '../../../ui/dialog'
import { DateInput, Field, Input, Select } from '../../../ui/field'
import { apiKeysQuery, type Scope } from '../queries'
import { ScopeBoxes } from './scope-boxes'

const EXPIRIES = { never: 'Never', '30': 'In 30 days', '90': 'In 90 days', '365': 'In a year', day: 'On a date' }
type Expiry = keyof typeof EXPIRIES

const DAY_MS = 86_400_000

type Props = { onClose: () => void; onCreated: (name: string, secret: string) => void }

export function NewApiKey({ onClose, onCreated }: Props) {
  const [scopes, setScopes] = useState<readonly Scope[]>(SCOPES)
  const [expiry, setExpiry] = useState<Expiry>('90')
  const cache = useQueryClient()
  const create = useMutation({
    meta: { shownInDialog: true },
    mutationFn: (key: { name: string; expiresAt: string | null }) =>
      ok(api.POST('/api/keys', { body: { ...key, scopes: [...scopes] } })),
    onSuccess: ({ record, plaintext }) => {
      cache.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
      onCreated(record.name, plaintext)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    create.mutate({ name: String(form.get('name')).trim(), expiresAt: endOf(expiry, String(form.get('day') ?? '')) })
  }
  return (
    <Dialog open onOpenChange={onClose} title="Create API key" isForm busy={create.isPending}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Name" hint="What will use this key." error={errorMessage(create.error)}>
          {(control) => <Input {...control} name="name" maxLength={100} autoComplete="off" required autoFocus />}
        </Field>
        <ScopeBoxes chosen={scopes} onChange={setScopes} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Expires">
            {(control) => (
              <Select {...control} value={expiry} onChange={({ target }) => setExpiry(target.value as Expiry)}>
                {Object.entries(EXPIRIES).map(([value, title]) => (
                  <option key={value} value={value}>
                    {title}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {expiry === 'day' ? (
            <Field label="Last day">
              {(control) => (
                <DateInput
                  {...control}
                  name="day"
                  className="w-full"
                  min={new Date().toISOString().slice(0, 10)}
                  max="2999-12-31"
                  required
                />
              )}
            </Field>
          ) : null}
        </div>
        <div className="flex justify-end gap-2">
          <CancelButton busy={create.isPending} onClick={onClose} />
          <Button type="submit" kind="primary" busy={create.isPending} disabled={scopes.length === 0}>
            Create
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The end of the last day in the person's time zone. */
function endOf(expiry: Expiry, lastDay: string): string | null {
  if (expiry === 'never') return null
  if (expiry === 'day') return new Date(`${lastDay}T23:59:59`).toISOString()
  return new Date(Date.now() + Number(expiry) * DAY_MS).toISOString()
}
