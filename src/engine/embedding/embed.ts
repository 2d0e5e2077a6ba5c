import { hashesOf, keywordPlace, phrase } from '../outputs/keyword'
import type { ClassifiedTopic } from '../result'
import { lastNode } from '../taxonomy/last-node'
import { ALL_NODES } from '../taxonomy/tree'
import { PARENT_CATEGORIES, SEGMENT_TYPES, TAXONOMY_TYPES } from '../taxonomy/vocabulary'
import { hash32 } from '../text/hash'
import { nameWords } from './name-words'
import { ReedSolomon } from './reed-solomon'
import { hash36, placesOf, WORD_PLACES } from './word-hashes'

export { phrase } from '../outputs/keyword'

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
export type Embedding = readonly Component[]

/** A dimension, and in the last eight bits its value with a sign. Embeddings have them by dimension, ascending. */
type Component = number

const component = (dimension: number, value: number): Component => (dimension << 8) | (value & 0xff)

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

/** Those of one topic after the other, written from the last to the first, at the end of the table. */
const components: Component[] = new Array(END).fill(0)
/** How often each place of a block was met. */
const counts = new Int32Array(WORD_PLACES)

export function embed(topic: EmbeddedFields): Embedding {
  const words = nameWords(topic.topic_name)
  markName(hash36(words))
  const keywordsFrom = scatterKeywords(topic.keywords, NAME_FROM)
  const wordsFrom = scatterWords(words, keywordsFrom)
  const filingFrom = markFiling(topic, wordsFrom)
  return components.slice(markSegment(topic.segment_type, filingFrom))
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
export function packEmbedding(embedding: Embedding): Uint8Array {
  const packed = new Uint8Array(embedding.length * 2)
  for (let at = 0; at < embedding.length; at++) {
    packed[at * 2] = embedding[at]! >> 8
    packed[at * 2 + 1] = embedding[at]!
  }
  return packed
}

/** A group of dimensions for each symbol: all its bits but the last choose the dimension, the last the sign. */
function markName(hash: number): void {
  const word = GF16.encode(hash)
  for (let group = 0; group < GF16.size; group++) {
    const symbol = word[group]!
    // Reckoned, not chosen: no processor foresees which it is.
    const sign = 1 - 2 * (symbol & 1)
    components[NAME_FROM + group] = component(NAME_AT + group * 8 + (symbol >> 1), sign * NAME)
  }
}

/** Each once, whatever its capitals. */
function scatterKeywords(keywords: readonly string[], end: number): number {
  const hashes = hashesOf(keywords)
  let squared = 0
  let counted = 0
  /** A bit for five others of each hash: most that share a place are told apart by it. */
  let met = 0
  for (let i = 0; i < keywords.length; i++) {
    const hash = hashes[i]!
    const place = keywordPlace(hash)
    const count = counts[place]!
    const sign = 1 << (hash >> 4)
    if ((met & sign) !== 0 && count !== 0 && isRepeated(keywords, hashes, i)) continue
    met |= sign
    counts[place] = count + 1
    squared += 2 * count + 1
    counted |= 1 << place
  }
  return scaleTo(KEYWORDS_LENGTH, squared, counted, KEYWORDS_AT, end)
}

function isRepeated(keywords: readonly string[], hashes: Int32Array, at: number): boolean {
  const hash = hashes[at]!
  for (let i = 0; i < at; i++) if (hashes[i] === hash && phrase(keywords[i]!) === phrase(keywords[at]!)) return true
  return false
}

function scatterWords(words: readonly string[], end: number): number {
  let squared = 0
  let counted = 0
  for (const word of words) {
    for (const place of placesOf(word)) {
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
    // Rounded without a choice that no processor foresees.
    const value = (counts[place]! * scale + 0.5) | 0
    counts[place] = 0
    rest ^= 1 << place
    if (value === 0) continue
    components[--from] = component(at + place, value)
  }
  return from
}

/** The type, the category and the subcategory. */
const FILING_MARKS = 2 + GF8.size
/** Those of the subcategories of the tree, from its place in the tree on; 0: not worked out. */
const treeMarks = new Int32Array(ALL_NODES.length * FILING_MARKS)

function markFiling(topic: EmbeddedFields, end: number): number {
  const { id, name, category, group } = lastNode().root
  if (name !== topic.subcategory || category !== topic.parent_category || group !== topic.taxonomy_type) {
    const { marks } = filingByName(topic)
    return markAll(marks, 0, marks.length, end)
  }
  const at = id * FILING_MARKS
  if (treeMarks[at] === 0) treeMarks.set(marksOf(topic), at)
  return markAll(treeMarks, at, FILING_MARKS, end)
}

function markAll(marks: Int32Array, at: number, count: number, end: number): number {
  const from = end - count
  for (let i = 0; i < count; i++) components[from + i] = marks[at + i]!
  return from
}

function markSegment(type: EmbeddedFields['segment_type'], end: number): number {
  for (let dimension = 0; dimension < SEGMENT_TYPES.length; dimension++) {
    if (SEGMENT_TYPES[dimension] !== type) continue
    components[end - 1] = component(dimension, SEGMENT)
    return end - 1
  }
  return end
}

/** Where topics of a subcategory are marked. */
type Filing = Pick<EmbeddedFields, 'taxonomy_type' | 'parent_category'> & { marks: Int32Array }

/** There are some hundred subcategories and a million topics; one name hardly ever stands for two of them. */
const MOST_FILINGS = 2_000
const filings = new Map<string, Filing>()

function filingByName(topic: EmbeddedFields): Filing {
  const { taxonomy_type, parent_category, subcategory } = topic
  const known = filings.get(subcategory)
  if (known && known.parent_category === parent_category && known.taxonomy_type === taxonomy_type) return known
  const filing = { taxonomy_type, parent_category, marks: marksOf(topic) }
  if (filings.size >= MOST_FILINGS) filings.clear()
  filings.set(subcategory, filing)
  return filing
}

/** A value that the vocabulary does not have is nowhere. */
function marksOf({ taxonomy_type, parent_category, subcategory }: EmbeddedFields): Int32Array {
  const marks: Component[] = []
  const add = (dimension: number, value: number) => marks.push(component(dimension, value))
  const type = TAXONOMY_TYPES.indexOf(taxonomy_type)
  if (type !== -1) add(TYPES_AT + type, TYPE)
  const category = PARENT_CATEGORIES.indexOf(parent_category)
  if (category !== -1) add(CATEGORIES_AT + category, CATEGORY)
  const word = GF8.encode(hash32(phrase(subcategory), SUBCATEGORY_SEED) & 0x7fff)
  for (let group = 0; group < GF8.size; group++) {
    const symbol = word[group]!
    add(SUBCATEGORY_AT + group * 4 + (symbol >> 1), symbol & 1 ? -SUBCATEGORY : SUBCATEGORY)
  }
  return Int32Array.from(marks)
}
