import type { ClassifiedTopic } from '../result'
import { PARENT_CATEGORIES, SEGMENT_TYPES, TAXONOMY_TYPES } from '../taxonomy/vocabulary'
import { hash32 } from '../text/hash'
import { nameWords } from './name-words'
import { ReedSolomon } from './reed-solomon'

/**
 * A topic as 256 numbers, of which about 40 are not 0: those are stored, two bytes each, the dimension and its value. They
 * are in blocks, so that a word can never look like a category:
 *
 *     0–4   segment type     5–17  taxonomy type     18–58  parent category     59–90  subcategory
 *    91–115 words of the name     116–127 keywords     128–255 the name as a whole
 *
 * The last block is what makes 0.95 mean "the same audience". The words of the name are hashed to 36 bits, and their
 * code word (Reed–Solomon, 9 symbols of GF(16)) chooses a dimension and a sign in 16 groups of 8 dimensions. Names with
 * different words differ in at least 8 groups:
 *
 *     |a−b|² ≥ 8 · 2 · 17²  and  cos = (|a|²+|b|²−|a−b|²) / 2|a||b|  ⇒  cos < 0.945, however long the names are.
 *
 * Subcategories are told apart in the same way: 15 bits, 5 symbols of GF(8), 8 groups of 4 dimensions.
 *
 * An uncertain topic was filed by a guess, so where it is filed and the keywords stay empty: only its own words make it
 * like another. The shorter vectors put two names with different words below 0.8.
 */
export type Embedding = Uint8Array

export type EmbeddedFields = Pick<
  ClassifiedTopic,
  'topic_name' | 'parent_category' | 'taxonomy_type' | 'subcategory' | 'segment_type' | 'keywords' | 'uncertain'
>

/**
 * Their lengths, of a squared length near 41,000: category 0.39, taxonomy type 0.15, subcategory 0.18 and segment 0.06
 * hold topics of one subcategory above 0.75; another segment type or category alone falls below 0.95; keywords alone do not.
 */
const SEGMENT_BLOCK: ListBlock = { at: 0, list: SEGMENT_TYPES, value: 50 }
const TYPE_BLOCK: ListBlock = { at: 5, list: TAXONOMY_TYPES, value: 79 }
const CATEGORY_BLOCK: ListBlock = { at: 18, list: PARENT_CATEGORIES, value: 127 }
const SUBCATEGORY_BLOCK: CodedBlock = { at: 59, groupSize: 4, value: 30, code: new ReedSolomon(3, 0b1011, 5) }
const WORDS_BLOCK: CountedBlock = { at: 91, places: 25, length: 64 }
const KEYWORDS_BLOCK: CountedBlock = { at: 116, places: 12, length: 28 }
const NAME_BLOCK: CodedBlock = { at: 128, groupSize: 8, value: 17, code: new ReedSolomon(4, 0b10011, 9) }

/** A block with a dimension for each value of a vocabulary. */
type ListBlock = { at: number; list: readonly string[]; value: number }
/** A block in which a code word chooses one dimension in each group. */
type CodedBlock = { at: number; groupSize: number; value: number; code: ReedSolomon }
/** A block in which texts are counted at the places that their hashes choose, and scaled to a fixed length. */
type CountedBlock = { at: number; places: number; length: number }

/**
 * The bytes in which a topic that is not uncertain says where it is filed: segment type, taxonomy type, category and
 * subcategory. In an uncertain one these are the segment type and words of the name. Topics at 0.95 or more have the same.
 */
export const FILING_BYTES = 2 * (3 + SUBCATEGORY_BLOCK.code.size)

const SUBCATEGORY_SEED = 7
const SUBCATEGORY_BITS = 0x7fff

/** Dimensions and values in turn, by dimension: blocks are written from the first to the last. */
type Components = number[]

export const embed = (topic: EmbeddedFields): Embedding => embedWithKey(topic).embedding

/** With the key of its name, for which the name is read only once. */
export function embedWithKey(topic: EmbeddedFields): { embedding: Embedding; nameKey: number } {
  const words = nameWords(topic.topic_name)
  const nameKey = hash36(words)
  const components: Components = []
  markOne(components, SEGMENT_BLOCK, topic.segment_type)
  if (!topic.uncertain) markFiling(components, topic)
  count(components, WORDS_BLOCK, wordHashes(words))
  if (!topic.uncertain) count(components, KEYWORDS_BLOCK, keywordHashes(topic.keywords))
  encode(components, NAME_BLOCK, nameKey)
  return { embedding: new Uint8Array(components), nameKey }
}

/** 36 bits of the words' hash: the key under which topics of the same name are found. */
export const nameKey = (name: string): number => hash36(nameWords(name))

/** The form in which subcategories and keywords are told apart. */
export const phrase = (text: string): string => text.trim().toLowerCase()

/** A value that the vocabulary does not have is nowhere. */
function markOne(components: Components, { at, list, value }: ListBlock, word: string): void {
  const index = list.indexOf(word)
  if (index !== -1) mark(components, at + index, value)
}

function mark(components: Components, dimension: number, value: number): void {
  components.push(dimension, value)
}

function markFiling(components: Components, { taxonomy_type, parent_category, subcategory }: EmbeddedFields): void {
  markOne(components, TYPE_BLOCK, taxonomy_type)
  markOne(components, CATEGORY_BLOCK, parent_category)
  encode(components, SUBCATEGORY_BLOCK, hash32(phrase(subcategory), SUBCATEGORY_SEED) & SUBCATEGORY_BITS)
}

/** Several for a word, so that no single collision makes two names alike. */
function wordHashes(words: readonly string[]): number[] {
  const hashes: number[] = []
  for (const word of words) hashes.push(hash32(word, 1), hash32(word, 2), hash32(word, 3))
  return hashes
}

/** Each keyword counts once, whatever its capitals. */
function keywordHashes(keywords: readonly string[]): number[] {
  const hashes: number[] = []
  for (const keyword of keywords) {
    const hash = hash32(phrase(keyword), 1)
    if (!hashes.includes(hash)) hashes.push(hash)
  }
  return hashes
}

function count(components: Components, { at, places, length }: CountedBlock, hashes: readonly number[]): void {
  const counts = new Array<number>(places).fill(0)
  for (const hash of hashes) counts[(hash >>> 0) % places]!++
  let squared = 0
  for (const times of counts) squared += times * times
  const scale = length / Math.sqrt(squared)
  for (let place = 0; place < places; place++) {
    const value = Math.round(counts[place]! * scale)
    if (value > 0) mark(components, at + place, value)
  }
}

/** All bits of a symbol but the last choose the dimension in its group, the last the sign. */
function encode(components: Components, { at, groupSize, value, code }: CodedBlock, number: number): void {
  const word = code.encode(number)
  for (let group = 0; group < word.length; group++) {
    const symbol = word[group]!
    mark(components, at + group * groupSize + (symbol >> 1), symbol & 1 ? -value : value)
  }
}

const BETWEEN_WORDS = '\u0001'

function hash36(words: readonly string[]): number {
  const text = words.join(BETWEEN_WORDS)
  return (hash32(text, 101) & 15) * 2 ** 32 + (hash32(text, 102) >>> 0)
}
