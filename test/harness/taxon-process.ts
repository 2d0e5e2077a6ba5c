import { type ChildProcess, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { bundle, DOCUMENT_WORKER } from './bundle'
import { recordingFlags } from './statements/recording'

export const TEST_OWNER = { email: 'owner@example.com', password: 'correct horse battery' }

export type TaxonServer = {
  origin: string
  /** kill -9 */
  kill(): Promise<void>
  stop(): Promise<void>
  /** The log so far. */
  logged(): string
  residentMegabytes(): number
}
export type Taxon = ReturnType<typeof taxonAt>

/** The command of these sources. */
export const bundleTaxon = async () => taxonAt(await bundle('src/cli/main.ts', DOCUMENT_WORKER))

/** Runs the `taxon` command in processes; by default their statements are recorded. */
export function taxonAt(program: string, nodeFlags = recordingFlags()) {
  const children = new Set<ChildProcess>()

  const launch = (args: string[], env: Record<string, string>) => {
    const child = spawn(process.execPath, [...nodeFlags, program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { LOG_LEVEL: 'silent', ...env },
    })
    children.add(child)
    const exited = once(child, 'exit').then(([code]) => {
      children.delete(child)
      return code as number | null
    })
    return { child, exited, complaints: collected(child.stderr!) }
  }

  const serve = (env: Record<string, string>, ...flags: string[]): Promise<TaxonServer> =>
    listening(['serve', ...flags], {
      HOST: '127.0.0.1',
      PORT: '0',
      TAXON_OWNER_EMAIL: TEST_OWNER.email,
      TAXON_OWNER_PASSWORD: TEST_OWNER.password,
      ...env,
    })

  /** Resolves when the server answers requests. */
  async function listening(args: string[], env: Record<string, string>): Promise<TaxonServer> {
    const { child, exited, complaints } = launch(args, env)
    const failed = exited.then(() => Promise.reject(new Error(`The server did not start: ${complaints()}`)))
    failed.catch(() => {})
    const logged = collected(child.stdout!)
    const origin = await Promise.race([greeted(child.stdout!), failed])
    const end = async (signal: NodeJS.Signals) => {
      child.kill(signal)
      await exited
    }
    return {
      origin,
      kill: () => end('SIGKILL'),
      stop: () => end('SIGTERM'),
      logged,
      residentMegabytes: () =>
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1000,
    }
  }

  const start = (...args: string[]) => startIn({}, ...args)

  /** `interrupt` is Ctrl-C. */
  function startIn(env: Record<string, string>, ...args: string[]) {
    const { child, exited, complaints } = launch(args, env)
    const output = collected(child.stdout!)
    return {
      interrupt: () => child.kill('SIGINT'),
      kill: () => child.kill('SIGKILL'),
      ended: exited.then((code) => ({ code, output: output(), complaints: complaints() })),
    }
  }

  return {
    serve,
    demo: (folder: string) => listening(['demo', '--data', folder], { PORT: '0' }),
    start,
    startIn,
    run: (...args: string[]) => start(...args).ended,
    discard: () => {
      for (const child of children) child.kill('SIGKILL')
    },
  }
}

/** The first owner's session cookie, as a header. */
export async function ownersSession(origin: string): Promise<{ cookie: string }> {
  const signedIn = await post(`${origin}/api/auth/sign-in/email`, TEST_OWNER)
  return { cookie: signedIn.headers.getSetCookie()[0]!.split(';')[0]! }
}

/** An API key of the first owner. */
export async function ownersKey(origin: string): Promise<string> {
  const created = await post(`${origin}/api/keys`, { name: 'test' }, await ownersSession(origin))
  return ((await created.json()) as { plaintext: string }).plaintext
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** The address that the server prints when it listens. */
async function greeted(output: NodeJS.ReadableStream): Promise<string> {
  for await (const [line] of on(createInterface(output), 'line', { close: ['close'] })) {
    const origin = /listens on (\S+)/.exec(line)?.[1]
    if (origin) return origin
  }
  throw new Error('The server does not say where it listens')
}

function collected(stream: NodeJS.ReadableStream): () => string {
  let text = ''
  stream.on('data', (data) => {
    text += data
  })
  return () => text
}
