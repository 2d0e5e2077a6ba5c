import { createReadStream } from 'node:fs'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Db } from '../../src/db/db'
import { select } from '../../test/harness/select'

/** Of the machine's memory, for files of the database. */
const PART = 0.6

/** So that everything comes from disk again. Linux lets root do this; otherwise false. */
export const emptyFileCache = (): Promise<boolean> =>
  writeFile('/proc/sys/vm/drop_caches', '3').then(
    () => true,
    () => false,
  )

/** Reads the database's files once, as after some hours of work; the rows of the topics come last, as far as they fit. */
export async function fillFileCache(db: Db, dataDir: string): Promise<void> {
  const relations = await select<{ path: string }>(db, {
    text: `SELECT pg_relation_filepath(oid) AS path FROM pg_class WHERE relkind IN ('r', 'i', 't', 'm')
           ORDER BY oid = 'global_topics'::regclass, pg_relation_size(oid)`,
  })
  let left = totalmem() * PART
  for (const { path } of relations) {
    for (const file of await segmentsOf(join(dataDir, 'postgres', path))) {
      const { size } = await stat(file)
      if (size > left) return
      left -= size
      for await (const _ of createReadStream(file, { highWaterMark: 4e6 }));
    }
  }
}

/** PostgreSQL begins a new file every gigabyte: 16384, 16384.1, 16384.2. */
async function segmentsOf(path: string): Promise<string[]> {
  const [folder, name] = [dirname(path), basename(path)]
  const files = await readdir(folder)
  return files.filter((file) => file === name || file.startsWith(`${name}.`)).map((file) => join(folder, file))
}
