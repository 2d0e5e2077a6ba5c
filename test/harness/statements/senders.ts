import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageRoot } from '../../../src/db/package-root'

type Frame = { file: string; line: number }
type Recorded = { text: string; frames: Frame[] }

/** A statement of the application, and the file that sends it. */
export type SentStatement = { text: string; file: string }

/** Passes on what others send. */
const PLUMBING =
  /^(src\/db\/(db|pool|bounded-client|migrate)\.ts|node_modules\/(pg|pg-pool)\/|test\/harness\/statements\/)/

/** What the application sent in this run, each text once. What the tests themselves ask is left out. */
export function readStatements(folder: string): SentStatement[] {
  const senders = new Map<string, string>()
  for (const file of readdirSync(folder)) {
    // A process that was killed may have left half a line at the end.
    const lines = readFileSync(join(folder, file), 'utf8').split('\n').slice(0, -1)
    for (const line of lines) {
      const { text, frames } = JSON.parse(line) as Recorded
      // Every process sends the same ones when it starts.
      if (senders.has(text)) continue
      const sender = senderOf(frames)
      if (sender) senders.set(text, sender)
    }
  }
  return [...senders].map(([text, file]) => ({ text, file }))
}

/** The file of `src` that sends it; of a library, the library. */
function senderOf(frames: readonly Frame[]): string | undefined {
  const files = frames
    .map(({ file, line }) => sourceOf(file, line))
    .filter((file) => file && !file.startsWith('node:') && !PLUMBING.test(file))
  if (!files[0] || files[0].startsWith('test/')) return undefined
  return (files.find((file) => file.startsWith('src/')) ?? files[0]).replace(/^src\//, '')
}

/** The file relative to the package; inside a bundle, the source that the line comes from. */
function sourceOf(file: string, line: number): string {
  const path = file.startsWith('file:') ? fileURLToPath(file) : file
  if (!isAbsolute(path)) return path
  const inPackage = relative(packageRoot(), path)
  return /^(src|test|node_modules)\//.test(inPackage) ? inPackage : regionOf(path, line)
}

type Region = { line: number; source: string }
const bundles = new Map<string, Region[]>()

/** Rolldown writes a comment before the lines of each source. An installed package may be gone with its folder. */
function regionOf(path: string, line: number): string {
  const regions = bundles.get(path) ?? (existsSync(path) ? regionsIn(readFileSync(path, 'utf8')) : [])
  bundles.set(path, regions)
  return regions.findLast((region) => region.line <= line)?.source ?? ''
}

const REGION = /^\/\/ ((?:src|test|node_modules)\/\S+)$/

const regionsIn = (text: string): Region[] =>
  text.split('\n').flatMap((line, at) => {
    const source = REGION.exec(line)?.[1]
    return source ? [{ line: at + 1, source }] : []
  })
