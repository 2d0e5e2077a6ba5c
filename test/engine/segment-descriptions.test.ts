import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GOLDEN } from '../../src/cli/eval/golden'
import {
  ALL_NODES,
  AUDIENCE_TYPES,
  BUILT_IN_TEMPLATES,
  type ClassifiedTopic,
  classify,
  DIMENSION_SETS,
  GROUP_OF,
  INTENTS,
  SEGMENT_TYPES,
  templateContext,
} from '../../src/engine'

const template = BUILT_IN_TEMPLATES[0]!

/** The sentence about a topic and, with the prefix of a template, what the people do. */
function saidOf(topic: ClassifiedTopic): { name: string; sentence: string; clause: string } {
  const { audience_description, prefix, taxonomy_description_lower } = templateContext(topic, template)
  const clause = `${prefix} ${taxonomy_description_lower}`
  return { name: topic.topic_name, sentence: `${audience_description}.`, clause: `${clause}.` }
}

const DOUBLED = /\b(\p{L}{2,}) \1\b/iu
const MARK_OF_BRAND = /^(?:\p{Ll}+\p{Lu})/u

/** What is wrong with a sentence, whatever it is about. */
const RULES: readonly [fault: string, isBroken: (sentence: string, name: string) => boolean][] = [
  ['no capital', (sentence) => /^\p{Ll}/u.test(sentence) && !MARK_OF_BRAND.test(sentence)],
  ['no period, or two', (sentence) => !/[^.]\.$/.test(sentence)],
  ['spaces', (sentence) => / {2}| [,.]|^ /.test(sentence)],
  ['people who are people who', (sentence) => /\bwho are [\p{L} ]*s who\b/u.test(sentence)],
  ['a word twice', (sentence, name) => DOUBLED.test(sentence) && !DOUBLED.test(name)],
  [
    'an empty place',
    (sentence) => /\b(?:for|of|in|to|with|as|at|about|are|who) ?(?:\.|and are)|“”|undefined|\{|\}/.test(sentence),
  ],
  [
    'an article before a plural',
    (sentence, name) => / an? \p{Ll}+s\b(?<!ss|us|is)/u.test(sentence) && !/\ba\b/i.test(name),
  ],
]

function faultsOf(topic: ClassifiedTopic): string[] {
  const { name, sentence, clause } = saidOf(topic)
  return [sentence, clause].flatMap((text) =>
    RULES.filter(([, isBroken]) => isBroken(text, name)).map(([fault]) => `${fault}: ${name}: ${text}`),
  )
}

const rows = readFileSync(new URL('descriptions.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
const sample = classify('Running Shoes')

describe('a description', () => {
  it.each(rows.map((row) => row.split('\t')))(
    'of %s (%s, %s, %s, %s): %s',
    (name, category, segment, audience, intent, sentence) => {
      const topic = {
        ...sample,
        topic_name: name,
        parent_category: category,
        taxonomy_type: GROUP_OF[category as keyof typeof GROUP_OF],
        subcategory: '',
        taxonomy_path: '',
        segment_type: segment,
        audience_type: audience,
        layers: { ...sample.layers, primary_intent: intent },
      } as ClassifiedTopic
      expect(saidOf(topic).sentence).toBe(sentence)
    },
  )

  it('is a whole sentence for every golden name and every node of the taxonomy', () => {
    const names = [...GOLDEN.map(({ name }) => name), ...ALL_NODES.map(({ name }) => name)]
    expect(names.flatMap((name) => faultsOf(classify(name)))).toEqual([])
  })

  it('is a whole sentence for every audience type, segment type, intent and shape of a name', () => {
    const names = [
      ...['Electric SUVs', 'Coffee', 'Nike', 'Museum Curator', 'Marathon Runners', 'Women Who Run Marathons', 'Ohio'],
      ...[
        'Law Firms',
        'Automotive Industry',
        'Speaks Spanish',
        'Recently Moved',
        'Planning a Wedding',
        'Golden Retrievers',
      ],
      ...['Type 2 Diabetes', 'Dog Food Buyers', 'Households', 'iPhone', 'The Beatles', 'R&D', 'People', '?', 'Gen Z'],
    ]
    const attributes = ['', ...DIMENSION_SETS.flatMap(({ values }) => values.slice(0, 2))]
    const topics = fc.record({
      topic_name: fc
        .tuple(fc.constantFrom(...names), fc.constantFrom(...attributes))
        .map((parts) => parts.join(' ').trim()),
      segment_type: fc.constantFrom(...SEGMENT_TYPES),
      audience_type: fc.constantFrom(...AUDIENCE_TYPES),
      primary_intent: fc.constantFrom(...INTENTS),
      category: fc.constantFrom(...ALL_NODES.map(({ category }) => category)),
      uncertain: fc.boolean(),
    })
    fc.assert(
      fc.property(topics, ({ primary_intent, category, ...fields }) => {
        const filed = { parent_category: category, subcategory: '', taxonomy_path: '' }
        const topic = { ...sample, ...fields, ...filed, layers: { ...sample.layers, primary_intent } }
        expect(faultsOf(topic)).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  })

  it('keeps the capitals of brands, places and proper adjectives', () => {
    const kept = [
      'Nike Running Shoes',
      'Amazon Prime Members',
      'French Press Coffee Makers',
      'Super Bowl Parties',
      'Hotels in Las Vegas',
    ]
    const words = kept.map((name) => saidOf(classify(name)).sentence)
    expect(words).toEqual([
      expect.stringContaining('Nike running shoes'),
      expect.stringContaining('Amazon'),
      expect.stringContaining('French press'),
      expect.stringContaining('Super Bowl parties'),
      expect.stringContaining('hotels in Las Vegas'),
    ])
  })
})
