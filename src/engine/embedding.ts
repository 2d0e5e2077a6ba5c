import { hash32, hash36 } from './hash'
import { hashOfKeyword, phrase } from './keyword'
import { firstPlace, type NameWord, NO_PLACE, placesAfter, WORD_PLACES } from './name-word'
import { nameWords } from './name-words'
import { ReedSolomon } from './reed-solomon'
import type { ClassifiedTopic } from './result'
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

/** The components of one topic after the other, in the order of their dimensions. */
const dimensions = new Uint8Array(256)
const values = new Int8Array(256)
let count = 0

function add(dimension: number, value: number): void {
  dimensions[count] = dimension
  values[count++] = value
}

export function embed(topic: EmbeddedFields): Embedding {
  count = 0
  const filed = filingOf(topic)
  mark(SEGMENT_TYPES.indexOf(topic.segment_type), SEGMENT)
  mark(filed.typePlace, TYPE)
  mark(filed.categoryPlace, CATEGORY)
  markSubcategory(filed.subcategoryCode)
  const words = nameWords(topic.topic_name)
  scatterWords(words)
  scatterKeywords(topic.keywords)
  markName(GF16.encode(hash36(words)))
  return { dimensions: dimensions.slice(0, count), values: values.slice(0, count) }
}

/** 36 bits of the words' hash: the key under which topics of the same name are found. */
export function nameKey(name: string): number {
  return hash36(nameWords(name))
}

/**
 * Keys of the exact candidate search: first the name's own key, then that of its words with each one left out.
 * Two topics at 0.95 or more have the same 36 bits (see above), hence the same first key: recall there is 1 by
 * construction. The other keys find the names that differ in one word, as a warning needs them.
 */
export function candidateKeys(name: string): number[] {
  const words = nameWords(name)
  const keys = [hash36(words)]
  if (words.length > 1) for (let left = 0; left < words.length; left++) keys.push(hash36(words.toSpliced(left, 1)))
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

/** A value that the vocabulary does not have is nowhere. */
function mark(dimension: number, length: number): void {
  if (dimension >= 0) add(dimension, length)
}

function markSubcategory(code: number): void {
  for (let group = 0, rest = code; group < GF8.size; group++, rest >>= GF8.bits) {
    markSymbol(SUBCATEGORY_AT + (group * GF8.size) / 2, rest & (GF8.size - 1), SUBCATEGORY)
  }
}

function markName(word: Uint8Array): void {
  for (let group = 0; group < GF16.size; group++) markSymbol(NAME_AT + (group * GF16.size) / 2, word[group]!, NAME)
}

/** A group of dimensions for each symbol: all its bits but the last choose the dimension, the last the sign. */
function markSymbol(at: number, symbol: number, length: number): void {
  add(at + (symbol >> 1), length - 2 * length * (symbol & 1))
}

function scatterWords(words: readonly NameWord[]): void {
  for (let i = 0; i < words.length; i++) {
    for (let { places } = words[i]!; places !== NO_PLACE; places = placesAfter(places)) countAt(firstPlace(places))
  }
  scaleTo(WORDS_AT, WORDS_LENGTH)
}

/** Each once, whatever its capitals. */
function scatterKeywords(keywords: readonly string[]): void {
  if (keywords.length > hashes.length) hashes = new Int32Array(keywords.length)
  for (let i = 0; i < keywords.length; i++) {
    const hash = hashOfKeyword(i, keywords[i]!)
    hashes[i] = hash
    const place = keywordPlace(hash)
    if (counts[place] === 0 || !isRepeated(keywords, i, hash)) countAt(place)
  }
  scaleTo(KEYWORDS_AT, KEYWORDS_LENGTH)
}

/** One of the twelve; the figure is written out because a known divisor makes it a multiplication. */
const keywordPlace = (hash: number): number => (hash >>> 0) % 12

function isRepeated(keywords: readonly string[], at: number, hash: number): boolean {
  for (let i = 0; i < at; i++) if (hashes[i] === hash && phrase(keywords[i]!) === phrase(keywords[at]!)) return true
  return false
}

function countAt(place: number): void {
  squared += 2 * counts[place]!++ + 1
  counted |= 1 << place
}

/** What was counted becomes a block of a fixed length. */
function scaleTo(at: number, length: number): void {
  const scale = length / Math.sqrt(squared)
  for (let rest = counted; rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest)
    const value = Math.round(counts[place]! * scale)
    if (value !== 0) add(at + place, value)
    counts[place] = 0
  }
  counted = 0
  squared = 0
}

/** In the places of a block, the sum of their squares, and a bit for each that is not 0. */
const counts = new Uint16Array(WORD_PLACES)
let squared = 0
let counted = 0

/** Of the keywords, each for as long as the next are compared with it. */
let hashes = new Int32Array(32)

/** Where topics of a subcategory are marked. */
type Filing = Pick<EmbeddedFields, 'taxonomy_type' | 'parent_category'> & {
  typePlace: number
  categoryPlace: number
  /** Of its code word, the first symbol in the lowest bits. */
  subcategoryCode: number
}

/** There are some hundred subcategories and a million topics; one name hardly ever stands for two of them. */
const MOST_FILINGS = 2_000
const filings = new Map<string, Filing>()

function filingOf(topic: EmbeddedFields): Filing {
  const known = filings.get(topic.subcategory)
  if (known && known.parent_category === topic.parent_category && known.taxonomy_type === topic.taxonomy_type)
    return known
  const filing = newFiling(topic)
  if (filings.size >= MOST_FILINGS) filings.clear()
  filings.set(topic.subcategory, filing)
  return filing
}

function newFiling({ taxonomy_type, parent_category, subcategory }: EmbeddedFields): Filing {
  const word = GF8.encode(hash32(phrase(subcategory), SUBCATEGORY_SEED) & 0x7fff)
  return {
    taxonomy_type,
    parent_category,
    typePlace: placeIn(TAXONOMY_TYPES, taxonomy_type, TYPES_AT),
    categoryPlace: placeIn(PARENT_CATEGORIES, parent_category, CATEGORIES_AT),
    subcategoryCode: word.reduceRight((code, symbol) => (code << GF8.bits) | symbol, 0),
  }
}

function placeIn<T>(values: readonly T[], value: T, from: number): number {
  const at = values.indexOf(value)
  return at === -1 ? -1 : from + at
}
