import { randomUUID } from 'node:crypto'

const PIECE = 65_536

/**
 * Keeps large files out of the JSON that the provider's library builds: a mark stands for the base64 there, and `fetch`
 * streams the request's body with the file in its place. Put into the JSON, a 10 MB file took 20 MB more memory, and as
 * much again for the retry.
 */
export class Attachments {
  readonly #files = new Map<string, string>()

  /** Calls `work` with the mark of the file. */
  async during<T>(base64: string, work: (mark: string) => Promise<T>): Promise<T> {
    const mark = randomUUID()
    this.#files.set(mark, base64)
    try {
      return await work(mark)
    } finally {
      this.#files.delete(mark)
    }
  }

  /** Replaces the mark by the file. */
  readonly fetch: typeof fetch = (address, init) => {
    const { body } = init ?? {}
    if (typeof body !== 'string') return fetch(address, init)
    for (const [mark, base64] of this.#files) {
      const at = body.indexOf(mark)
      if (at >= 0) return fetch(address, inPieces(init!, body.slice(0, at), base64, body.slice(at + mark.length)))
    }
    return fetch(address, init)
  }
}

function inPieces(init: RequestInit, before: string, base64: string, after: string): RequestInit {
  function* pieces() {
    yield Buffer.from(before)
    for (let at = 0; at < base64.length; at += PIECE) yield Buffer.from(base64.slice(at, at + PIECE), 'latin1')
    yield Buffer.from(after)
  }
  const headers = new Headers(init.headers)
  headers.set('content-length', String(Buffer.byteLength(before) + base64.length + Buffer.byteLength(after)))
  return { ...init, headers, body: ReadableStream.from(pieces()), duplex: 'half' } as RequestInit
}
