import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageRoot } from '../../src/db/package-root'
import { useTestApp } from '../harness/app'
import { hasBrowser, useBrowser } from '../harness/browser'
import { discardDataFolder, newDataFolder } from '../harness/data-folder'

const run = promisify(execFile)
const project = newDataFolder()
const installed = join(project, 'node_modules/@taxon/sdk')
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

const { app, staffed, sdkKey } = await useTestApp()
const acme = await staffed()
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
const { key } = await sdkKey(acme.owner)

const CLASSIFIES = `
import { createClient, TaxonError } from '@taxon/sdk'

const { parent_category } = await createClient({ baseUrl: '${baseUrl}', key: '${key}' }).classify('electric SUV shoppers')
const refused = await createClient({ baseUrl: '${baseUrl}', key: 'pk_live_x' }).classify('x').catch((error) => error)
const outcome = [parent_category, refused instanceof TaxonError, refused.status]
`
const OUTCOME = ['Auto', true, 401]

/** As typed at a prompt: settings of the npm that started the tests are not handed on. */
async function npm(cwd: string, ...args: string[]): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
  await run('npm', args, { cwd, env })
}

beforeAll(async () => {
  mkdirSync(project)
  await npm(packageRoot(), 'pack', './sdk', '--pack-destination', project)
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', type: 'module' }))
  const { version } = readJson(join(packageRoot(), 'package.json'))
  await npm(project, 'install', `./taxon-sdk-${version}.tgz`, '--offline', '--no-audit', '--no-fund')
})
afterAll(() => discardDataFolder(project))

test('Node imports the installed package', async () => {
  writeFileSync(join(project, 'main.js'), `${CLASSIFIES}\nconsole.log(JSON.stringify(outcome))\n`)
  const { stdout } = await run(process.execPath, ['main.js'], { cwd: project })
  expect(JSON.parse(stdout)).toEqual(OUTCOME)
})

test.runIf(hasBrowser)('a browser imports it as it is, from a page of another origin', async () => {
  const imports = JSON.stringify({ imports: { '@taxon/sdk': '/sdk.js' } })
  const script = `${CLASSIFIES}; globalThis.outcome = outcome`
  const html = `<script type="importmap">${imports}</script><script type="module">${script}</script>`
  const shop = createServer(({ url }, response) => {
    const isSdk = url === '/sdk.js'
    response.setHeader('content-type', isSdk ? 'text/javascript' : 'text/html')
    response.end(isSdk ? readFileSync(join(installed, 'dist/index.js')) : html)
  }).listen(0, '127.0.0.1')
  await once(shop, 'listening')
  const page = await (await useBrowser()).newPage()
  await page.goto(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/`)
  await page.waitForFunction('globalThis.outcome')
  expect(await page.evaluate('globalThis.outcome')).toEqual(OUTCOME)
  await page.close()
  shop.close()
})

test.each([
  ['a bundler', { module: 'esnext', moduleResolution: 'bundler', lib: ['es2022', 'dom'], types: [] }],
  [
    'Node',
    { module: 'nodenext', lib: ['es2022'], types: ['node'], typeRoots: [join(packageRoot(), 'node_modules/@types')] },
  ],
])('its types serve a project for %s', async (_, compilerOptions) => {
  const source = `${CLASSIFIES}\nexport const [category]: [string, ...unknown[]] = [parent_category]\n// @ts-expect-error\nparent_category.toFixed()\n`
  writeFileSync(join(project, 'main.ts'), source)
  const options = { target: 'es2022', strict: true, noEmit: true, ...compilerOptions }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['main.ts'] }))
  const compiler = join(packageRoot(), 'node_modules/typescript/bin/tsc')
  const { stdout } = await run(process.execPath, [compiler, '-p', project]).catch((error) => error)
  expect(stdout).toBe('')
})

test('is under 3 kB, minified and compressed, and depends on nothing', async () => {
  const input = join(installed, 'dist/index.js')
  const { output } = await build({ input, output: { minify: true }, write: false })
  expect(output[0].moduleIds).toEqual([input])
  expect(gzipSync(output[0].code).length).toBeLessThan(3_000)
  expect(readJson(join(installed, 'package.json')).dependencies).toBeUndefined()
})
