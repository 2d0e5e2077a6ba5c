import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Loaded with `--import` into each process of a test run: writes every statement that the process sends, once, with the
 * files that led to it, into a file of the folder that the address names.
 */
const folder = new URL(import.meta.url).searchParams.get('into')
const file = folder && join(folder, `${process.pid}-${Date.now()}.jsonl`)
const FRAMES = 25

const seen = new Set()

if (file)
  subscribe('taxon:sent', (text) => {
    if (seen.has(text)) return
    seen.add(text)
    appendFileSync(file, `${JSON.stringify({ text, frames: callers() })}\n`)
  })

function callers() {
  const { prepareStackTrace, stackTraceLimit } = Error
  Error.stackTraceLimit = FRAMES
  Error.prepareStackTrace = (_error, sites) =>
    sites.map((site) => ({ file: site.getFileName() ?? '', line: site.getLineNumber() }))
  try {
    return new Error('for its stack').stack
  } finally {
    Object.assign(Error, { prepareStackTrace, stackTraceLimit })
  }
}
