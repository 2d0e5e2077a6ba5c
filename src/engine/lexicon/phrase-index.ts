import { seeded, withCode } from '../text/hash'

export const TAB = 9
export const SPACE = 32
export const BEGUN = seeded(0)
export const NO_LINE = -1

const BUCKETS = 1 << 16

/** A number is written with one sign for every six bits; a slot without a line has the highest signs. */
const FIRST_SIGN = 48
const BITS = 6
const HIGHEST = 2 ** BITS - 1
const SIGNS = 4
const NO_LINE_WRITTEN = 2 ** (BITS * SIGNS) - 1

/**
 * Where the lines of a phrase table begin, by the hashes of their phrases: of each bucket of first words how many words its
 * longest phrase has, and then the slots. The compiler writes it as a text that is looked into as it is, so that loading
 * takes no time.
 */
export class PhraseIndex {
  private readonly mask: number

  constructor(private readonly text: string) {
    this.mask = (text.length - BUCKETS) / SIGNS - 1
  }

  /** The most words of a phrase whose first word has this hash. */
  longest(hash: number): number {
    return this.numberAt(bucketOf(hash))
  }

  /** Where a phrase with this hash is looked for first. */
  slotOf(hash: number): number {
    return spread(hash) & this.mask
  }

  /** Where it is looked for if another phrase is there. */
  slotAfter(slot: number): number {
    return (slot + 1) & this.mask
  }

  lineAt(slot: number): number {
    const at = BUCKETS + slot * SIGNS
    const line =
      (this.numberAt(at) << (3 * BITS)) |
      (this.numberAt(at + 1) << (2 * BITS)) |
      (this.numberAt(at + 2) << BITS) |
      this.numberAt(at + 3)
    return line === NO_LINE_WRITTEN ? NO_LINE : line
  }

  private numberAt(at: number): number {
    return this.text.charCodeAt(at) - FIRST_SIGN
  }
}

const spread = (hash: number): number => hash ^ (hash >>> 15)
const bucketOf = (hash: number): number => spread(hash) & (BUCKETS - 1)

/** The text of the index of these lines. */
export function indexText(lines: string): string {
  const starts = startsOf(lines)
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(starts.length + 1) + 1)).fill(NO_LINE)
  const longest = new Uint8Array(BUCKETS)
  for (const line of starts) {
    const { hash, first, words } = phraseAt(lines, line)
    longest[first] = Math.max(longest[first]!, words)
    let slot = spread(hash) & (slots.length - 1)
    while (slots[slot] !== NO_LINE) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = line
  }
  return [...longest].map(sign).join('') + [...slots].map(fourSigns).join('')
}

function startsOf(lines: string): number[] {
  const starts: number[] = []
  for (let line = 0; line < lines.length; line = lines.indexOf('\n', line) + 1) starts.push(line)
  return starts
}

/** The hash of a line's phrase, the bucket of its first word, and how many words it has. */
function phraseAt(lines: string, line: number): { hash: number; first: number; words: number } {
  let hash = BEGUN
  let first: number | undefined
  let words = 1
  for (let at = line; lines.charCodeAt(at) !== TAB; at++) {
    const code = lines.charCodeAt(at)
    if (code === SPACE) {
      first ??= bucketOf(hash)
      words++
    }
    hash = withCode(hash, code)
  }
  return { hash, first: first ?? bucketOf(hash), words }
}

const sign = (number: number): string => String.fromCharCode(FIRST_SIGN + number)

function fourSigns(line: number): string {
  if (line >= NO_LINE_WRITTEN) throw new RangeError(`The line that begins at ${line} is too far down for the index`)
  return [3, 2, 1, 0].map((nth) => sign((line >> (nth * BITS)) & HIGHEST)).join('')
}
