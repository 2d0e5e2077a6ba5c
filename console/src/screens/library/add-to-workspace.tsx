import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, errorMessage, ok } from '../../api/client'
import type { Selected } from '../../tables/use-selection'
import { Button } from '../../ui/button'
import { CancelButton } from '../../ui/cancel-button'
import { Dialog } from '../../ui/dialog'
import { Field, Select } from '../../ui/field'
import { counted } from '../../ui/format'
import { workspacesQuery } from '../settings/queries'
import { LIBRARY } from './queries'
import type { LibraryFilters } from './search'
import { selectionBody } from './selected-topics'

type Props = { selected: Selected; filters: LibraryFilters; size: number; onClose: () => void }

/** Takes the selected topics into a workspace. Those of another one stay there, unless the person moves them. */
export function AddToWorkspace({ selected, filters, size, onClose }: Props) {
  const { data: workspaces = [] } = useQuery(workspacesQuery)
  const [chosen, setChosen] = useState('')
  const id = chosen || (workspaces[0]?.id ?? '')
  const name = workspaces.find((workspace) => workspace.id === id)?.name ?? ''
  const cache = useQueryClient()
  const add = useMutation({
    meta: { shownInDialog: true },
    mutationFn: (move: boolean) =>
      ok(
        api.POST('/api/workspaces/{id}/topics', {
          params: { path: { id } },
          body: { ...selectionBody(selected, filters), move },
        }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: LIBRARY }),
  })
  const answer = add.data
  const movable = answer?.elsewhere.reduce((sum, { topics }) => sum + topics, 0) ?? 0
  return (
    <Dialog open onOpenChange={onClose} title={`Add ${counted(size, 'topic')} to a workspace`}>
      <div className="flex flex-col gap-4">
        {answer ? null : (
          <Field
            label="Workspace"
            hint="The topics stay in the organization’s library."
            error={errorMessage(add.error)}
          >
            {(control) => (
              <Select {...control} value={id} onChange={({ target }) => setChosen(target.value)}>
                {workspaces.map((workspace) => (
                  <option key={workspace.id} value={workspace.id}>
                    {workspace.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {answer ? <Outcome name={name} answer={answer} /> : null}
        <div className="flex justify-end gap-2">
          {movable > 0 ? (
            <Button busy={add.isPending} onClick={() => add.mutate(true)}>
              Move {movable === 1 ? 'it' : 'them'} to {name}
            </Button>
          ) : null}
          {answer ? (
            <Button kind="primary" onClick={onClose}>
              Done
            </Button>
          ) : (
            <>
              <CancelButton busy={add.isPending} onClick={onClose} />
              <Button kind="primary" busy={add.isPending} disabled={id === ''} onClick={() => add.mutate(false)}>
                Add
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

type Answer = {
  added: number
  alreadyIn: number
  elsewhere: { workspace: { id: string; name: string }; topics: number }[]
}

function Outcome({ name, answer: { added, alreadyIn, elsewhere } }: { name: string; answer: Answer }) {
  return (
    <div role="status" className="flex flex-col gap-2">
      <p>
        {counted(added, 'topic')} added to {name}
        {alreadyIn > 0 ? `, ${counted(alreadyIn, 'was', 'were')} there already` : ''}.
      </p>
      {elsewhere.map(({ workspace, topics }) => (
        <p key={workspace.id} className="rounded-md bg-warn-wash px-3 py-2 text-warn">
          {counted(topics, 'topic is', 'topics are')} in the workspace {workspace.name} and stayed there.
        </p>
      ))}
    </div>
  )
}
