import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openCsv } from '../../src/cli/import/csv-file'
import { rejectedRows } from '../../src/cli/import/rejected-rows'

const NOBODY = 65534
const isRoot = process.getuid?.() === 0

/** Root may write everywhere. */
async function withoutRights(folder: string, act: () => Promise<void>): Promise<void> {
  await chmod(folder, 0o555)
  if (isRoot) process.seteuid?.(NOBODY)
  try {
    await act()
  } finally {
    if (isRoot) process.seteuid?.(0)
    await chmod(folder, 0o755)
  }
}

it.skipIf(process.platform === 'win32')('an earlier file that may not be removed is in nobody’s way', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'taxon-rejected-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 't.csv'), 'topic_name\nNamed\n')
  const earlier = join(folder, 't.rejected.csv')
  await writeFile(earlier, 'of an earlier import')
  const rejected = await rejectedRows(await openCsv(join(folder, 't.csv')))
  await withoutRights(folder, () => rejected.removeEarlier())
  expect(await readFile(earlier, 'utf8')).toBe('of an earlier import')
  await rejected.removeEarlier()
  await expect(readFile(earlier)).rejects.toThrow('ENOENT')
})
