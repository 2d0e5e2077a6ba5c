import { badRequest } from '../errors'
import { BRIEF_TEXT_BYTES, BRIEF_TEXT_LENGTH } from '../limits'
import type { BriefContent } from '../llm/brief'
import { type BriefFile, DATA_REQUIRED, DOCX, PPTX } from './brief-schema'
import type { ReadDocument } from './document-reader'

/** The contract's words for a file that is not of a supported kind, whatever its media type says. */
const unsupported = () => badRequest('Unsupported file type')

/**
 * How a brief is sent; the bytes must be what the media type says. PDFs and images stay base64, so nothing is copied: the
 * provider reads them, and of them only the first kilobyte is looked at here.
 */
export async function briefContent(
  { data, mediaType }: BriefFile,
  readDocument: ReadDocument,
  signal: AbortSignal,
): Promise<BriefContent> {
  switch (mediaType) {
    case 'application/pdf':
      if (!headOf(data).includes('%PDF-')) throw unsupported()
      return { kind: 'pdf', data }
    case 'text/plain':
      return { kind: 'text', text: notBlank(plainText(headBytes(data, BRIEF_TEXT_BYTES))) }
    case DOCX:
    case PPTX:
      return { kind: 'document', text: notBlank(await documentText({ data, mediaType }, readDocument, signal)) }
    default:
      if (!IMAGES[mediaType].test(headOf(data))) throw unsupported()
      return { kind: 'image', mediaType, data }
  }
}

const IMAGES = {
  'image/png': /^\x89PNG\r\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF[\s\S]{4}WEBP/,
}

const HEAD_BYTES = 1_024

/** A character for each byte. */
const headOf = (data: string): string => headBytes(data, HEAD_BYTES).toString('latin1')

/** The first so many bytes of what base64 stands for: four characters are three bytes. */
const headBytes = (data: string, count: number): Buffer =>
  Buffer.from(data.slice(0, Math.ceil(count / 3) * 4), 'base64')

async function documentText(
  { data, mediaType }: Pick<BriefFile, 'data' | 'mediaType'>,
  readDocument: ReadDocument,
  signal: AbortSignal,
): Promise<string> {
  const text = await readDocument({ data, kind: mediaType === DOCX ? 'docx' : 'pptx' }, signal)
  if (text === null) throw unsupported()
  return text
}

/** UTF-8, UTF-16 with a byte order mark, or else the Windows code page. What was cut may end within a character. */
function plainText(bytes: Buffer): string {
  const text = decoded(bytes)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells a program from a text
  if (/[\0-\x08\x0e-\x1a]/.test(text)) throw unsupported()
  return text.trim().slice(0, BRIEF_TEXT_LENGTH)
}

function decoded(bytes: Buffer): string {
  const cut = { stream: bytes.length >= BRIEF_TEXT_BYTES }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes, cut)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes, cut)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, cut)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function notBlank(text: string): string {
  if (text === '') throw badRequest(DATA_REQUIRED)
  return text
}
