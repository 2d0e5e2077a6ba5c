import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecrets } from '../../src/secrets'

let parent: string
let dataDir: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'taxon-secrets-'))
  dataDir = join(parent, 'data')
})
afterEach(() => rm(parent, { recursive: true }))

const load = () => loadSecrets({ secrets: undefined, dataDir })

test('a secret is generated once, by whichever command comes first', async () => {
  const loaded = await Promise.all(Array.from({ length: 10 }, load))
  const [secret] = loaded[0]!
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(loaded).toEqual(Array.from({ length: 10 }, () => [secret]))
  expect(await load()).toEqual([secret])
  expect(readdirSync(dataDir)).toEqual(['secret'])
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
})

test.each(['', '\n', 'short\n'])('a file that holds %j is refused, and stays', async (text) => {
  await load()
  const file = join(dataDir, 'secret')
  writeFileSync(file, text)
  await expect(load()).rejects.toMatchObject({
    name: 'ConfigError',
    message: expect.stringContaining(`${file} holds fewer than 32 characters: restore it from your backup.`),
  })
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('configured secrets come first, and nothing is created', async () => {
  expect(await loadSecrets({ secrets: ['configured'], dataDir })).toEqual(['configured'])
  expect(readdirSync(parent)).toEqual([])
})
