import { useMutation, useQuery } from '@tanstack/react-query'
import { meQuery, organizationsQuery, switchOrganization } from '../../api/session'
import { Field, Select } from '../../ui/field'
import { workspacesQuery } from '../settings/queries'

type Props = { workspaceId: string | null; onWorkspace: (id: string | null) => void }

/** The organization that the app connects to, and perhaps the one workspace that it is kept in. */
export function WhereItActs({ workspaceId, onWorkspace }: Props) {
  const { data: me } = useQuery(meQuery)
  const { data: organizations = [] } = useQuery(organizationsQuery)
  const { data: workspaces = [] } = useQuery(workspacesQuery)
  // Role and workspaces are those of the organization, so the page starts afresh.
  const change = useMutation({ mutationFn: switchOrganization, onSuccess: () => location.reload() })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {organizations.length > 1 ? (
        <Field label="Organization">
          {(control) => (
            <Select
              {...control}
              value={me?.organization.id ?? ''}
              disabled={change.isPending}
              onChange={({ target }) => change.mutate(target.value)}
            >
              {organizations.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : (
        <div className="flex flex-col gap-1.5">
          <p className="text-xs font-medium text-ink-soft">Organization</p>
          <p className="py-1.5 font-medium break-words">{me?.organization.name}</p>
        </div>
      )}
      {workspaces.length > 0 ? (
        <Field label="Workspace">
          {(control) => (
            <Select
              {...control}
              value={workspaceId ?? ''}
              onChange={({ target }) => onWorkspace(target.value === '' ? null : target.value)}
            >
              <option value="">The whole organization</option>
              {workspaces.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
    </div>
  )
}
