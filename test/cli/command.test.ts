import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { packageRoot } from '../../src/db/package-root'
import { bundle, DOCUMENT_WORKER } from '../harness/bundle'
import { taxonAt } from '../harness/taxon-process'

const program = await bundle('src/cli/main.ts', DOCUMENT_WORKER)
const taxon = taxonAt(program)
afterAll(taxon.discard)
const folder = mkdtempSync(join(tmpdir(), 'taxon-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('--version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8'))
  expect(await taxon.run('--version')).toEqual({ code: 0, output: `${version}\n`, complaints: '' })
})

test.each(['', '   '])('classify %j is an error', async (text) => {
  const complaints = 'error: describe an audience, or use --stdin\n'
  expect(await taxon.run('classify', text)).toEqual({ code: 1, output: '', complaints })
})

test('what the system says about a file is one line', async () => {
  const missing = join(folder, 'missing/topics.csv')
  const exported = await taxon.run('export', missing, '--key', 'txadv_x', '--url', 'http://127.0.0.1:1')
  expect(exported).toEqual({ code: 1, output: '', complaints: `taxon: ${missing}: no such file or folder\n` })
  const evaluated = await taxon.run('eval', '--set', missing)
  expect(evaluated.complaints).toBe(`taxon: ${missing}: no such file or folder\n`)
  expect((await taxon.run('import', folder, '--key', 'txadv_x')).complaints).toMatch(/^taxon: .+\n$/)
})

test.each([
  [['--json'], 'json'],
  [['--format', 'json'], 'json'],
  [[], 'csv'],
])('export %j asks for %s', async (options, format) => {
  const server = createServer((request, response) => {
    response.end(new URL(request.url!, 'http://server').searchParams.get('format'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const exported = await taxon.run('export', '--key', 'txadv_x', '--url', url, ...options)
  expect(exported).toEqual({ code: 0, output: format, complaints: '' })
  server.close()
})

/** Not everywhere may a process make mounts of its own. */
const withMounts = (command: string) => spawnSync('unshare', ['--map-root-user', '--mount', 'sh', '-c', command])

test.skipIf(withMounts('true').status !== 0)('a file on a read-only disk can be imported', async () => {
  const file = join(folder, 'topics.csv')
  writeFileSync(file, 'topic_name\nIce Climbers\n')
  const mount = `mount --bind "${folder}" "${folder}" && mount -o remount,bind,ro "${folder}"`
  const command = `"${process.execPath}" "${program}" import "${file}" --key txadv_x --url http://127.0.0.1:1`
  const { stderr } = withMounts(`${mount} && ${command}`)
  expect(stderr.toString()).toBe('taxon: no answer from http://127.0.0.1:1. Is the server running?\n')
})

test('a reader that has seen enough ends the command quietly', async () => {
  const names = join(folder, 'names.txt')
  writeFileSync(names, 'Electric SUV Owners\n'.repeat(20_000))
  const command = `"${process.execPath}" "${program}" classify --stdin --json < "${names}" | head -1`
  const shell = spawn('bash', ['-o', 'pipefail', '-c', command], { stdio: ['ignore', 'pipe', 'pipe'] })
  const complaints: Buffer[] = []
  shell.stderr.on('data', (data) => complaints.push(data))
  shell.stdout.resume()
  const [code] = await once(shell, 'close')
  expect({ code, complaints: Buffer.concat(complaints).toString() }).toEqual({ code: 0, complaints: '' })
})
