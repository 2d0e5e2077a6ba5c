import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restoreBackup } from '../../src/backup/restore'
import { startEmbedded } from '../../src/db/embedded'
import { discardDataFolder, newDataFolder } from '../harness/data-folder'
import { bundleTaxon, ownersKey } from '../harness/taxon-process'

const taxon = await bundleTaxon()
afterAll(taxon.discard)

type Tables = Record<string, { rows: number; checksum: string }>

/** Of the event stream: whether it goes on after `lastId`, and the id to come back with. */
async function firstEvent(origin: string, key: string, lastId?: string): Promise<{ isResumed: boolean; id: string }> {
  const { body } = await fetch(`${origin}/api/events`, {
    headers: { authorization: `Bearer ${key}`, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
  })
  let text = ''
  for await (const bytes of body!) {
    text += Buffer.from(bytes).toString()
    const [, ready, id] = /^event: ready\ndata: (.*)\n\nid: (.*)\n\n/.exec(text) ?? []
    if (id !== undefined) return { ...JSON.parse(ready!), id }
  }
  throw new Error('The stream has ended')
}

/** One minute alone; other files of the suite run beside it. */
const TIMEOUT_MS = 300_000

test('a backup made while topics are added is restored as it was at one moment, and refused when it is cut', {
  timeout: TIMEOUT_MS,
}, async () => {
  const [source, target] = [newDataFolder(), newDataFolder()]
  const file = `${source}.backup`
  const server = await taxon.serve({ TAXON_DATA_DIR: source })
  const key = await ownersKey(server.origin)
  const addTopic = async (name: string) => {
    const response = await fetch(`${server.origin}/api/topics`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ topic_name: name }),
    })
    expect(response.status).toBe(201)
  }
  await addTopic('Trail Runners')
  const followed = await firstEvent(server.origin, key)
  expect((await firstEvent(server.origin, key, followed.id)).isResumed).toBe(true)
  let isSaving = true
  let added = 1
  const adding = (async () => {
    while (isSaving) {
      await addTopic(`Collectors of stamp number ${added++}`)
      await nextTurn()
    }
  })()
  const saved = await taxon.startIn({ TAXON_DATA_DIR: source }, 'backup', file, '--json').ended
  isSaving = false
  await adding
  expect(saved, saved.complaints).toMatchObject({ code: 0 })
  expect(saved.complaints).toContain(`keep ${join(source, 'secret')} too`)
  const { verified, tables } = JSON.parse(saved.output) as { verified: boolean; tables: Tables }
  expect(verified).toBe(true)
  // Rows of one transaction are in the file together.
  expect(tables.org_topics!.rows).toBe(tables.topic_embeddings!.rows)
  expect(tables.org_topics!.rows).toBeLessThan(added)

  const occupied = await taxon.startIn({ TAXON_DATA_DIR: source }, 'restore', file).ended
  expect(occupied).toMatchObject({ code: 1, complaints: expect.stringContaining('holds a database already') })
  const running = await taxon.startIn({ TAXON_DATA_DIR: source }, 'restore', file, '--force').ended
  expect(running).toMatchObject({ code: 1, complaints: expect.stringContaining('is running: stop Taxon first') })
  const link = `${source}.link`
  symlinkSync(source, link)
  const linked = await taxon.startIn({ TAXON_DATA_DIR: link }, 'restore', file, '--force').ended
  expect(linked).toMatchObject({ code: 1, complaints: expect.stringContaining('is running: stop Taxon first') })
  await server.stop()

  const bytes = readFileSync(file)
  const damaged = `${file}.damaged`
  const refusal = async (content: Buffer) => {
    writeFileSync(damaged, content)
    const refused = await taxon.startIn({ TAXON_DATA_DIR: target }, 'restore', damaged).ended
    expect(refused.code).toBe(1)
    expect(existsSync(join(target, 'postgres'))).toBe(false)
    return refused.complaints
  }
  expect(await refusal(bytes.subarray(0, bytes.length >> 1))).toMatch(/is incomplete: it ends in the middle\n$/)
  expect(await refusal(Buffer.from('name,category\n'))).toMatch(/is damaged or not a backup of Taxon\n$/)

  const restored = await taxon.startIn({ TAXON_DATA_DIR: target }, 'restore', file, '--json').ended
  expect(restored, restored.complaints).toMatchObject({ code: 0 })
  expect(restored.complaints).toContain(`Put the secret of that time into ${join(target, 'secret')}`)
  expect(JSON.parse(restored.output)).toMatchObject({ replaced: null, tables })
  writeFileSync(join(target, 'secret'), readFileSync(join(source, 'secret')), { mode: 0o600 })
  const again = await taxon.serve({ TAXON_DATA_DIR: target })
  const listed = await fetch(`${again.origin}/api/topics`, { headers: { authorization: `Bearer ${key}` } })
  expect(await listed.json()).toMatchObject({ total: tables.org_topics!.rows })
  // Whoever followed the runs before the restore begins anew.
  expect((await firstEvent(again.origin, key, followed.id)).isResumed).toBe(false)
  await again.stop()

  const replacing = await taxon.startIn({ TAXON_DATA_DIR: target }, 'restore', file, '--force', '--json').ended
  expect(replacing, replacing.complaints).toMatchObject({ code: 0 })
  expect(existsSync(join(JSON.parse(replacing.output).replaced, 'postgres', 'PG_VERSION'))).toBe(true)
  for (const folder of [link, source, target, file, damaged]) discardDataFolder(folder)
})

test('a server of one’s own is backed up by its own tools', async () => {
  const env = { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x', TAXON_SECRET: 'b61f0c2a9d834e57ab10cc42f7e9d3a8' }
  const refused = await taxon.startIn(env, 'backup', '/nowhere').ended
  expect(refused).toMatchObject({ code: 1, complaints: expect.stringContaining('use pg_dump or continuous archiving') })
})

describe('on a bad day one line says what is wrong', () => {
  const [source, target, folder] = [newDataFolder(), newDataFolder(), newDataFolder()]
  const file = `${source}.backup`
  beforeAll(async () => {
    mkdirSync(folder)
    await (await taxon.serve({ TAXON_DATA_DIR: source })).stop()
    const saved = await taxon.startIn({ TAXON_DATA_DIR: source }, 'backup', file, '--no-verify').ended
    expect(saved, saved.complaints).toMatchObject({ code: 0 })
  })
  afterAll(() => {
    for (const path of [source, target, folder, file]) discardDataFolder(path)
  })

  const complaint = async (dataDir: string, ...args: string[]) => {
    const { code, output, complaints } = await taxon.startIn({ TAXON_DATA_DIR: dataDir }, ...args).ended
    expect({ code, output }).toEqual({ code: 1, output: '' })
    return complaints
  }
  const restoring = (path: string) => complaint(target, 'restore', path)
  /** A file whose text is that of the backup, changed. */
  const changed = (change: (text: string) => string) => {
    const path = join(folder, 'changed')
    writeFileSync(path, gzipSync(Buffer.from(change(gunzipSync(readFileSync(file)).toString('latin1')), 'latin1')))
    return path
  }

  test('a folder without a database is not backed up, and none is made in it', async () => {
    const elsewhere = newDataFolder()
    expect(await complaint(elsewhere, 'backup', join(folder, 'b'))).toBe(
      `taxon: there is no database in ${elsewhere}: set TAXON_DATA_DIR to the data folder of the server\n`,
    )
    expect(existsSync(elsewhere)).toBe(false)
  })

  test('where a backup cannot be written', async () => {
    expect(await complaint(source, 'backup', folder)).toBe(`taxon: ${folder} is a folder: name a file in it\n`)
    expect(await complaint(source, 'backup', join(folder, 'none', 'b'))).toBe(
      `taxon: there is no folder ${join(folder, 'none')}\n`,
    )
  })

  test('a full disk', async () => {
    const path = join(folder, 'b')
    symlinkSync('/dev/full', `${path}.part`)
    expect(await complaint(source, 'backup', path)).toBe(`taxon: ${path}: the disk is full\n`)
    expect(readdirSync(folder)).not.toContain('b.part')
  })

  test('what is no backup, or one of another version', async () => {
    expect(await restoring(folder)).toBe(`taxon: ${folder} is a folder, not a backup\n`)
    const path = join(folder, 'other')
    writeFileSync(path, '')
    expect(await restoring(path)).toBe(`taxon: ${path} is empty\n`)
    writeFileSync(path, gzipSync('one line'))
    expect(await restoring(path)).toBe(`taxon: ${path} is not a backup of Taxon\n`)
    const later = changed((text) => text.replace('"taxonBackup":1,', '"taxonBackup":2,'))
    expect(await restoring(later)).toMatch(/was made by a later version of Taxon: restore it with that version\n$/)
  })

  test('a backup that was changed', async () => {
    const cut = changed((text) => text.slice(0, text.length >> 1))
    expect(await restoring(cut)).toBe(`taxon: ${cut} is incomplete: it ends in the middle\n`)
    const surplus = changed((text) => text.replace('owner@example.com', 'owner@example.com\tx'))
    expect(await restoring(surplus)).toMatch(
      /^taxon: .+ is damaged: its table \w+ cannot be loaded: extra data after last expected column\n$/,
    )
    expect(existsSync(join(target, 'postgres'))).toBe(false)
  })

  test('a file where the data folder should be', async () => {
    const path = join(folder, 'file')
    writeFileSync(path, '')
    expect(await complaint(path, 'restore', file)).toBe(`taxon: ${path}: a file of that name is there already\n`)
  })

  test('a database of a newer version, which this one cannot back up', async () => {
    await inDatabase(source, `INSERT INTO schema_migrations (version, name, checksum) VALUES (9999, 'later', 'x')`)
    expect(await complaint(source, 'backup', join(folder, 'b'))).toMatch(
      /^taxon: the database was set up by a newer Taxon \(migration 9999, this version knows \d+\): back it up with that version\n$/,
    )
    await inDatabase(source, 'DELETE FROM schema_migrations WHERE version = 9999')
  })

  test('a database that was not set up', async () => {
    const empty = newDataFolder()
    await (await startEmbedded({ dataDir: empty, log: pino({ level: 'silent' }) })).release()
    expect(await complaint(empty, 'backup', join(folder, 'b'))).toBe(
      `taxon: the database in ${empty} is empty: there is nothing to back up\n`,
    )
    discardDataFolder(empty)
  })

  test('a database that is started while another is restored over it stays where it is', async () => {
    const cluster = join(realpathSync(source), 'postgres')
    const log = pino({ level: 'silent' })
    let server: ChildProcess | undefined
    const onTable = () => {
      server ??= spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)', '--', '-D', cluster, '-c'])
      writeFileSync(join(cluster, 'postmaster.pid'), `${server.pid}\n`)
    }
    const restoring = restoreBackup({ file, dataDir: source, log, force: true, onTable })
    await expect(restoring).rejects.toThrow(`the database in ${realpathSync(source)} is running: stop Taxon first`)
    server!.kill()
    await once(server!, 'exit')
    expect(readdirSync(source).filter((name) => /^(replaced|restore)-/.test(name))).toEqual([])
  })

  test('a database without its password file is set aside like any other', async () => {
    rmSync(join(source, 'postgres.password'))
    const restored = await taxon.startIn({ TAXON_DATA_DIR: source }, 'restore', file, '--force').ended
    expect(restored, restored.complaints).toMatchObject({ code: 0 })
    const again = await taxon.serve({ TAXON_DATA_DIR: source })
    await ownersKey(again.origin)
    await again.stop()
  })
})

async function inDatabase(dataDir: string, statement: string): Promise<void> {
  const { url, release } = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) })
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
  await release()
}
