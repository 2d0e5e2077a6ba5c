import { currentWorkspace } from './current-workspace'

/** The organization that the page shows. It changes only when the page loads. */
let organization: string | null = null

/** From now on the server refuses calls that would run in another one, which another tab may have switched to. */
export function nameOrganization(id: string) {
  organization = id
}

/** What every call of this page says about it. */
export const pageHeaders = (): [name: string, value: string][] => named('x-workspace-id', 'x-organization-id')

/** An address for links and streams, which cannot send the headers. Not of the operators' routes. */
export function pageAddress(address: string): string {
  const query = new URLSearchParams(named('workspaceId', 'organizationId'))
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

const named = (workspaceName: string, organizationName: string): [name: string, value: string][] => {
  const ids: [string, string | null][] = [
    [workspaceName, currentWorkspace()],
    [organizationName, organization],
  ]
  return ids.filter((entry): entry is [string, string] => entry[1] !== null)
}
