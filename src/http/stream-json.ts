import { Readable } from 'node:stream'

/**
 * An array or object that is read and written page by page. The first page is read before the answer begins, so that a
 * failure can still set the status.
 */
export async function streamJson(brackets: '[]' | '{}', pages: AsyncGenerator<object>): Promise<Readable> {
  const first = await pages.next()
  return Readable.from(toJson(brackets, withFirst(first, pages)), { objectMode: false })
}

async function* withFirst<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  if (!first.done) yield first.value
  yield* rest
}

async function* toJson([open, close]: string, pages: AsyncIterable<object>): AsyncGenerator<string> {
  yield open!
  let separator = ''
  for await (const page of pages) {
    const items = JSON.stringify(page).slice(1, -1)
    if (items === '') continue
    yield separator + items
    separator = ','
  }
  yield close!
}
