import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { useDataFolders } from './data-folders'

const NOBODY = { uid: 65534, gid: 65534 }

const folders = useDataFolders()
const cluster = () => join(folders.dataDir, 'postgres')

async function userOfDatabase(): Promise<number> {
  const { pid } = (await folders.postmaster())!
  return Number(execFileSync('ps', ['-o', 'uid=', '-p', String(pid)], { encoding: 'utf8' }))
}

// The other tests cover the ordinary user when one runs them.
describe.skipIf(process.getuid?.() !== 0)('started by root', () => {
  test('the database runs as another user, who owns its files and nothing else', async () => {
    const client = await folders.clients.open(folders.dataDir)
    const { uid } = statSync(cluster())
    expect(uid).not.toBe(0)
    expect(await userOfDatabase()).toBe(uid)
    expect(statSync(join(folders.dataDir, 'postgres.password')).uid).toBe(0)
    await client.close()
    execFileSync('chown', ['-R', '0:0', cluster()])
    const afterRestore = await folders.clients.open(folders.dataDir)
    expect(await userOfDatabase()).toBe(uid)
    await afterRestore.close()
  })

  test('names the parent folder that the user cannot enter', async () => {
    mkdirSync(join(folders.dataDir, 'private'), { recursive: true })
    chmodSync(join(folders.dataDir, 'private'), 0o700)
    expect(await folders.clients.refusal(join(folders.dataDir, 'private/data'))).toMatch(
      new RegExp(
        `^As root the database runs as another user \\(id \\d+\\), whom the folder ${folders.dataDir}/private bars: run chmod o\\+x on it, or keep Taxon and its data elsewhere\\.$`,
      ),
    )
  })

  test('an ordinary user owns its process, and root later uses the same user', async () => {
    mkdirSync(folders.dataDir)
    chownSync(folders.dataDir, NOBODY.uid, NOBODY.gid)
    const client = await folders.clients.open(folders.dataDir, { user: NOBODY })
    expect(await userOfDatabase()).toBe(NOBODY.uid)
    await client.close()
    const root = await folders.clients.open(folders.dataDir)
    expect(await userOfDatabase()).toBe(NOBODY.uid)
    await root.close()
    const again = await folders.clients.open(folders.dataDir, { user: NOBODY })
    await again.close()
  })

  test("another user's folder is a one-line error", async () => {
    mkdirSync(folders.dataDir)
    expect(await folders.clients.refusal(folders.dataDir, { user: NOBODY })).toMatch(
      /^The data folder [^\n]+ cannot be used: [^\n]+permission denied[^\n]+$/,
    )
  })
})
