/** What the server said, or that nobody answered: a line for the person who called. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  constructor(
    message: string,
    /** Absent where nobody answered. */
    readonly status?: number,
  ) {
    super(message)
  }
}

export async function refusal(response: Response): Promise<ServerError> {
  const answer = (await response.json().catch(() => null)) as { error?: string } | null
  return new ServerError(answer?.error ?? `the server answered ${response.status}`, response.status)
}

export function address(url: string, path: string): URL {
  if (!URL.canParse(path, url)) throw new ServerError(`"${url}" is no URL: write it as http://localhost:3000`)
  return new URL(path, url)
}
