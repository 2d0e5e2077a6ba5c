import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { bundle } from '../harness/bundle'
import { postgresPackage } from '../harness/postgres-package'

type Options = { user?: { uid: number; gid: number }; npmPackage?: string }

type Answer = { url: string; ms: number; refused?: string; rows?: unknown[]; error?: string }

type Client = {
  url: string
  /** Time to open the database, measured in the client. */
  ms: number
  query<R>(sql: string): Promise<R[]>
  close(): Promise<void>
  /** kill -9 */
  kill(): Promise<void>
}

export type Clients = {
  open(dataDir: string, options?: Options): Promise<Client>
  /** Does not wait for the result. */
  start(dataDir: string): Pick<Client, 'kill'>
  /** The one-line error of a client that does not start. */
  refusal(dataDir: string, options?: Options): Promise<string>
  discard(): void
}

/** Commands in separate processes on one embedded database. */
export async function bundleClients(): Promise<Clients> {
  const program = await bundle('test/db/client-process.ts')
  const children = new Set<ChildProcess>()

  function launch(dataDir: string, { user, npmPackage = postgresPackage() }: Options = {}) {
    const child = spawn(process.execPath, [program, dataDir, npmPackage], {
      stdio: ['pipe', 'pipe', 'inherit'],
      ...user,
    })
    children.add(child)
    const exited = once(child, 'exit').then(() => children.delete(child))
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
    return {
      send: (command: string | null) => child.stdin.write(`${JSON.stringify(command)}\n`),
      answer: async (): Promise<Answer> => JSON.parse((await lines.next()).value ?? '{"refused":"it ended"}'),
      exited,
      kill: async () => {
        child.kill('SIGKILL')
        await exited
      },
    }
  }

  async function open(dataDir: string, options?: Options): Promise<Client> {
    const { send, answer, exited, kill } = launch(dataDir, options)
    const { url, ms, refused } = await answer()
    if (refused) throw new Error(refused)
    return {
      url,
      ms,
      query: async <R>(sql: string) => {
        send(sql)
        const { rows, error } = await answer()
        if (error) throw new Error(error)
        return rows as R[]
      },
      close: async () => {
        send(null)
        await exited
      },
      kill,
    }
  }

  return {
    open,
    start: (dataDir) => launch(dataDir),
    refusal: async (dataDir, options) => (await launch(dataDir, options).answer()).refused ?? 'it started',
    discard: () => {
      for (const child of children) child.kill('SIGKILL')
    },
  }
}
