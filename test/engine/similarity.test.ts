import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classify } from '../../src/engine/classify'
import { type EmbeddedFields, embed, FILING_BYTES, nameKey } from '../../src/engine/embedding/embed'
import { SIMILARITY_BLOCK, SIMILARITY_WARN, similarityOf } from '../../src/engine/embedding/similarity'
import { TREE } from '../../src/engine/taxonomy/tree'
import { GROUP_OF, PARENT_CATEGORIES, SEGMENT_TYPES } from '../../src/engine/taxonomy/vocabulary'
import { LABELLED_PAIRS } from './similarity-pairs'

const suvs = (topic_name: string, other: Partial<EmbeddedFields> = {}): EmbeddedFields => ({
  topic_name,
  parent_category: 'Auto',
  taxonomy_type: 'Automotive',
  subcategory: 'SUVs',
  segment_type: 'B2C',
  keywords: ['suv', 'crossover'],
  uncertain: false,
  ...other,
})
const packed = (topic: EmbeddedFields) => embed(topic)
const between = (a: EmbeddedFields, b: EmbeddedFields) => similarityOf(packed(a), packed(b))

/** By the book: all 256 dimensions, those without a component too. */
function cosine(a: Uint8Array, b: Uint8Array): number {
  const whole = (embedding: Uint8Array) => {
    const signed = new Int8Array(embedding)
    const values = new Array<number>(256).fill(0)
    for (let at = 0; at < embedding.length; at += 2) values[embedding[at]!] = signed[at + 1]!
    return values
  }
  const dot = (x: number[], y: number[]) => x.reduce((sum, value, at) => sum + value * y[at]!, 0)
  const [x, y] = [whole(a), whole(b)]
  return dot(x, y) / Math.sqrt(dot(x, x) * dot(y, y))
}

const word = fc.constantFrom(
  ...'ford f-150 f-250 texas utah men women 18-24 25-34 65+ owners shoppers cfos nurses vw volkswagen the of & audience suv suvs electric hybrid iphone 15 14 $50k golf shoes news hotels yoga people consumers'.split(
    ' ',
  ),
)
const name = fc.array(
  fc.oneof({ weight: 9, arbitrary: word }, { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) }),
  { minLength: 1, maxLength: 14 },
)
const fields = fc.record({
  parent_category: fc.constantFrom(...PARENT_CATEGORIES),
  subcategory: fc.constantFrom('SUVs', 'Sedans', 'Hotels', 'Running Shoes'),
  segment_type: fc.constantFrom(...SEGMENT_TYPES),
  keywords: fc.array(word, { maxLength: 12 }),
  uncertain: fc.boolean(),
})
const topic = (
  words: string[],
  of: {
    parent_category: (typeof PARENT_CATEGORIES)[number]
    subcategory: string
    segment_type: (typeof SEGMENT_TYPES)[number]
    keywords: string[]
    uncertain: boolean
  },
): EmbeddedFields => ({
  topic_name: words.join(' '),
  taxonomy_type: GROUP_OF[of.parent_category],
  ...of,
})
/** A name and a near one: words shuffled, one of them replaced, dropped or doubled. */
const nearNames = fc
  .tuple(name, name, fc.nat(), fc.nat({ max: 3 }))
  .map(([words, others, at, change]): [string[], string[]] => {
    const near = [...words]
    const place = at % near.length
    if (change === 0) near.splice(place, 1, others[0]!)
    if (change === 1) near.splice(place, 1)
    if (change === 2) near.push(near[place]!)
    return [words, near.reverse()]
  })

describe('similarity', () => {
  it.each([
    ['VW Golf Owners', 'Volkswagen Golf Owners'],
    ['Electric SUVs', 'electric suv'],
    ['Shoes & Bags for Women', "Women's Bags and Shoes"],
    ['People interested in Golf', 'Golf Audience'],
  ])('%s and %s are near-identical', (a, b) =>
    expect(between(suvs(a), suvs(b))).toBeGreaterThanOrEqual(SIMILARITY_BLOCK),
  )

  it.each([
    ['Men 18-24', 'Men 25-34'],
    ['Ford F-150', 'Ford F-250'],
    ['iPhone Owners', 'iPhone Shoppers'],
    ['Hotels in Texas', 'Hotels in Utah'],
    ['CFOs', 'CEOs'],
    ['Consumer Electronics', 'Electronics'],
    [
      'a very long name of an audience with twelve different words in Texas',
      'a very long name of an audience with twelve different words in Utah',
    ],
  ])('%s and %s are related, not the same', (a, b) => {
    const value = between(suvs(a), suvs(b))
    expect(value).toBeGreaterThanOrEqual(SIMILARITY_WARN)
    expect(value).toBeLessThan(SIMILARITY_BLOCK)
  })

  it('counts every classification field, and keywords a little', () => {
    const golf = suvs('Golf')
    expect(between(golf, suvs('Golf', { segment_type: 'B2B' }))).toBeLessThan(SIMILARITY_BLOCK)
    expect(between(golf, suvs('Golf', { subcategory: 'Sedans' }))).toBeLessThan(SIMILARITY_BLOCK)
    expect(between(golf, suvs('Golf', { parent_category: 'Sports', taxonomy_type: 'Sports & Leisure' }))).toBeLessThan(
      SIMILARITY_WARN,
    )
    const otherKeywords = between(golf, suvs('Golf', { keywords: ['hatchback'] }))
    expect(otherKeywords).toBeGreaterThanOrEqual(SIMILARITY_BLOCK)
    expect(otherKeywords).toBeLessThan(1)
  })

  it('tells the subcategories of a category apart, whatever the name', () => {
    const alike = [...TREE].flatMap(([parent_category, { roots }]) =>
      roots.flatMap((a, at) =>
        roots.slice(at + 1).filter((b) => {
          const of = (subcategory: string) =>
            suvs('Golf', { parent_category, taxonomy_type: GROUP_OF[parent_category], subcategory })
          return between(of(a.name), of(b.name)) >= SIMILARITY_BLOCK
        }),
      ),
    )
    expect(alike).toEqual([])
  })

  it('is symmetric, in range, 1 with itself, and the cosine of all dimensions', () => {
    fc.assert(
      fc.property(name, name, fields, fields, (a, b, fieldsA, fieldsB) => {
        const [x, y] = [packed(topic(a, fieldsA)), packed(topic(b, fieldsB))]
        const value = similarityOf(x, y)
        expect(value).toBe(similarityOf(y, x))
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
        expect(similarityOf(x, x)).toBe(1)
        expect(value).toBeCloseTo(Math.max(0, cosine(x, y)), 12)
      }),
    )
  })
})

describe('0.95', () => {
  it('means the same words, filed alike or not at all', () => {
    let [same, different] = [0, 0]
    fc.assert(
      fc.property(nearNames, fields, fields, fc.boolean(), ([a, b], fieldsA, fieldsB, alike) => {
        const [x, y] = [topic(a, fieldsA), topic(b, alike ? fieldsA : fieldsB)]
        const isSame = between(x, y) >= SIMILARITY_BLOCK
        const sameName = nameKey(x.topic_name) === nameKey(y.topic_name)
        if (isSame) expect(sameName).toBe(true)
        if (isSame) expect(packed(x).subarray(0, FILING_BYTES)).toEqual(packed(y).subarray(0, FILING_BYTES))
        if (sameName && alike) expect(isSame).toBe(true)
        isSame ? same++ : different++
      }),
      { numRuns: 3000 },
    )
    expect(same).toBeGreaterThan(100)
    expect(different).toBeGreaterThan(100)
  })

  it('is found under a key that a bigint column holds', () => {
    fc.assert(
      fc.property(name, (words) => {
        const key = nameKey(words.join(' '))
        return Number.isSafeInteger(key) && key >= 0
      }),
    )
  })
})

describe('uncertain topics', () => {
  const guessed = (topic_name: string, other: Partial<EmbeddedFields> = {}) =>
    suvs(topic_name, { uncertain: true, ...other })

  it('are the same only if their words are, wherever a guess filed them', () => {
    const elsewhere = {
      parent_category: 'Gaming',
      taxonomy_type: 'Entertainment & Media',
      subcategory: 'Esports',
    } as const
    expect(between(guessed('zorblax'), guessed('Zorblax', { ...elsewhere, keywords: ['x'] }))).toBe(1)
    expect(between(guessed('zorblax'), guessed('zorblax', { segment_type: 'B2B' }))).toBeLessThan(SIMILARITY_BLOCK)
    expect(between(guessed('zorblax'), suvs('zorblax'))).toBeLessThan(SIMILARITY_WARN)
  })

  it('that share no word are not alike', () => {
    const made = fc.string({ unit: fc.constantFrom(...'bcdfgklmnprtvxz', ...'aeiou'), minLength: 5, maxLength: 12 })
    fc.assert(
      fc.property(made, made, fields, (a, b, of) => {
        fc.pre(nameKey(a) !== nameKey(b))
        expect(between(topic([a], { ...of, uncertain: true }), topic([b], { ...of, uncertain: true }))).toBeLessThan(
          SIMILARITY_WARN,
        )
      }),
    )
    expect(between(classify('Lorem ipsum'), classify('zorblax'))).toBeLessThan(0.5)
  })
})

/** Of the pairs at or above a threshold how many belong there, and how many of those that belong there are. */
function measure(
  threshold: number,
  belongs: (label: string) => boolean,
  scored: readonly { label: string; value: number }[],
) {
  const above = scored.filter(({ value }) => value >= threshold)
  const right = above.filter(({ label }) => belongs(label)).length
  return { precision: right / above.length, recall: right / scored.filter(({ label }) => belongs(label)).length }
}

describe('the labelled pairs', () => {
  it('are at least 400', () => expect(LABELLED_PAIRS.length).toBeGreaterThanOrEqual(400))

  it('with equal classification: 0.95 separates the same from everything else', () => {
    const scored = LABELLED_PAIRS.map(({ a, b, label }) => ({ label, value: between(suvs(a), suvs(b)) }))
    expect(measure(SIMILARITY_BLOCK, (label) => label === 'same', scored)).toEqual({ precision: 1, recall: 1 })
    expect(scored.filter(({ value }) => value < SIMILARITY_WARN).length / scored.length).toBeLessThan(0.02)
  })

  it('classified by the engine: precision and recall per threshold', () => {
    const scored = LABELLED_PAIRS.map(({ a, b, label }) => ({ label, value: between(classify(a), classify(b)) }))
    const block = measure(SIMILARITY_BLOCK, (label) => label === 'same', scored)
    const warn = measure(SIMILARITY_WARN, (label) => label !== 'unrelated', scored)
    console.info('similarity of labelled pairs', { block, warn })
    expect(block.precision).toBe(1)
    // Of a few pairs one spelling is certain and the other is not.
    expect(block.recall).toBeGreaterThanOrEqual(0.94)
    expect(warn.precision).toBeGreaterThanOrEqual(0.97)
    expect(warn.recall).toBeGreaterThanOrEqual(0.85)
  })
})
