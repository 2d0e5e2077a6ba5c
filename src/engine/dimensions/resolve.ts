import { canonicalWords } from '../text/tokens'
import { DIMENSION_SETS, type DimensionSet, NAMED_SETS } from './sets'

export { DIMENSION_SETS, type DimensionSet } from './sets'

export type ResolvedDimensions = {
  /** What the sets are to be combined with, as written; empty when only sets are named. */
  subject: string
  sets: DimensionSet[]
}

type Name = { set: DimensionSet; weak: boolean }

const phrase = (text: string): string => canonicalWords(text).join(' ')

/** Every way to call a set, in canonical words. */
const NAMES = new Map(
  NAMED_SETS.flatMap(({ called }, index) =>
    called.map((name): [string, Name] => {
      const weak = name.trim().startsWith('~')
      return [phrase(name), { set: DIMENSION_SETS[index]!, weak }]
    }),
  ),
)

const REQUEST =
  /^\s*(?:(?:please|can you|could you|i want|i need|we need|give me|show me|let'?s)\s+)*(?:(?:create|generate|build|make|produce|expand|cross)\s+)?(?:me\s+)?(?:(?:a|an|the|all|some)\s+)*(?:(?:matrix|matrices|topics?|segments?|audiences?|combinations?|grid|list)\s+(?:of|for|with|from|crossing)\s+)?/i
const CONNECTOR =
  /((?<!\s)\s+(?:broken down by|broken out by|split by|segmented by|crossed with|combined with|for each|for every|for all|in each|in every|in all|across all|across|by|per|times|over|for|x|and|with|in|at)\s+|(?:(?<!\s)\s+)?[×*,:&+]\s*(?:and\s+)?|(?<!\s)\s+x\s*$)/i
const QUANTIFIER = /^(?:(?:each|every|all|the|of|different|various|by|per)\s+)+/i

/** What goes on with a list. */
const LISTING = /^\s*(?:[,&+]\s*(?:and\s+)?|and\s+)$/i

type Piece = { text: string; connector: string; set: DimensionSet | null }

/** Reads "CFOs by US state" or "age range x gender for running shoes" into a subject and the sets it names. */
export function resolveDimensions(text: string): ResolvedDimensions {
  const pieces = piecesOf(text.replace(REQUEST, '').replace(/(?<![\s.?!])[\s.?!]+$/, ''))
  const sets = [...new Set(pieces.flatMap((piece) => (piece.set ? [piece.set] : [])))]
  const subject = pieces.reduce((kept, piece, at) => {
    if (piece.set) return kept
    const follows = kept !== '' && !pieces[at - 1]?.set
    return kept === '' ? piece.text : kept + (follows ? piece.connector : ' ') + piece.text
  }, '')
  return { subject: subject.trim(), sets }
}

function piecesOf(text: string): Piece[] {
  const parts = text.split(CONNECTOR)
  const pieces: Piece[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const piece = { text: parts[at]!, connector: parts[at - 1] ?? '', set: null }
    if (piece.text.trim() === '') continue
    const follows = Boolean(pieces.at(-1)?.set) && LISTING.test(piece.connector)
    pieces.push({ ...piece, set: setNamed(piece.text, piece.connector, parts[at + 1] ?? '', follows) })
  }
  return joinPairs(pieces)
}

/** A word that is also a subject of its own names a set only where a set is expected: "by age and education". */
function setNamed(text: string, before: string, after: string, followsSet: boolean): DimensionSet | null {
  const name = NAMES.get(phrase(text.replace(QUANTIFIER, ''))) ?? NAMES.get(phrase(text))
  if (!name) return null
  const isExpected = followsSet || /by|per|each|every|across|×|\*|\bx\b/i.test(before) || /×|\*|\bx\b/i.test(after)
  return name.weak && !isExpected ? null : name.set
}

/** "men and women", "owner or renter": two pieces around "and" that name one set together. */
function joinPairs(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const before = joined.at(-1)
    const set =
      before && !before.set && !piece.set ? NAMES.get(phrase(`${before.text}${piece.connector}${piece.text}`)) : null
    if (before && set)
      joined[joined.length - 1] = { ...before, text: before.text + piece.connector + piece.text, set: set.set }
    else joined.push(piece)
  }
  return joined
}
