import { badRequest } from '../errors'
import { BRIEF_TEXT_LENGTH } from '../limits'
import type { BriefContent } from '../llm/brief'
import { type BriefFile, DATA_REQUIRED, DOCX, PPTX } from './brief-schema'
import { officeText } from './office-text'

/** The contract's words for a file that is not of a supported kind, whatever its media type says. */
const unsupported = () => badRequest('Unsupported file type')

/** How a brief is sent; the bytes must be what the media type says. PDFs and images stay base64, so nothing is copied. */
export async function briefContent({ data, mediaType }: BriefFile): Promise<BriefContent> {
  switch (mediaType) {
    case 'application/pdf':
      if (!headOf(data).includes('%PDF-')) throw unsupported()
      return { kind: 'pdf', data }
    case 'text/plain':
      return { kind: 'text', text: notBlank(plainText(Buffer.from(data, 'base64'))) }
    case DOCX:
    case PPTX:
      return { kind: 'document', text: notBlank(await documentText(data, mediaType)) }
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

/** The first kilobyte, a character for each byte. */
const headOf = (data: string): string => Buffer.from(data.slice(0, 1368), 'base64').toString('latin1')

async function documentText(data: string, mediaType: typeof DOCX | typeof PPTX): Promise<string> {
  const text = await officeText(Buffer.from(data, 'base64'), mediaType === DOCX ? 'docx' : 'pptx')
  if (text === null) throw unsupported()
  return text
}

/** UTF-8, UTF-16 with a byte order mark, or else the Windows code page. */
function plainText(bytes: Buffer): string {
  const text = decoded(bytes)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells a program from a text
  if (/[\0-\x08\x0e-\x1a]/.test(text)) throw unsupported()
  return text
}

function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function notBlank(text: string): string {
  const kept = text.trim().slice(0, BRIEF_TEXT_LENGTH)
  if (kept === '') throw badRequest(DATA_REQUIRED)
  return kept
}
