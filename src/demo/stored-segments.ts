import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Segments, StoredSegment } from './platforms/platform'

/** What a simulated platform has, in a file, so that it still knows its segments after a restart. */
export function openSegments(file: string): { segments: Segments; save(): void } {
  const segments: Segments = new Map(read(file).map((segment) => [segment.id, segment]))
  const save = () => {
    const draft = `${file}.draft`
    writeFileSync(draft, JSON.stringify([...segments.values()]))
    renameSync(draft, file)
  }
  return { segments, save }
}

function read(file: string): StoredSegment[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
