import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createDocumentReader } from '../../src/classify/document-reader'
import { useTestApp } from '../harness/app'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const UNSUPPORTED = 'Unsupported file type'
const NO_PROVIDER = 'LLM provider key not configured'

const { call, staffed, sdkKey } = await useTestApp()
const { owner } = await staffed()
const key = await sdkKey(owner)

const document = (xml: string) => zipSync({ 'word/document.xml': strToU8(xml) })
const analyze = (bytes: Uint8Array) =>
  call('POST', '/api/sdk/analyze-brief', {
    as: key,
    body: { file: { data: Buffer.from(bytes).toString('base64'), mediaType: DOCX } },
  })

/** The longest wait of the event loop while `work` ran. */
async function longestWait<T>(work: Promise<T>): Promise<{ answer: T; waited: number }> {
  let waited = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    waited = Math.max(waited, now - last)
    last = now
  }, 5)
  const answer = await work.finally(() => clearInterval(timer))
  return { answer, waited: Math.max(waited, performance.now() - last) }
}

/** An archive whose directory claims four billion entries. */
function endlessArchive(): Uint8Array {
  const zip = Buffer.from(document('<w:t>a</w:t>'))
  const end = zip.subarray(zip.length - 22)
  const directory = end.readUInt32LE(16)
  const zip64 = Buffer.alloc(56)
  zip64.writeUInt32LE(0x06064b50, 0)
  zip64.writeUInt32LE(0xffffffff, 32)
  zip64.writeUInt32LE(directory, 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeUInt32LE(zip.length - 22, 8)
  return Buffer.concat([zip.subarray(0, zip.length - 22), zip64, locator, end])
}

/** Many entries that share one megabyte, stored uncompressed and declared empty. */
function storedAgainAndAgain(): Uint8Array {
  const parts = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`word/header${at}.xml`, new Uint8Array()]))
  const body = `<w:t>${'a'.repeat(1_048_576)}</w:t>`
  const zip = Buffer.from(zipSync({ 'word/document.xml': [strToU8(body), { level: 0 }], ...parts }))
  let at = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  for (; at !== -1; at = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]), at + 4)) {
    zip.writeUInt16LE(0, at + 10)
    zip.writeUInt32LE(body.length, at + 20)
    zip.writeUInt32LE(0, at + 24)
    zip.writeUInt32LE(0, at + 42)
  }
  return zip
}

test.each<[string, () => Uint8Array, string]>([
  ['a million open tags', () => document('<a>'.repeat(1_000_000)), UNSUPPORTED],
  ['a run of spaces without an end', () => document(`<w:t>${' '.repeat(380_000)}a</w:t>`), NO_PROVIDER],
  ['a run of empty cells', () => document(`<w:t>${'| '.repeat(190_000)}a</w:t>`), NO_PROVIDER],
  ['tags that close what was never open', () => document(`<w:t>${'</a>'.repeat(1_000_000)}</w:t>`), 'any'],
  ['an archive without end', endlessArchive, UNSUPPORTED],
  ['parts that are larger than they say', storedAgainAndAgain, UNSUPPORTED],
  [
    'more parts than any document',
    () =>
      zipSync({
        'word/document.xml': strToU8('<a/>'),
        ...Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`x${at}`, new Uint8Array()])),
      }),
    UNSUPPORTED,
  ],
])('%s does not block other requests', async (_, bytes, error) => {
  const { answer, waited } = await longestWait(analyze(bytes()))
  expect(waited).toBeLessThan(250)
  expect(answer.json()).toEqual({ error: error === 'any' ? expect.any(String) : error })
  expect(answer.statusCode).toBe(error === NO_PROVIDER ? 500 : 400)
})

test.each([
  ['goes on for ever', 'for (;;);'],
  ['needs more memory than it has', 'const all = []; for (;;) all.push({ all: [...all] })'],
])('a thread that %s is terminated', async (_, program) => {
  const read = createDocumentReader(new URL(`data:text/javascript,${encodeURIComponent(program)}`))
  const task = { data: '', kind: 'docx' as const }
  const { signal } = new AbortController()
  const failed = { status: 400, message: 'The document is too complex to be read' }
  await expect(read(task, signal)).rejects.toMatchObject(failed)
})

test('a caller who disconnects ends the thread', async () => {
  const read = createDocumentReader(new URL('data:text/javascript,for(;;);'))
  const caller = new AbortController()
  const reading = read({ data: '', kind: 'docx' }, caller.signal)
  caller.abort(new Error('The caller has left'))
  await expect(reading).rejects.toThrow('The caller has left')
})

test('of many documents at once some are refused for now, and the others are read', async () => {
  const bytes = document('<w:t>a</w:t>')
  const answers = await Promise.all(Array.from({ length: 30 }, () => analyze(bytes)))
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect(answer.json()).toEqual({ error: 'Too many documents are being read, try again later' })
    expect(answer.headers['retry-after']).toBe('5')
  }
  const read = answers.filter(({ statusCode }) => statusCode !== 503)
  expect(read.length).toBeGreaterThanOrEqual(10)
  for (const answer of read) expect(answer.json()).toEqual({ error: NO_PROVIDER })
  expect((await analyze(bytes)).json()).toEqual({ error: NO_PROVIDER })
})
