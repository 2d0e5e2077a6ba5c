import { badRequest } from '../errors'
import { BRIEF_TEXT_BYTES, BRIEF_TEXT_LENGTH } from '../limits'
import type { BriefContent } from '../llm/brief'
import { storableStart } from '../storable'
import { type BriefFile, DATA_REQUIRED, DOCX, PPTX } from './brief-schema'
import type { ReadDocument } from './document-reader'

const unsupported = () => badRequest('Unsupported file type')

/**
 * What is sent to the LLM. The bytes must be of the type that the request names. PDFs and images are passed on as base64,
 * without a copy: only their first kilobyte is decoded here.
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

/** One character per byte. */
const headOf = (data: string): string => headBytes(data, HEAD_BYTES).toString('latin1')

/** Four characters of base64 are three bytes. */
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

function plainText(bytes: Buffer): string {
  const text = decode(bytes)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: binary files contain them, texts do not
  if (/[\0-\x08\x0e-\x1a]/.test(text)) throw unsupported()
  return storableStart(text.trim(), BRIEF_TEXT_LENGTH)
}

/** UTF-16 with a byte order mark, UTF-8, or else the Windows code page. */
function decode(bytes: Buffer): string {
  // A text that was cut may end within a character.
  const options = { stream: bytes.length >= BRIEF_TEXT_BYTES }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes, options)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes, options)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, options)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function notBlank(text: string): string {
  if (text === '') throw badRequest(DATA_REQUIRED)
  return text
}
