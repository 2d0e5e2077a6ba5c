import { Readable } from 'node:stream'
import { RandomAccessReader } from 'yauzl'
import { bytea } from '../../db/rows'
import { UPLOAD_PART_BYTES } from '../../limits'
import { deletedMeanwhile, type UploadId } from './store-rows'

/** Stores the bytes of a workbook in parts of equal size. Returns how many there are. */
export async function storeBytes(upload: UploadId, bytes: AsyncIterable<Buffer>): Promise<number> {
  let pending: Buffer[] = []
  let pendingBytes = 0
  let part = 0
  const flush = async () => {
    const joined = Buffer.concat(pending)
    let at = 0
    for (; joined.length - at >= UPLOAD_PART_BYTES; at += UPLOAD_PART_BYTES) {
      await insertPart(upload, part++, joined.subarray(at, at + UPLOAD_PART_BYTES))
    }
    pending = [joined.subarray(at)]
    pendingBytes = joined.length - at
  }
  for await (const piece of bytes) {
    pending.push(piece)
    pendingBytes += piece.length
    if (pendingBytes >= UPLOAD_PART_BYTES) await flush()
  }
  if (pendingBytes > 0) await insertPart(upload, part, Buffer.concat(pending))
  return part * UPLOAD_PART_BYTES + pendingBytes
}

async function insertPart({ db, orgId, uploadId }: UploadId, part: number, bytes: Buffer): Promise<void> {
  const inserted = await db.execute({
    name: 'insert_upload_bytes',
    text: `INSERT INTO import_upload_bytes (org_id, upload_id, part, bytes)
           SELECT org_id, id, $3, $4 FROM import_uploads WHERE org_id = $1 AND id = $2 AND status = 'receiving'`,
    values: [orgId, uploadId, part, bytes],
  })
  if (inserted === 0) throw deletedMeanwhile()
}

export async function deleteBytes({ db, orgId, uploadId }: UploadId): Promise<void> {
  await db.execute({
    text: 'DELETE FROM import_upload_bytes WHERE org_id = $1 AND upload_id = $2',
    values: [orgId, uploadId],
  })
}

/** Reads stored bytes from any place. */
export class StoredBytes extends RandomAccessReader {
  /** Why they could not be read, which is not the fault of the file. */
  failure: unknown

  constructor(private readonly upload: UploadId) {
    super()
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(start, end), { objectMode: false })
  }

  async *#range(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; ) {
      const part = Math.floor(at / UPLOAD_PART_BYTES)
      const stop = Math.min(end, (part + 1) * UPLOAD_PART_BYTES)
      yield await this.#read(part, at - part * UPLOAD_PART_BYTES, stop - at)
      at = stop
    }
  }

  async #read(part: number, offset: number, length: number): Promise<Buffer> {
    const { db, orgId, uploadId } = this.upload
    try {
      const [row] = await db.query(
        { bytes: bytea },
        {
          name: 'read_upload_bytes',
          text: `SELECT substring(bytes FROM $4::int + 1 FOR $5::int) AS bytes FROM import_upload_bytes
                 WHERE org_id = $1 AND upload_id = $2 AND part = $3`,
          values: [orgId, uploadId, part, offset, length],
        },
      )
      if (!row) throw deletedMeanwhile()
      return row.bytes
    } catch (error) {
      this.failure = error
      throw error
    }
  }
}
