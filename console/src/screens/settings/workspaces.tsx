import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FolderOpen } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { api, errorMessage, ok } from '../../api/client'
import { usePermission } from '../../api/session'
import { enterWorkspace, useWorkspace } from '../../shell/workspace'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/confirm'
import { CopyButton } from '../../ui/copy'
import { Field, Input } from '../../ui/field'
import { day } from '../../ui/format'
import { Panel } from '../../ui/page'
import { Failure, LoadingRows, Notice } from '../../ui/states'
import { type Workspace, workspacesQuery } from './queries'

export function Workspaces() {
  const { data, error, refetch } = useQuery(workspacesQuery)
  const [toDelete, setToDelete] = useState<Workspace | null>(null)
  const mayManage = usePermission('workspaces:manage')
  const current = useWorkspace()
  const cache = useQueryClient()
  const changed = () => cache.invalidateQueries({ queryKey: workspacesQuery.queryKey })
  const remove = useMutation({
    mutationFn: (id: string) => ok(api.DELETE('/api/workspaces/{id}', { params: { path: { id } } })),
    onSuccess: (_, id) => (id === current?.id ? enterWorkspace(null) : undefined),
    onSettled: () => {
      setToDelete(null)
      return changed()
    },
  })
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      <Panel title="Workspaces">
        {error && !data ? <Failure error={error} retry={refetch} /> : null}
        {data || error ? null : <LoadingRows rows={2} />}
        {data?.length === 0 ? (
          <Notice icon={FolderOpen} title="No workspaces yet">
            Create a workspace to keep the topics, imports and connections of a client or brand separate. Programs
            select it with the header <code className="font-mono text-xs whitespace-nowrap">X-Workspace-Id</code>.
          </Notice>
        ) : null}
        <ul className="divide-y">
          {data?.map((workspace) => (
            <li key={workspace.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
              <div className="min-w-0 flex-1 basis-52">
                <p className="truncate font-medium">{workspace.name}</p>
                <p className="truncate text-xs text-ink-faint">
                  <code className="font-mono">{workspace.id}</code> · created {day(workspace.createdAt)}
                </p>
              </div>
              {workspace.id === current?.id ? (
                <span className="text-xs text-ink-soft">You are here</span>
              ) : (
                <Button size="small" onClick={() => enterWorkspace(workspace.id, '/library')}>
                  Enter<span className="sr-only"> {workspace.name}</span>
                </Button>
              )}
              <CopyButton text={workspace.id} label="Copy ID" />
              {mayManage ? (
                <Button
                  size="small"
                  kind="quiet"
                  aria-label={`Delete ${workspace.name}`}
                  onClick={() => setToDelete(workspace)}
                >
                  Delete
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
        {mayManage ? (
          <NewWorkspace onCreated={changed} />
        ) : (
          <p className="border-t px-4 py-2.5 text-xs text-ink-faint">
            Only owners and admins can create and delete workspaces.
          </p>
        )}
      </Panel>
      <Confirm
        open={toDelete !== null}
        onOpenChange={() => setToDelete(null)}
        title={`Delete ${toDelete?.name ?? 'this workspace'}?`}
        action="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(toDelete!.id)}
      >
        Its topics, imports and connections stay in the organization. Requests that name this workspace will be refused.
      </Confirm>
    </div>
  )
}

function NewWorkspace({ onCreated }: { onCreated: () => void }) {
  const create = useMutation({
    meta: { shownInPlace: true },
    mutationFn: ({ name }: { name: string; form: HTMLFormElement }) =>
      ok(api.POST('/api/workspaces', { body: { name } })),
    onSuccess: (_, { form }) => {
      form.reset()
      onCreated()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    create.mutate({ form, name: String(new FormData(form).get('name')).trim() })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2 border-t p-4">
      <div className="w-full max-w-72">
        <Field label="New workspace" error={errorMessage(create.error)}>
          {(control) => (
            <Input {...control} name="name" maxLength={100} autoComplete="off" required readOnly={create.isPending} />
          )}
        </Field>
      </div>
      <Button type="submit" busy={create.isPending}>
        Create
      </Button>
    </form>
  )
}
