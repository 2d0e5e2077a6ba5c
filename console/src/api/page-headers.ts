import { currentWorkspace } from './current-workspace'

/** The organization that the page shows. It changes only when the page loads. */
let organization: string | null = null

/** From now on the server refuses calls that would run in another one, which another tab may have switched to. */
export function nameOrganization(id: string) {
  organization = id
}

/** What every call of this page says about it. */
export const pageHeaders = (): [name: string, value: string][] => {
  const workspace = currentWorkspace()
  return [
    ...(workspace === null ? [] : [['x-workspace-id', workspace] as [string, string]]),
    ...(organization === null ? [] : [['x-organization-id', organization] as [string, string]]),
  ]
}
