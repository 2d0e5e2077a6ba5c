import { stat, statfs } from 'node:fs/promises'
import { DISK_FREE_BYTES } from '../limits'
import { type Finding, ok, problem, skipped } from './finding'

/** Of the folder that holds the embedded database. */
export async function checkDisk(dataDir: string): Promise<Finding> {
  const folder = await stat(dataDir).catch(() => undefined)
  if (!folder) return skipped('disk', `There is no folder ${dataDir} yet`)
  if (!folder.isDirectory()) return problem('disk', `${dataDir} is not a folder`, 'Set TAXON_DATA_DIR to a folder')
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const message = `${gigabytes(free)} free for ${dataDir}`
  if (free >= DISK_FREE_BYTES) return ok('disk', message)
  return problem(
    'disk',
    `Only ${message}: the database stops when nothing is left`,
    `Free some space, at least ${gigabytes(DISK_FREE_BYTES)}, or move the data folder to a larger disk`,
  )
}

const gigabytes = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(1)} GB`
