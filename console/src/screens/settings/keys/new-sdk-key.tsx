import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, ok } from '../../../api/client'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Field, Input, Select } from '../../../ui/field'
import { sdkKeysQuery } from '../queries'
import { ALL_SCOPES, ScopeBoxes } from './scope-boxes'

const MODES = {
  live: 'Counts against your plan, and asks the LLM where there is one.',
  test: 'Costs nothing and always uses the local engine.',
}
type Mode = keyof typeof MODES

type Props = { onClose: () => void; onCreated: (name: string, secret: string) => void }

export function NewSdkKey({ onClose, onCreated }: Props) {
  const [scopes, setScopes] = useState(ALL_SCOPES)
  const [mode, setMode] = useState<Mode>('live')
  const cache = useQueryClient()
  const create = useMutation({
    meta: { shownInPlace: true },
    mutationFn: (name: string) => ok(api.POST('/api/sdk-keys', { body: { name, mode, scopes } })),
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
    <Dialog open onOpenChange={onClose} title="Create an SDK key">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Name" hint="Which page will use it." error={create.error?.message}>
          {(control) => <Input {...control} name="name" maxLength={100} autoComplete="off" required autoFocus />}
        </Field>
        <Field label="Mode" hint={MODES[mode]}>
          {(control) => (
            <Select {...control} value={mode} onChange={({ target }) => setMode(target.value as Mode)}>
              <option value="live">Live</option>
              <option value="test">Test</option>
            </Select>
          )}
        </Field>
        <ScopeBoxes chosen={scopes} onChange={setScopes} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={create.isPending} disabled={scopes.length === 0}>
            Create
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
