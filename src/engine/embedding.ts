import { memo } from './memo'
import { nameWords } from './name-words'
import { binaryField, codeWord } from './reed-solomon'
import type { ClassifiedTopic } from './result'
import { PARENT_CATEGORIES, SEGMENT_TYPES, TAXONOMY_TYPES } from './taxonomy/vocabulary'

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

type Block = { at: number; size: number }

const SEGMENT_AT = 0
const TYPE_AT = 5
const CATEGORY_AT = 18
const SUBCATEGORY_AT = 59
const WORDS: Block = { at: 91, size: 25 }
const KEYWORDS: Block = { at: 116, size: 12 }
const NAME_AT = 128

const GF8 = binaryField(3, 0b1011)
const GF16 = binaryField(4, 0b10011)
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

export function embed(topic: EmbeddedFields): Embedding {
  const dense = new Int8Array(256)
  mark(dense, SEGMENT_AT, SEGMENT_TYPES, topic.segment_type, SEGMENT)
  mark(dense, TYPE_AT, TAXONOMY_TYPES, topic.taxonomy_type, TYPE)
  mark(dense, CATEGORY_AT, PARENT_CATEGORIES, topic.parent_category, CATEGORY)
  const words = nameWords(topic.topic_name)
  markCode(dense, SUBCATEGORY_AT, subcategoryCode(topic.subcategory), SUBCATEGORY)
  scatter(dense, WORDS, words, 3, WORDS_LENGTH)
  scatter(dense, KEYWORDS, [...new Set(topic.keywords.map(phrase))], 1, KEYWORDS_LENGTH)
  markCode(dense, NAME_AT, codeWord(GF16, hashOf(words), 9), NAME)
  return sparse(dense)
}

/** 36 bits of the words' hash: the key under which topics of the same name are found. */
export function nameKey(name: string): number {
  return hashOf(nameWords(name))
}

/**
 * Keys of the exact candidate search: first the name's own key, then that of its words with each one left out.
 * Two topics at 0.95 or more have the same 36 bits (see above), hence the same first key: recall there is 1 by
 * construction. The other keys find the names that differ in one word, as a warning needs them.
 */
export function candidateKeys(name: string): number[] {
  const words = nameWords(name)
  const keys = [hashOf(words)]
  if (words.length > 1) for (let left = 0; left < words.length; left++) keys.push(hashOf(words.toSpliced(left, 1)))
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

function sparse(dense: Int8Array): Embedding {
  let count = 0
  for (let dimension = 0; dimension < 256; dimension++) if (dense[dimension] !== 0) count++
  const dimensions = new Uint8Array(count)
  const values = new Int8Array(count)
  let at = 0
  for (let dimension = 0; dimension < 256; dimension++) {
    if (dense[dimension] === 0) continue
    dimensions[at] = dimension
    values[at++] = dense[dimension]!
  }
  return { dimensions, values }
}

function mark(dense: Int8Array, at: number, list: readonly string[], value: string, length: number): void {
  const index = list.indexOf(value)
  if (index >= 0) dense[at + index] = length
}

/** A group of dimensions for each symbol: all its bits but the last choose the dimension, the last the sign. */
function markCode(dense: Int8Array, at: number, word: Uint8Array, length: number): void {
  for (let group = 0; group < word.length; group++) {
    const symbol = word[group]!
    dense[at + (group * word.length) / 2 + (symbol >> 1)] = symbol & 1 ? -length : length
  }
}

/** Several hashes per text, so that no single collision makes two texts alike; the block has a fixed length. */
function scatter(dense: Int8Array, block: Block, texts: readonly string[], hashes: number, length: number): void {
  const counts = new Uint16Array(block.size)
  for (const text of texts) for (let seed = 1; seed <= hashes; seed++) counts[hash32(text, seed) % block.size]! += 1
  let squared = 0
  for (const count of counts) squared += count * count
  const scale = length / Math.sqrt(squared || 1)
  for (let at = 0; at < block.size; at++) dense[block.at + at] = Math.round(counts[at]! * scale)
}

/** There are some hundred subcategories and a million topics. */
const subcategoryCode = memo(
  (subcategory) => codeWord(GF8, hash32(phrase(subcategory), SUBCATEGORY_SEED) % 2 ** 15, 5),
  2_000,
)

const phrase = (text: string): string => text.trim().toLowerCase()

function hashOf(words: readonly string[]): number {
  const text = words.join('\u0001')
  return (hash32(text, 101) & 15) * 2 ** 32 + hash32(text, 102)
}

/** FNV-1a over UTF-16 units, its bits mixed at the end. */
function hash32(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1)
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
