/** What the server answered, or that it did not, as one line for the user. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  constructor(
    message: string,
    /** Absent when there was no answer. */
    readonly status?: number,
  ) {
    super(message)
  }
}

export async function refusal(response: Response): Promise<ServerError> {
  const answer = (await response.json().catch(() => null)) as { error?: string } | null
  return new ServerError(answer?.error ?? `the server answered ${response.status}`, response.status)
}

/** For a call within one workspace of the organization. */
export const workspaceHeader = (workspace: string | undefined): Record<string, string> =>
  workspace ? { 'x-workspace-id': workspace } : {}

export function address(url: string, path: string): URL {
  if (!URL.canParse(path, url)) throw new ServerError(`"${url}" is not a URL. Use the form http://localhost:3000`)
  return new URL(path, url)
}
