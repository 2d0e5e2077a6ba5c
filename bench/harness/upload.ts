import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

export type UploadRecord = {
  id: string
  status: string
  total_rows: number
  processed_rows: number
  success_count: number
  duplicate_count: number
  error_count: number
  started_at: string
}

type Server = { origin: string; key: string }

/** Sends a file, lets the server import it, and waits until it is done. */
export async function uploadAndImport(server: Server, file: string, onProgress: (upload: UploadRecord) => void) {
  const began = performance.now()
  const body = Readable.toWeb(createReadStream(file)) as ReadableStream
  const received = await call(server, 'POST', `upload?filename=${basename(file)}`, { body, type: 'text/csv' })
  const uploaded = performance.now()
  let upload = await call(server, 'POST', `uploads/${received.id}/start`, { body: '{}', type: 'application/json' })
  while (upload.status === 'processing') {
    await sleep(200)
    upload = await call(server, 'GET', `uploads/${received.id}`)
    onProgress(upload)
  }
  return {
    upload,
    uploadSeconds: (uploaded - began) / 1000,
    importSeconds: (performance.now() - uploaded) / 1000,
  }
}

type Sent = { body: ReadableStream | string; type: string }

async function call({ origin, key }: Server, method: string, path: string, sent?: Sent): Promise<UploadRecord> {
  const response = await fetch(`${origin}/api/import/${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(sent ? { 'content-type': sent.type } : {}) },
    body: sent?.body,
    ...(sent ? { duplex: 'half' } : {}),
  } as RequestInit)
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as UploadRecord
}
