import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { useDataFolders, useExistingDatabase } from './data-folders'

const folders = useDataFolders()

const portOf = (url: string) => Number(new URL(url).port)
const draftsIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('postgres.new-')) : []

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}

test('a folder whose set-up was killed half-way is set up again', async () => {
  const first = folders.clients.start(folders.dataDir)
  await vi.waitUntil(() => draftsIn(folders.dataDir).length > 0, { timeout: 60_000, interval: 1 })
  await first.kill()
  expect(existsSync(join(folders.dataDir, 'postgres'))).toBe(false)
  const second = await folders.clients.open(folders.dataDir)
  expect(await second.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(draftsIn(folders.dataDir)).toEqual([])
  await second.close()
})

describe('an existing folder', () => {
  useExistingDatabase(folders)

  test('after a kill -9 of its client the next one attaches, and the killed one is not counted', async () => {
    const serve = await folders.clients.open(folders.dataDir)
    await serve.query('INSERT INTO note VALUES (1)')
    const before = await folders.postmaster()
    await serve.kill()
    const next = await folders.clients.open(folders.dataDir)
    expect(await folders.postmaster()).toEqual(before)
    expect(await next.query('SELECT id FROM note')).toEqual([{ id: 1 }])
    await next.close()
    expect(await folders.postmaster()).toBeUndefined()
  })

  test('after a kill -9 of both the next start recovers what was committed', async () => {
    const serve = await folders.clients.open(folders.dataDir)
    await serve.query('INSERT INTO note SELECT generate_series(1, 1000)')
    await folders.killDatabase()
    await serve.kill()
    const next = await folders.clients.open(folders.dataDir)
    expect(await next.query('SELECT count(*)::int AS count FROM note')).toEqual([{ count: 1000 }])
    await next.close()
  })

  test('a database that is killed while a client runs is restarted for it', async () => {
    const serve = await folders.clients.open(folders.dataDir)
    await serve.query('INSERT INTO note VALUES (1)')
    await folders.killDatabase()
    await vi.waitUntil(folders.postmaster, { timeout: 60_000, interval: 10 })
    expect(await vi.waitFor(() => serve.query('SELECT id FROM note'), { timeout: 60_000, interval: 10 })).toEqual([
      { id: 1 },
    ])
    await serve.close()
    expect(await folders.postmaster()).toBeUndefined()
  })

  test('starts although the pid in its pid file belongs to another process now', async () => {
    writeFileSync(
      join(folders.dataDir, 'postgres/postmaster.pid'),
      `${process.pid}\n${folders.dataDir}/postgres\n1\n5432\n\n127.0.0.1\n\nready\n`,
    )
    const client = await folders.clients.open(folders.dataDir)
    expect((await folders.postmaster())?.pid).not.toBe(process.pid)
    await client.close()
  })

  test('takes another port when its own is in use', async () => {
    const serve = await folders.clients.open(folders.dataDir)
    await serve.kill()
    await folders.killDatabase()
    const stranger = createServer((socket) => socket.destroy())
    await vi.waitFor(() => listen(stranger, portOf(serve.url)), { timeout: 60_000, interval: 10 })
    const next = await folders.clients.open(folders.dataDir)
    expect(portOf(next.url)).not.toBe(portOf(serve.url))
    await next.close()
    stranger.close()
  })
})
