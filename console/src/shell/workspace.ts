import { useQuery } from '@tanstack/react-query'
import { currentWorkspace, nameInAllCalls, rememberedWorkspace, rememberWorkspace } from '../api/current-workspace'
import { queryClient } from '../api/query-client'
import { meQuery } from '../api/session'
import { type Workspace, workspacesQuery } from '../screens/settings/queries'

const whoseChoice = async () => {
  const { caller, organization } = await queryClient.ensureQueryData(meQuery)
  return { userId: caller.kind === 'session' ? caller.userId : '', organizationId: organization.id }
}

let isRestored = false

/** Enters the workspace that the person was in last, if it still exists. Before any other call. */
export async function restoreWorkspace() {
  if (isRestored) return
  const whose = await whoseChoice()
  const remembered = rememberedWorkspace(whose)
  if (remembered !== null) {
    const workspaces = await queryClient.ensureQueryData(workspacesQuery)
    const exists = workspaces.some(({ id }) => id === remembered)
    if (exists) nameInAllCalls(remembered)
    else rememberWorkspace(whose, null)
  }
  isRestored = true
}

/** Everything on the screen belongs to the workspace, so the page starts afresh. */
export async function enterWorkspace(id: string | null, path = location.pathname) {
  rememberWorkspace(await whoseChoice(), id)
  location.assign(path)
}

/** The workspace that the person is in; null in the whole organization. */
export function useWorkspace(): Workspace | null {
  const { data = [] } = useQuery(workspacesQuery)
  return data.find(({ id }) => id === currentWorkspace()) ?? null
}
