import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, totalmem } from 'node:os'
import type { Db } from '../../src/db/db'
import { select } from '../../test/harness/select'
import type { Disk } from './disk'
import type { Latency } from './latencies'
import type { Load } from './load'

const FILE = 'bench/growth/figures.json'

export type Figures = {
  topics: number
  library: number
  date: string
  cores: number
  memoryGiB: number
  postgres: string
  /** Of the machine, before: others may have been at work on it. */
  loadBefore: number
  latencies: Latency[]
  /** Topics or rows a second. */
  rates: {
    intake: number
    plain: number
    export: number
    /** Left out where the file system's cache could not be emptied. */
    exportFromDisk?: number
    reclassify: number
    sweep: number
  }
  jobTopics: number
  load: Load
  disk: Disk
  historyBytes: number
}

export async function machine(db: Db) {
  const [row] = await select<{ version: string }>(db, { text: `SELECT current_setting('server_version') AS version` })
  return {
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    postgres: row!.version,
    loadBefore: Math.round(loadavg()[0]! * 10) / 10,
  }
}

export async function readFigures(): Promise<Figures[]> {
  return JSON.parse(await readFile(FILE, 'utf8').catch(() => '[]'))
}

/** In place of those of the same size. */
export async function writeFigures(figures: Figures): Promise<Figures[]> {
  const others = (await readFigures()).filter(({ topics }) => topics !== figures.topics)
  const all = [...others, figures].sort((a, b) => a.topics - b.topics)
  const rounded = (_key: string, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value
  await writeFile(FILE, `${JSON.stringify(all, rounded, 2)}\n`)
  return all
}
