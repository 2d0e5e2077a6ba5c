import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { afterAll, describe, expect, test } from 'vitest'
import { type ExportArgs, runExport } from '../../src/cli/export'
import { failureText } from '../../src/cli/failure'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'

const { app, call, staffed, apiKey, db } = await useTestApp()
const acme = await staffed()
const folder = mkdtempSync(join(tmpdir(), 'taxon-export-'))
afterAll(() => rmSync(folder, { recursive: true }))

const topicIds = await addToCatalog(db, [{ name: 'Electric SUV Owners' }, { name: 'Sourdough Bakers' }])
await call('POST', '/api/topics/catalog', { as: acme.owner, body: { topicIds } })
await app.listen({ host: '127.0.0.1', port: 0 })
const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const { key } = await apiKey(acme.owner, ['export'])
const { key: adminsKey } = await apiKey(acme.admin, ['export'])

async function run(args: Partial<ExportArgs>, isTTY = false) {
  const output = new PassThrough()
  const terminal = Object.assign(new PassThrough(), { isTTY })
  const [written, shown] = [text(output), text(terminal)]
  try {
    await runExport({ url, key, format: 'csv', ...args }, { output, terminal })
  } finally {
    output.end()
    terminal.end()
  }
  return { written: await written, shown: await shown }
}

describe('taxon export', () => {
  test('writes CSV to standard output, silently', async () => {
    const { written, shown } = await run({})
    expect(parse(written, { columns: true })).toHaveLength(2)
    expect(shown).toBe('')
  })

  test('writes a file, with progress on a terminal', async () => {
    const file = join(folder, 'library.json')
    const { written, shown } = await run({ file, format: 'json', full: true }, true)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(2)
    expect(existsSync(`${file}.part`)).toBe(false)
    expect(written).toBe('')
    expect(shown).toContain('Exported 0.0 MB')
  })

  test('takes the filters of the library', async () => {
    const { written } = await run({ filters: { search: 'suv', uncertain: 'false' } })
    expect(parse(written, { columns: true })).toMatchObject([{ topic_name: 'Electric SUV Owners' }])
    await expect(run({ filters: { outdated: 'perhaps' } })).rejects.toMatchObject({
      message: 'outdated must be true or false',
    })
  })

  test('exports one workspace', async () => {
    const { id } = (await call('POST', '/api/workspaces', { as: acme.owner, body: { name: 'North' } })).json()
    expect(parse((await run({ workspace: id })).written, { columns: true })).toEqual([])
    await call('POST', `/api/workspaces/${id}/topics`, { as: acme.owner, body: { filters: { search: 'bakers' } } })
    const { written } = await run({ workspace: id })
    expect(parse(written, { columns: true })).toMatchObject([{ topic_name: 'Sourdough Bakers' }])
    await expect(run({ workspace: 'ws_unknown' })).rejects.toMatchObject({ message: 'Workspace not found' })
  })

  test('repeats what the server says', async () => {
    await expect(run({ key: 'txadv_wrong' })).rejects.toMatchObject({ name: 'ServerError', message: 'Invalid API key' })
    await expect(run({ key: adminsKey, full: true })).rejects.toMatchObject({
      message: 'Only organization owners can perform full exports',
    })
    await expect(run({ url: 'http://127.0.0.1:1' })).rejects.toMatchObject({
      message: 'no answer from http://127.0.0.1:1. Is the server running?',
    })
    await expect(run({ url: 'nonsense' })).rejects.toMatchObject({
      name: 'ServerError',
      message: expect.stringContaining('"nonsense" is not a URL'),
    })
  })

  test('a folder is refused before the server counts an export', async () => {
    const asked = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
    await once(asked, 'listening')
    const address = `http://127.0.0.1:${(asked.address() as AddressInfo).port}`
    let requests = 0
    asked.on('request', () => requests++)
    const failure = await run({ file: folder, url: address }).catch((error) => error)
    expect(failureText(failure)).toBe(`taxon: ${folder}: a folder, not a file`)
    expect(requests).toBe(0)
    asked.close()
  })

  test('an export that breaks off leaves no file behind', async () => {
    const breaking = createServer((_, response) => {
      response.write('id,topic_name\r\n')
      setImmediate(() => response.destroy())
    }).listen(0, '127.0.0.1')
    await once(breaking, 'listening')
    const file = join(folder, 'broken.csv')
    const address = `http://127.0.0.1:${(breaking.address() as AddressInfo).port}`
    await expect(run({ file, url: address })).rejects.toMatchObject({
      message: 'the server ended the export early, so the output is incomplete. Try again',
    })
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false])
    breaking.close()
  })
})
