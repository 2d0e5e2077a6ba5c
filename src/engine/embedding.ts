import { firstOf } from './first-of'
import { hash32 } from './hash'
import { hashesOf, phrase } from './keyword'
import { firstPlace, hash36, type NameWord, placesAfter, WORD_PLACES } from './name-word'
import { keepWords, keptWords } from './name-words'
import { ReedSolomon } from './reed-solomon'
import type { ClassifiedTopic } from './result'
import { lastNode } from './taxonomy/last-node'
import { ALL_NODES } from './taxonomy/tree'
import { PARENT_CATEGORIES, SEGMENT_TYPES, TAXONOMY_TYPES } from './taxonomy/vocabulary'

export { phrase } from './keyword'

/**
 * 256 dimensions in blocks, so that a word can never look like a category:
 *
 *     0–4   segment type     5–17  taxonomy type     18–58  parent category     59–90  subcategory
 *    91–115 words of the name     116–127 keywords     128–255 the name as a whole
 *
 * The last block is what makes 0.95 mean "the same audience". The words of the name are hashed to 36 bits, and their
 * code word (Reed–Solomon, 9 symbols of GF(16)) chooses a dimension and a sign in 16 groups of 8 dimensions. Names with
 * different words differ in at least 8 groups:
 *
 *     |a−b|² ≥ 8 · 2 · NAME²  and  cos = (|a|²+|b|²−|a−b|²) / 2|a||b|  ⇒  cos < 0.945, however long the names are.
 *
 * Subcategories are told apart in the same way: 15 bits, 5 symbols of GF(8), 8 groups of 4 dimensions.
 *
 * The components are two lists, because V8 keeps lists of up to 64 bytes on its heap and calls malloc for longer ones.
 */
export type Embedding = {
  /** Ascending. */
  dimensions: Uint8Array
  values: Int8Array
}

export type EmbeddedFields = Pick<
  ClassifiedTopic,
  'topic_name' | 'parent_category' | 'taxonomy_type' | 'subcategory' | 'segment_type' | 'keywords'
>

const TYPES_AT = 5
const CATEGORIES_AT = 18
const SUBCATEGORY_AT = 59
const WORDS_AT = 91
const KEYWORDS_AT = 116
const NAME_AT = 128

const GF8 = new ReedSolomon(3, 0b1011, 5)
const GF16 = new ReedSolomon(4, 0b10011, 9)
const SUBCATEGORY_SEED = 7

/**
 * Components, of a squared length near 41,000: category 0.39, taxonomy type 0.15, subcategory 0.18 and segment 0.06 hold
 * topics of one subcategory above 0.75; another segment type or category alone falls below 0.95; keywords alone do not.
 */
const CATEGORY = 127
const TYPE = 79
const SEGMENT = 50
const SUBCATEGORY = 30
const WORDS_LENGTH = 64
const KEYWORDS_LENGTH = 28
const NAME = 17

const END = 256
const NAME_FROM = END - GF16.size

/**
 * The components of one topic after the other, in the order of their dimensions. They are written from the last to the
 * first, at the end of the tables: so those of the name have a place of their own, and are written four at a time.
 */
const dimensions = new Uint8Array(END)
const values = new Int8Array(END)
const nameDimensions = new Int32Array(dimensions.buffer, NAME_FROM)
const nameValues = new Int32Array(values.buffer, NAME_FROM)
/** How often each place of a block was met. */
const counts = new Int32Array(WORD_PLACES)

export function embed(topic: EmbeddedFields): Embedding {
  const count = keepWords(topic.topic_name)
  markName(hash36(keptWords, count))
  const keywordsFrom = scatterKeywords(topic.keywords, NAME_FROM)
  const wordsFrom = scatterWords(keptWords, count, keywordsFrom)
  const filingFrom = markFiling(filingOf(topic), wordsFrom)
  const from = markSegment(topic.segment_type, filingFrom)
  return { dimensions: dimensions.slice(from), values: values.slice(from) }
}

/** 36 bits of the words' hash: the key under which topics of the same name are found. */
export function nameKey(name: string): number {
  return hash36(keptWords, keepWords(name))
}

/**
 * Keys of the exact candidate search: first the name's own key, then that of its words with each one left out.
 * Two topics at 0.95 or more have the same 36 bits (see above), hence the same first key: recall there is 1 by
 * construction. The other keys find the names that differ in one word, as a warning needs them.
 */
export function candidateKeys(name: string): number[] {
  const words = firstOf(keptWords, keepWords(name))
  const { length } = words
  const keys = [hash36(words, length)]
  if (length > 1) for (let left = 0; left < length; left++) keys.push(hash36(words.toSpliced(left, 1), length - 1))
  return [...new Set(keys)]
}

/** Two bytes a component: its dimension and its value. */
export function packEmbedding({ dimensions, values }: Embedding): Uint8Array {
  const packed = new Uint8Array(dimensions.length * 2)
  for (let at = 0; at < dimensions.length; at++) {
    packed[at * 2] = dimensions[at]!
    packed[at * 2 + 1] = values[at]! & 0xff
  }
  return packed
}

export function unpackEmbedding(packed: Uint8Array): Embedding {
  const count = packed.length >> 1
  const dimensions = new Uint8Array(count)
  const values = new Int8Array(count)
  for (let at = 0; at < count; at++) {
    dimensions[at] = packed[at * 2]!
    values[at] = packed[at * 2 + 1]!
  }
  return { dimensions, values }
}

/** Where the groups of the name's symbols begin, four to a number. */
const NAME_GROUPS = new Int32Array(Uint8Array.from({ length: GF16.size }, (_, group) => NAME_AT + group * 8).buffer)

/**
 * A group of dimensions for each symbol: all its bits but the last choose the dimension, the last the sign. Made four
 * at a time, in the bytes of one number.
 */
function markName(hash: number): void {
  GF16.encode(hash)
  const { lanes } = GF16
  const positive = NAME * 0x01010101
  const turn = (NAME ^ -NAME) & 0xff
  for (let lane = 0; lane < lanes.length; lane++) {
    const symbols = lanes[lane]!
    nameDimensions[lane] = NAME_GROUPS[lane]! | ((symbols >>> 1) & 0x07070707)
    nameValues[lane] = positive ^ Math.imul(symbols & 0x01010101, turn)
  }
}

/** Each once, whatever its capitals. */
function scatterKeywords(keywords: readonly string[], end: number): number {
  const hashes = hashesOf(keywords)
  let squared = 0
  let counted = 0
  /** A bit for the beginning of each hash: most that share a place are told apart by it. */
  let met = 0
  for (let i = 0; i < keywords.length; i++) {
    const hash = hashes[i]!
    const place = keywordPlace(hash)
    const count = counts[place]!
    const sign = 1 << (hash >> 27)
    if (count !== 0 && (met & sign) !== 0 && isRepeated(keywords, hashes, i)) continue
    met |= sign
    counts[place] = count + 1
    squared += 2 * count + 1
    counted |= 1 << place
  }
  return scaleTo(KEYWORDS_LENGTH, squared, counted, KEYWORDS_AT, end)
}

/** One of the twelve; the figure is written out because a known divisor makes it a multiplication. */
const keywordPlace = (hash: number): number => (hash >>> 0) % 12

function isRepeated(keywords: readonly string[], hashes: Int32Array, at: number): boolean {
  const hash = hashes[at]!
  for (let i = 0; i < at; i++) if (hashes[i] === hash && phrase(keywords[i]!) === phrase(keywords[at]!)) return true
  return false
}

function scatterWords(words: readonly NameWord[], length: number, end: number): number {
  let squared = 0
  let counted = 0
  for (let i = 0; i < length; i++) {
    for (let rest = words[i]!.places; rest !== 0; rest = placesAfter(rest)) {
      const place = firstPlace(rest)
      const count = counts[place]!
      counts[place] = count + 1
      squared += 2 * count + 1
      counted |= 1 << place
    }
  }
  return scaleTo(WORDS_LENGTH, squared, counted, WORDS_AT, end)
}

/** What was counted becomes a block of a fixed length; `squared`: of the counts; `counted`: a bit for each place. */
function scaleTo(length: number, squared: number, counted: number, at: number, end: number): number {
  const scale = length / Math.sqrt(squared)
  let from = end
  for (let rest = counted; rest !== 0; ) {
    const place = 31 - Math.clz32(rest)
    const value = Math.round(counts[place]! * scale) | 0
    counts[place] = 0
    rest ^= 1 << place
    if (value === 0) continue
    from--
    dimensions[from] = at + place
    values[from] = value
  }
  return from
}

/** Where topics of a subcategory are marked. */
type Filing = Pick<EmbeddedFields, 'taxonomy_type' | 'parent_category'> & {
  /** The dimension of each component, and its value in the last eight bits. */
  components: readonly number[]
}

function markFiling({ components }: Filing, end: number): number {
  const from = end - components.length
  for (let i = 0; i < components.length; i++) {
    dimensions[from + i] = components[i]! >> 8
    values[from + i] = components[i]!
  }
  return from
}

function markSegment(type: EmbeddedFields['segment_type'], end: number): number {
  const dimension = SEGMENT_TYPES.indexOf(type)
  if (dimension === -1) return end
  dimensions[end - 1] = dimension
  values[end - 1] = SEGMENT
  return end - 1
}

/** There are some hundred subcategories and a million topics; one name hardly ever stands for two of them. */
const MOST_FILINGS = 2_000
const filings = new Map<string, Filing>()
/** Of the subcategories of the tree, by their numbers. */
const treeFilings: (Filing | null)[] = new Array(ALL_NODES.length).fill(null)

function filingOf(topic: EmbeddedFields): Filing {
  const { id, name, category, group } = lastNode().root
  if (name !== topic.subcategory || category !== topic.parent_category || group !== topic.taxonomy_type)
    return filingByName(topic)
  treeFilings[id] ??= newFiling(topic)
  return treeFilings[id]
}

function filingByName(topic: EmbeddedFields): Filing {
  const known = filings.get(topic.subcategory)
  if (known && known.parent_category === topic.parent_category && known.taxonomy_type === topic.taxonomy_type)
    return known
  const filing = newFiling(topic)
  if (filings.size >= MOST_FILINGS) filings.clear()
  filings.set(topic.subcategory, filing)
  return filing
}

/** A value that the vocabulary does not have is nowhere. */
function newFiling({ taxonomy_type, parent_category, subcategory }: EmbeddedFields): Filing {
  const components: number[] = []
  const add = (dimension: number, value: number) => components.push((dimension << 8) | (value & 0xff))
  const type = TAXONOMY_TYPES.indexOf(taxonomy_type)
  if (type !== -1) add(TYPES_AT + type, TYPE)
  const category = PARENT_CATEGORIES.indexOf(parent_category)
  if (category !== -1) add(CATEGORIES_AT + category, CATEGORY)
  const word = GF8.encode(hash32(phrase(subcategory), SUBCATEGORY_SEED) & 0x7fff)
  for (let group = 0; group < GF8.size; group++) {
    const symbol = word[group]!
    add(SUBCATEGORY_AT + group * 4 + (symbol >> 1), symbol & 1 ? -SUBCATEGORY : SUBCATEGORY)
  }
  return { taxonomy_type, parent_category, components }
}
