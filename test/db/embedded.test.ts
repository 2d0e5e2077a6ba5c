import { execFileSync } from 'node:child_process'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { startEmbedded } from '../../src/db/embedded'
import { discardDataFolder, newDataFolder } from '../harness/data-folder'
import { silentLog } from '../harness/database'
import { postgresMajor, postgresPackage } from '../harness/postgres-package'
import { useDataFolders, useExistingDatabase } from './data-folders'

const folders = useDataFolders()

describe('a fresh folder', () => {
  test('becomes a durable database that only its owner can reach', async () => {
    const client = await folders.clients.open(folders.dataDir)
    const [settings] = await client.query(
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commits,
         current_setting('listen_addresses') AS listens, current_setting('password_encryption') AS passwords,
         current_setting('server_encoding') AS encoding, (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS super`,
    )
    expect(settings).toEqual({
      fsync: 'on',
      commits: 'on',
      listens: '127.0.0.1',
      passwords: 'scram-sha-256',
      encoding: 'UTF8',
      super: false,
    })
    expect(statSync(join(folders.dataDir, 'postgres.password')).mode & 0o777).toBe(0o600)
    expect(statSync(join(folders.dataDir, 'postgres')).mode & 0o777).toBe(0o700)
    const stranger = new pg.Client({ connectionString: client.url.replace(/:[^:@]+@/, ':guess@') })
    await expect(stranger.connect()).rejects.toThrow('password authentication failed')
    await client.close()
  })

  test('is set up once when commands start at the same time', async () => {
    const together = await Promise.all([
      folders.clients.open(folders.dataDir),
      folders.clients.open(folders.dataDir),
      folders.clients.open(folders.dataDir),
    ])
    expect(new Set(together.map(({ url }) => url)).size).toBe(1)
    await Promise.all(together.map((client) => client.close()))
    expect(await folders.postmaster()).toBeUndefined()
  })
})

describe('an existing folder', () => {
  useExistingDatabase(folders)

  test('sorts by code point and knows the case of letters beyond ASCII', async () => {
    const client = await folders.clients.open(folders.dataDir)
    const sorted = await client.query(
      `SELECT string_agg(word, ' ' ORDER BY word) AS words, upper('é') AS upper FROM unnest(ARRAY['ä','b','B','a','Z']) word`,
    )
    expect(sorted).toEqual([{ words: 'B Z a b ä', upper: 'É' }])
    await client.query('CREATE EXTENSION pg_trgm')
    await client.query('CREATE EXTENSION unaccent')
    await client.close()
  })

  test('starts with its data and stops with its only client', async () => {
    const first = await folders.clients.open(folders.dataDir)
    await first.query('INSERT INTO note VALUES (1)')
    await first.close()
    expect(await folders.postmaster()).toBeUndefined()
    const second = await folders.clients.open(folders.dataDir)
    expect(await second.query('SELECT id FROM note')).toEqual([{ id: 1 }])
    await second.close()
  })

  test('a second command attaches, and the last one stops the database', async () => {
    const serve = await folders.clients.open(folders.dataDir)
    const worker = await folders.clients.open(folders.dataDir)
    expect(worker.url).toBe(serve.url)
    await serve.close()
    expect(await worker.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    await worker.close()
    expect(await folders.postmaster()).toBeUndefined()
  })

  test('two clients in one process count as two', async () => {
    const options = { dataDir: folders.dataDir, log: silentLog, npmPackage: postgresPackage() }
    const first = await startEmbedded(options)
    const second = await startEmbedded(options)
    await first.release()
    expect(await folders.postmaster()).toBeDefined()
    await second.release()
    expect(await folders.postmaster()).toBeUndefined()
  })

  test('a copy of the folder runs as a separate database beside the first', async () => {
    const copy = newDataFolder()
    const original = await folders.clients.open(folders.dataDir)
    execFileSync('cp', ['-a', folders.dataDir, copy])
    const other = await folders.clients.open(copy)
    expect(other.url).not.toBe(original.url)
    await other.query('INSERT INTO note VALUES (1)')
    expect(await original.query('SELECT id FROM note')).toEqual([])
    await Promise.all([original.close(), other.close()])
    discardDataFolder(copy)
  })

  test('of another major version is a one-line error', async () => {
    writeFileSync(join(folders.dataDir, 'postgres/PG_VERSION'), '14\n')
    expect(await folders.clients.refusal(folders.dataDir)).toBe(
      `${folders.dataDir}/postgres holds a database of PostgreSQL 14, this Taxon brings ${postgresMajor}: save it with taxon backup of the Taxon that made it, then run taxon restore --force with this one.`,
    )
  })

  test('without its password file is a one-line error', async () => {
    rmSync(join(folders.dataDir, 'postgres.password'))
    expect(await folders.clients.refusal(folders.dataDir)).toMatch(
      /postgres\.password cannot be read \(ENOENT\): restore it from a backup\.$/,
    )
    expect(await folders.postmaster()).toBeUndefined()
  })

  test('that PostgreSQL refuses is a one-line error with the reason', async () => {
    writeFileSync(join(folders.dataDir, 'postgres/postgresql.conf'), 'no_such_setting = 1\n')
    expect(await folders.clients.refusal(folders.dataDir)).toMatch(
      /^The embedded PostgreSQL did not start: [^\n]+postgres\.log\)\.$/,
    )
  })
})
