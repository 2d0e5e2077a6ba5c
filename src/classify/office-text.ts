import { unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import { BRIEF_TEXT_LENGTH, BRIEF_UNPACKED_BYTES, DOCUMENT_DEPTH, DOCUMENT_PARTS } from '../limits'

export type Kind = 'docx' | 'pptx'

/** `read` matches the parts with text; every document of the kind has `main`. */
const PARTS: Record<Kind, { main: string; read: RegExp }> = {
  docx: {
    main: 'word/document.xml',
    read: /^word\/(?:document|footnotes|endnotes|comments|header\d*|footer\d*|diagrams\/data\d+)\.xml$/,
  },
  pptx: {
    main: 'ppt/presentation.xml',
    read: /^ppt\/(?:presentation\.xml|slides\/(?:slide\d+\.xml|_rels\/slide\d+\.xml\.rels)|notesSlides\/notesSlide\d+\.xml|diagrams\/data\d+\.xml)$/,
  },
}

/**
 * The text of a document with its tables and notes; null if the bytes are not such a document, or exceed what office
 * programs produce. May take long, so it runs in the document worker.
 */
export function officeText(bytes: Uint8Array, kind: Kind): string | null {
  try {
    const parts = unpack(bytes, PARTS[kind].read)
    if (!parts[PARTS[kind].main]) return null
    return kind === 'docx' ? documentText(parts) : presentationText(parts)
  } catch {
    return null
  }
}

const PIECE = 65_536

type Archive = Record<string, Uint8Array>

/** The declared sizes can be trusted as a limit: fflate inflates a part to at most `originalSize`; a stored part has `size`. */
function unpack(bytes: Uint8Array, read: RegExp): Archive {
  let total = 0
  let entries = 0
  return unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (++entries > DOCUMENT_PARTS) throw new RangeError('Too many parts')
      if (!read.test(name)) return false
      total += Math.max(size, originalSize)
      if (total > BRIEF_UNPACKED_BYTES) throw new RangeError('Unpacks to too much')
      return true
    },
  })
}

function documentText(parts: Archive): string {
  const { 'word/document.xml': main, ...rest } = parts
  return joinSections([main!, ...Object.values(rest)].map((part) => () => xmlText(part)))
}

function presentationText(parts: Archive): string {
  const partsIn = (folder: string) =>
    Object.keys(parts)
      .filter((name) => name.startsWith(`ppt/${folder}/`) && name.endsWith('.xml'))
      .sort((a, b) => numberIn(a) - numberIn(b))
  const slides = partsIn('slides').map((name, at) => () => {
    const notes = notesOf(parts, name)
    return [`Slide ${at + 1}`, xmlText(parts[name]!), notes && `Notes: ${notes}`].filter(Boolean).join('\n')
  })
  return joinSections([...slides, ...partsIn('diagrams').map((name) => () => xmlText(parts[name]!))])
}

/** Reads one section after the other, and stops when there is more text than is sent to the LLM. */
function joinSections(sections: readonly (() => string)[]): string {
  let text = ''
  for (const section of sections) {
    if (text.length >= BRIEF_TEXT_LENGTH) break
    const words = section()
    if (words) text += text ? `\n\n${words}` : words
  }
  return text
}

const numberIn = (name: string): number => Number(/(?<!\d)(\d+)\.xml$/.exec(name)?.[1])

/** The slide's relations say which notes are its own; slides and notes are numbered differently. */
function notesOf(parts: Archive, slide: string): string {
  const relations = parts[`${slide.replace('slides/', 'slides/_rels/')}.rels`]
  const target = relations && /notesSlides\/notesSlide\d+\.xml/.exec(Buffer.from(relations).toString())?.[0]
  const notes = target && parts[`ppt/${target}`]
  return notes ? xmlText(notes) : ''
}

/**
 * WordprocessingML and DrawingML use the same names for runs, paragraphs, cells and rows, with another prefix. Depth is
 * limited because the parser's time grows with its square.
 */
function xmlText(xml: Uint8Array): string {
  let text = ''
  let depth = 0
  const open = { t: 0, r: 0, tc: 0, Fallback: 0 }
  const count = (element: string, step: number) => {
    if (element in open) open[element as keyof typeof open] += step
  }
  const parser = new Parser(
    {
      onopentagname(name) {
        if (++depth > DOCUMENT_DEPTH) throw new RangeError('Nested too deeply')
        const element = localName(name)
        count(element, 1)
        // A fallback repeats a drawing's text for older programs.
        if (open.Fallback > 0) return
        if (element === 'br' || element === 'cr') text += open.tc > 0 ? ' ' : '\n'
        if (element === 'tab' && open.r > 0) text += '\t'
      },
      ontext(words) {
        if (open.t > 0 && open.Fallback === 0) text += words
      },
      onclosetag(name) {
        depth--
        const element = localName(name)
        count(element, -1)
        if (open.Fallback > 0) return
        if (element === 'p') text += open.tc > 0 ? ' ' : '\n'
        if (element === 'tc') text += '| '
        if (element === 'tr') text += '\n'
      },
    },
    { xmlMode: true },
  )
  const decoder = new TextDecoder()
  for (let at = 0; at < xml.length && text.length < BRIEF_TEXT_LENGTH; at += PIECE) {
    parser.write(decoder.decode(xml.subarray(at, at + PIECE), { stream: true }))
  }
  parser.end()
  return tidy(text)
}

/** Removes blanks and the bars of empty cells from the ends of lines, and repeated empty lines. */
const tidy = (text: string): string =>
  text
    .split('\n')
    .map(withoutTail)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** The bar of a cell is followed by a blank; one at the very end is part of the text. */
function withoutTail(line: string): string {
  let end = line.length
  while (end > 0 && (isBlank(line[end - 1]!) || (line[end - 1] === '|' && end < line.length))) end--
  return line.slice(0, end)
}

const isBlank = (character: string): boolean => character === ' ' || character === '\t'

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
