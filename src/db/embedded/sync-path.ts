import { open } from 'node:fs/promises'

/** Writes a file, or the names in a folder, through to the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync()
  await handle.close()
}
