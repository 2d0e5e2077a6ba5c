import { Parser } from 'htmlparser2'
import { DOCUMENT_DEPTH, UPLOAD_XML_TOKEN_BYTES } from '../../limits'

export type XmlHandlers = {
  open?(element: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(element: string): void
}

export class XmlProblem extends Error {}

/** Reads XML as it is unpacked and yields after each part of it. Names of elements lose their prefix. */
export async function* readXml(bytes: AsyncIterable<Buffer>, { open, text, close }: XmlHandlers) {
  let depth = 0
  let silentBytes = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        silentBytes = 0
        // The parser's time grows with the square of the depth.
        if (++depth > DOCUMENT_DEPTH) throw new XmlProblem('Nested too deeply')
        open?.(localName(name), attributes)
      },
      ontext(words) {
        silentBytes = 0
        text?.(words)
      },
      onclosetag(name) {
        silentBytes = 0
        depth--
        close?.(localName(name))
      },
    },
    { xmlMode: true },
  )
  const decoder = new TextDecoder()
  for await (const part of bytes) {
    silentBytes += part.length
    parser.write(decoder.decode(part, { stream: true }))
    // The parser keeps an endless tag or comment in memory until it ends.
    if (silentBytes > UPLOAD_XML_TOKEN_BYTES) throw new XmlProblem('A tag is too long')
    yield
  }
  parser.end()
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const ELEMENTS = 1_000

/** The attributes of the first elements of that name. */
export async function elementsIn(bytes: AsyncIterable<Buffer>, element: string): Promise<Record<string, string>[]> {
  const found: Record<string, string>[] = []
  const reading = readXml(bytes, {
    open: (name, attributes) => {
      if (name === element && found.length < ELEMENTS) found.push(attributes)
    },
  })
  for await (const _ of reading) if (found.length >= ELEMENTS) break
  return found
}
