import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageRoot } from '../../../src/db/package-root'

const VARIABLE = 'TEST_STATEMENTS_FOLDER'

/** Begins to record what the processes of this run send. Some of them run as another user. */
export function startRecording(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taxon-statements-'))
  chmodSync(folder, 0o777)
  process.env[VARIABLE] = folder
  return folder
}

/** What `node` needs before the program, so that the process records its statements. */
export function recordingFlags(): string[] {
  const folder = process.env[VARIABLE]
  if (!folder) return []
  const recorder = pathToFileURL(join(packageRoot(), 'test/harness/statements/record.js'))
  recorder.searchParams.set('into', folder)
  return ['--import', recorder.href]
}
