import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageRoot } from '../src/db/package-root'
import { discardDataFolder, newDataFolder } from './harness/data-folder'
import { ownersKey, taxonAt } from './harness/taxon-process'

type LockedPackage = { dev?: boolean; link?: boolean }

const run = promisify(execFile)
const folder = newDataFolder()
const readJson = (file: string) => JSON.parse(readFileSync(join(packageRoot(), file), 'utf8'))
const { version, dependencies, bin } = readJson('package.json')

beforeAll(async () => {
  mkdirSync(folder)
  await npm(packageRoot(), 'pack', '--pack-destination', folder)
  lockInstallation()
  await npm(folder, 'ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund')
}, 600_000)
afterAll(() => discardDataFolder(folder))

/** As typed at a prompt: settings of the npm that started the tests are not handed on. */
async function npm(cwd: string, ...args: string[]): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
  await run('npm', args, { cwd, env })
}

/** An empty project that depends on the package, with our own versions of what the package depends on. */
function lockInstallation(): void {
  const taxon = `file:taxon-${version}.tgz`
  const packages: Record<string, LockedPackage> = readJson('package-lock.json').packages
  const installed = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link,
  )
  const project = { name: 'empty', dependencies: { taxon } }
  const lock = {
    ...project,
    lockfileVersion: 3,
    packages: {
      '': project,
      'node_modules/taxon': { version, resolved: taxon, dependencies, bin },
      ...Object.fromEntries(installed),
    },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
}

test('the package serves console, API and database where nothing was built', async () => {
  const installed = join(folder, 'node_modules/taxon')
  expect(existsSync(join(installed, 'src'))).toBe(false)
  expect(readFileSync(join(installed, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8')).toMatch(/^fastify \S+ \(MIT\)$/m)

  const taxon = taxonAt(join(folder, 'node_modules/.bin/taxon'))
  afterAll(taxon.discard)
  const server = await taxon.serve({ TAXON_DATA_DIR: join(folder, 'data') })
  const get = async (path: string) => (await fetch(server.origin + path)).text()
  const page = await get('/')
  expect(page).toContain('<div id="root">')
  expect((await fetch(server.origin + /src="(\/assets\/[^"]+\.js)"/.exec(page)![1]!)).status).toBe(200)
  expect(await get('/docs')).toContain('<html')

  const classified = await fetch(`${server.origin}/api/classify`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await ownersKey(server.origin)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'dog insurance' }] }),
  })
  expect(await classified.text()).toContain('Pet Insurance')

  // What Docker asks, too.
  const [, check] = /^HEALTHCHECK [^[]+(\[.+\])$/m.exec(readFileSync(join(packageRoot(), 'Dockerfile'), 'utf8'))!
  const [, ...args] = JSON.parse(check!) as string[]
  const isHealthy = () => run(process.execPath, args, { env: { PORT: new URL(server.origin).port } })
  await expect(isHealthy()).resolves.toBeDefined()
  await server.stop()
  await expect(isHealthy()).rejects.toThrow()
})
