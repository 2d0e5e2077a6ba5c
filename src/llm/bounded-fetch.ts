import { countValues, JsonTooLarge } from '../json'
import { JSON_AT_ONCE_VALUES, LLM_ANSWER_BYTES } from '../limits'

/** Limits the JSON of the answers, or each line of it in a batch's results and in a stream: the provider's library has no limit. */
export const boundedFetch =
  (send: typeof fetch): typeof fetch =>
  async (address, init) => {
    const response = await send(address, init)
    if (!response.body) return response
    const { status, statusText } = response
    const headers = new Headers(response.headers)
    // The body is decompressed already.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    // Checked while it is read: failing earlier would make the library repeat a call that has been paid for.
    const body = isBatch(address)
      ? boundedLines(response.body)
      : isStream(response)
        ? boundedStream(response.body)
        : boundedBody(response.body)
    return new Response(ReadableStream.from(body), { status, statusText, headers })
  }

const isBatch = (address: Parameters<typeof fetch>[0]): boolean =>
  new URL(address instanceof Request ? address.url : address).pathname.endsWith('/results')

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false

/** Each event as it arrives; together no more than an answer may have. */
async function* boundedStream(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const line of boundedLines(body)) {
    bytes += line.length
    if (bytes > LLM_ANSWER_BYTES) throw tooLarge()
    yield line
  }
}

async function* boundedBody(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > LLM_ANSWER_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  yield await checked(Buffer.concat(chunks))
}

/** Line by line, each with its line feed. */
async function* boundedLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of body) {
    rest = Buffer.concat([rest, chunk])
    for (let end = rest.indexOf('\n'); end !== -1; end = rest.indexOf('\n')) {
      yield await checked(rest.subarray(0, end + 1))
      rest = rest.subarray(end + 1)
    }
    if (rest.length > LLM_ANSWER_BYTES) throw tooLarge()
  }
  if (rest.length > 0) yield await checked(rest)
}

async function checked(json: Buffer): Promise<Buffer> {
  await countValues(json, JSON_AT_ONCE_VALUES)
  return json
}

const tooLarge = () => new JsonTooLarge(`The provider’s answer is larger than ${LLM_ANSWER_BYTES / 1_048_576} MB`)
