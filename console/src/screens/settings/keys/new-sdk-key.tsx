import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, errorMessage, ok } from '../../../api/client'
import { SCOPES, SDK_KEY_MODES } from '../../../api/values'
import { Button } from '../../../ui/button'
import { CancelButton } from '../../../ui/cancel-button'
import { Dialog } from '../../../ui/dialog'
import { Field, Input, Select } from '../../../ui/field'
import { type Scope, sdkKeysQuery } from '../queries'
import { ScopeBoxes } from './scope-boxes'

type Mode = (typeof SDK_KEY_MODES)[number]

const MODES: Record<Mode, { title: string; help: string }> = {
  live: { title: 'Live', help: 'Counts toward your plan and uses the LLM if one is configured.' },
  test: { title: 'Test', help: 'Free. Always uses the local engine.' },
}

type Props = { onClose: () => void; onCreated: (name: string, secret: string) => void }

export function NewSdkKey({ onClose, onCreated }: Props) {
  const [scopes, setScopes] = useState<readonly Scope[]>(SCOPES)
  const [mode, setMode] = useState<Mode>('live')
  const cache = useQueryClient()
  const create = useMutation({
    meta: { shownInDialog: true },
    mutationFn: (name: string) => ok(api.POST('/api/sdk-keys', { body: { name, mode, scopes: [...scopes] } })),
    onSuccess: ({ record, plaintext }) => {
      cache.invalidateQueries({ queryKey: sdkKeysQuery.queryKey })
      onCreated(record.name, plaintext)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    create.mutate(String(new FormData(event.currentTarget).get('name')).trim())
  }
  return (
    <Dialog open onOpenChange={onClose} title="Create SDK key" isForm busy={create.isPending}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Name" hint="The page that will use this key." error={errorMessage(create.error)}>
          {(control) => <Input {...control} name="name" maxLength={100} autoComplete="off" required autoFocus />}
        </Field>
        <Field label="Mode" hint={MODES[mode].help}>
          {(control) => (
            <Select {...control} value={mode} onChange={({ target }) => setMode(target.value as Mode)}>
              {SDK_KEY_MODES.map((value) => (
                <option key={value} value={value}>
                  {MODES[value].title}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ScopeBoxes chosen={scopes} onChange={setScopes} />
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
