import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Segment } from '../connector'
import { OutboundError } from '../outbound/outbound-error'
import { required } from '../settings'
import { filePaths, linesOf, metaFile } from './files'
import { DEFAULT_MATCH_KEY } from './match-keys'
import { openS3 } from './s3'
import type { Call } from './schema'
import { openSftp } from './sftp'

/** Uploads the data file first, and then the meta file that refers to it. */
export async function uploadSegment(call: Call, id: string, segment: Segment): Promise<void> {
  const { match_key: matchKey = DEFAULT_MATCH_KEY, upload_method } = call.config
  const accounts = accountsOf(call)
  const lines = await readLines(segment, matchKey)
  try {
    const store = await (upload_method === 's3' ? openS3(call) : openSftp(call))
    try {
      const at = new Date()
      const paths = filePaths(matchKey, id, at)
      await store.write(paths.data, compressed(lines))
      await store.write(paths.meta, asJson(metaFile(id, segment, accounts, at)))
    } finally {
      await store.close()
    }
  } catch (error) {
    throw lines.failure() ?? error
  } finally {
    await lines.end()
  }
}

export const accountsOf = ({ config }: Call) => ({
  owner: required(config.account_id, 'IX account ID is required'),
  advertiser: required(config.advertiser_account_id, 'Advertiser account ID is required'),
})

type Lines = AsyncIterable<string> & { failure(): unknown; end(): Promise<unknown> }

/** The lines of a data file. The first are read before the upload begins, because an empty file must not be sent. */
async function readLines({ matchValues }: Segment, matchKey: string): Promise<Lines> {
  const source = matchValues && linesOf(matchValues())
  const first = await source?.next()
  if (!source || !first?.value) throw new OutboundError(`No match values for ${matchKey}`)
  let failure: unknown
  return {
    async *[Symbol.asyncIterator]() {
      yield first.value
      try {
        yield* source
      } catch (error) {
        failure = error
        throw error
      }
    },
    /** An error of our own source, as opposed to one of the upload. */
    failure: () => failure,
    end: () => source.return(undefined),
  }
}

/** Starts when it is read; closes the lines when the reader stops. */
async function* compressed(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const gzip = createGzip()
  // An error here reaches the reader of gzip.
  pipeline(lines, gzip).catch(() => {})
  yield* gzip
}

async function* asJson(content: object): AsyncGenerator<Buffer> {
  yield Buffer.from(JSON.stringify(content))
}
