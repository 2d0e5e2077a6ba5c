import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseUser } from '../../src/db/embedded/database-user'
import { freePort } from '../../test/harness/free-port'

/** The first version that keeps prepared statements in transaction mode. */
const KEEPS_STATEMENTS = 1.21

/** Debian's PgBouncer, which is installed where that is possible. */
function findPgBouncer(): { version: string; keepsStatements: boolean } {
  const ask = () => execFileSync('pgbouncer', ['--version'], { encoding: 'utf8' })
  let output: string
  try {
    output = ask()
  } catch {
    console.log('Installing PgBouncer with apt-get')
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '--yes', '-qq', '--no-install-recommends', 'pgbouncer'], { stdio: 'inherit' })
    output = ask()
  }
  const version = /PgBouncer (\d+\.\d+)/.exec(output)?.[1] ?? '0'
  const [major, minor] = version.split('.').map(Number)
  return { version, keepsStatements: major! + minor! / 100 >= KEEPS_STATEMENTS }
}

/** A transaction pooler in front of one PostgreSQL at a time. */
export async function startPgBouncer(folder: string, databaseUrl: string) {
  const { version, keepsStatements } = findPgBouncer()
  const home = join(folder, 'pgbouncer')
  await mkdir(home)
  const user = await databaseUser(home)
  if (user.uid !== undefined) await chown(home, user.uid, user.gid)
  const port = await freePort()
  const { username, password } = new URL(databaseUrl)
  let target = databaseUrl
  let child: ChildProcess | undefined

  const configure = () => {
    const { port: targetPort } = new URL(target)
    const lines = [
      '[databases]',
      `taxon = host=127.0.0.1 port=${targetPort} dbname=taxon user=${username} password=${password}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${join(home, 'users.txt')}`,
      `logfile = ${join(home, 'pgbouncer.log')}`,
      'pool_mode = transaction',
      'max_client_conn = 300',
      'default_pool_size = 30',
      'ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout',
      'server_check_delay = 1',
      // The defaults of 15 seconds would be added to each failover.
      'server_connect_timeout = 2',
      'server_login_retry = 1',
      'query_wait_timeout = 10',
      ...(keepsStatements ? ['max_prepared_statements = 200'] : []),
    ]
    return writeFile(join(home, 'pgbouncer.ini'), `${lines.join('\n')}\n`)
  }

  async function start(): Promise<void> {
    await configure()
    child = spawn('pgbouncer', [join(home, 'pgbouncer.ini')], { stdio: 'ignore', cwd: '/', ...user })
    while (!(await isListening(port))) {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended, see ${home}/pgbouncer.log`)
      await sleep(10)
    }
  }

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }

  await writeFile(join(home, 'users.txt'), `"${username}" "${password}"\n`)
  await start()
  return {
    version,
    keepsStatements,
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    pointTo: async (url: string) => {
      target = url
      await configure()
      child!.kill('SIGHUP')
    },
    restart: async () => {
      await stop()
      await start()
    },
    kill: () => child?.kill('SIGKILL'),
  }
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
