import { setImmediate } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import { BRIEF_TEXT_LENGTH, BRIEF_UNPACKED_BYTES } from '../limits'

type Kind = 'docx' | 'pptx'

/** The parts that hold words, and the one without which it is no such document. */
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

/** The words of a document with its tables and notes; null when the bytes are no such document. */
export async function officeText(bytes: Uint8Array, kind: Kind): Promise<string | null> {
  const parts = unpack(bytes, PARTS[kind].read)
  if (!parts?.[PARTS[kind].main]) return null
  return kind === 'docx' ? documentText(parts) : presentationText(parts)
}

const PIECE = 65_536

type Archive = Record<string, Uint8Array>

/** An archive says beforehand how large its parts become, and fflate makes them no larger. */
function unpack(bytes: Uint8Array, read: RegExp): Archive | null {
  let total = 0
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!read.test(name)) return false
        total += originalSize
        return total <= BRIEF_UNPACKED_BYTES
      },
    })
    return total <= BRIEF_UNPACKED_BYTES ? parts : null
  } catch {
    return null
  }
}

async function documentText(parts: Archive): Promise<string> {
  const { 'word/document.xml': main, ...rest } = parts
  return joined([main!, ...Object.values(rest)].map((part) => () => xmlText(part)))
}

async function presentationText(parts: Archive): Promise<string> {
  const named = (folder: string) =>
    Object.keys(parts)
      .filter((name) => name.startsWith(`ppt/${folder}/`) && name.endsWith('.xml'))
      .sort((a, b) => numberIn(a) - numberIn(b))
  const slides = named('slides').map((name, at) => async () => {
    const notes = await notesOf(parts, name)
    return [`Slide ${at + 1}`, await xmlText(parts[name]!), notes && `Notes: ${notes}`].filter(Boolean).join('\n')
  })
  return joined([...slides, ...named('diagrams').map((name) => () => xmlText(parts[name]!))])
}

/** One part after the other, until there is more text than is sent. */
async function joined(sections: readonly (() => Promise<string>)[]): Promise<string> {
  let text = ''
  for (const section of sections) {
    if (text.length >= BRIEF_TEXT_LENGTH) break
    const words = await section()
    if (words) text += text ? `\n\n${words}` : words
  }
  return text
}

const numberIn = (name: string): number => Number(/(?<!\d)(\d+)\.xml$/.exec(name)?.[1])

/** A slide names its notes in its relations; their numbers need not be the same. */
async function notesOf(parts: Archive, slide: string): Promise<string> {
  const relations = parts[`${slide.replace('slides/', 'slides/_rels/')}.rels`]
  const target = relations && /notesSlides\/notesSlide\d+\.xml/.exec(Buffer.from(relations).toString())?.[0]
  const notes = target && parts[`ppt/${target}`]
  return notes ? xmlText(notes) : ''
}

/**
 * WordprocessingML and DrawingML name runs, paragraphs, cells and rows alike but for the prefix. Read a piece at a time:
 * megabytes of markup take a second, in which others are to be answered too.
 */
async function xmlText(xml: Uint8Array): Promise<string> {
  let text = ''
  const open = { t: 0, r: 0, tc: 0, Fallback: 0 }
  const count = (element: string, step: number) => {
    if (element in open) open[element as keyof typeof open] += step
  }
  const parser = new Parser(
    {
      onopentagname(name) {
        const element = localName(name)
        count(element, 1)
        // A fallback repeats a drawing's words for older programs.
        if (open.Fallback > 0) return
        if (element === 'br' || element === 'cr') text += open.tc > 0 ? ' ' : '\n'
        if (element === 'tab' && open.r > 0) text += '\t'
      },
      ontext(words) {
        if (open.t > 0 && open.Fallback === 0) text += words
      },
      onclosetag(name) {
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
    await setImmediate()
  }
  parser.end()
  return text
    .replace(/(?<![ \t])[ \t]+\n|(?<!\| )(?:\| )+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
