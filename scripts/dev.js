import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { isAbsolute, join } from 'node:path'
import { watch } from 'rolldown'
import { createServer as createVite } from 'vite'
import { ENTRIES, EXTERNAL } from './build.js'
import { ROOT } from './sources.js'
import { compileTaxonomy } from './taxonomy.js'
import { textFiles } from './text-files.js'

/**
 * `npm run dev`: Vite serves the console with hot reload at the usual address and hands everything else to the server, which
 * starts again after each save in src. The next process has the packages loaded before it is needed, and the embedded
 * database keeps running meanwhile, so that a restart takes about as long as bundling src.
 */
const { HOST: host = 'localhost', PORT: port = '3000', DATABASE_URL, TAXON_DATA_DIR: dataDir = './data' } = process.env
const address = process.env.TAXON_BASE_URL ?? `http://${host}:${port}`
const serverPort = await freePort()
const output = join(ROOT, '.dev')
/** Imported at the start of the server, and not bundled here. */
const packages = new Set()

await compileTaxonomy()
process.env.TAXON_URL = `http://127.0.0.1:${serverPort}`
const vite = await createVite({
  configFile: join(ROOT, 'console/vite.config.ts'),
  server: { host, port: Number(port), strictPort: true },
})

let running
let spare
let database
let restarts = Promise.resolve()

const watcher = watch({
  cwd: ROOT,
  input: { ...ENTRIES, embedded: 'src/db/embedded.ts' },
  platform: 'node',
  external: (id) => {
    if (id.startsWith('.') || isAbsolute(id)) return false
    if (!EXTERNAL.some((lazy) => (lazy instanceof RegExp ? lazy.test(id) : lazy === id))) packages.add(id)
    return true
  },
  plugins: [textFiles()],
  output: { dir: output, sourcemap: true, cleanDir: true },
  logLevel: 'warn',
})
watcher.on('event', async (event) => {
  if (event.code === 'ERROR') console.error(event.error.message)
  if (event.code !== 'BUNDLE_END') return
  const saved = performance.now() - event.duration
  await event.result.close()
  restarts = restarts.then(() => restart(saved))
})

async function restart(saved) {
  const isFirst = running === undefined
  if (isFirst) {
    database = await holdDatabase()
    await vite.listen()
  }
  const next = spare ?? startSpare()
  await stop(running)
  next.send(join(output, 'taxon.js'))
  running = next
  const hasStarted = await Promise.race([answers(), once(next, 'exit').then(() => false)])
  if (hasStarted && !isFirst) console.log(`Restarted in ${((performance.now() - saved) / 1000).toFixed(1)} s`)
  spare = startSpare()
}

/** A share in the embedded database, which ends with its last client. */
async function holdDatabase() {
  if (DATABASE_URL) return undefined
  const { startEmbedded } = await import(join(output, 'embedded.js'))
  return startEmbedded({ dataDir, log: { info() {}, warn: console.warn } })
}

function startSpare() {
  const origins = [address, process.env.TAXON_TRUSTED_ORIGINS].filter(Boolean).join(',')
  return fork(join(ROOT, 'scripts/dev-server.js'), ['serve'], {
    // A terminal's Ctrl-C goes to its whole group; the server is stopped from here, once.
    detached: true,
    execArgv: ['--enable-source-maps'],
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(serverPort),
      TAXON_BASE_URL: address,
      TAXON_TRUSTED_ORIGINS: origins,
      TAXON_DEV_PACKAGES: [...packages].join(','),
    },
  })
}

/** The second signal does not wait for requests under way. */
async function stop(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill()
  const insist = setTimeout(() => child.kill(), 300)
  await exited
  clearTimeout(insist)
}

async function answers() {
  while (true) {
    const answer = await fetch(`${process.env.TAXON_URL}/healthz`).catch(() => undefined)
    if (answer) return true
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    if (isStopping) return
    isStopping = true
    await Promise.all([watcher.close(), vite.close(), stop(running), stop(spare)])
    await database?.release()
    process.exit(0)
  })
}
