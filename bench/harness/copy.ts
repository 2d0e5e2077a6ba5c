import type { Writable } from 'node:stream'
import type pg from 'pg'

/** What the driver's client calls on a statement that it runs; COPY is not among those it brings. */
type Wire = {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  stream: Writable
}

type Copy = { submit(connection: Wire): void } & Record<string, unknown>

const run = (client: pg.ClientBase, text: string, handlers: Record<string, unknown>): Promise<void> =>
  new Promise((resolve, reject) => {
    let failure: Error | undefined
    const copy: Copy = {
      submit: (connection) => connection.query(text),
      handleError: (error: Error) => {
        failure = error
      },
      handleCommandComplete: () => {},
      handleReadyForQuery: () => (failure ? reject(failure) : resolve()),
      ...handlers,
    }
    client.query(copy as unknown as pg.Submittable)
  })

/** `COPY … FROM STDIN` of lines in the text format. */
export const copyFrom = (client: pg.ClientBase, text: string, chunks: Iterable<string>): Promise<void> =>
  run(client, text, {
    handleCopyInResponse: async (connection: Wire) => {
      for (const chunk of chunks) {
        connection.sendCopyFromChunk(Buffer.from(chunk))
        if (connection.stream.writableLength > 8e6) await new Promise((next) => connection.stream.once('drain', next))
      }
      connection.endCopyFrom()
    },
  })

/** `COPY … TO STDOUT`; the number of lines. */
export async function copyTo(client: pg.ClientBase, text: string): Promise<number> {
  let lines = 0
  await run(client, text, {
    handleCopyData: () => {
      lines++
    },
  })
  return lines
}

/** A value of COPY's text format. */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (value instanceof Buffer) return `\\\\x${value.toString('hex')}`
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value))
    return escaped(`{${value.map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`)
  return typeof value === 'string'
    ? escaped(value)
    : escaped(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

const escaped = (text: string): string =>
  /[\\\t\n\r]/.test(text)
    ? text.replace(/[\\\t\n\r]/g, (c) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[c]!)
    : text
