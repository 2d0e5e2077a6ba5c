import { describe, expect, it } from 'vitest'
import { classify } from '../../src/engine'
import { resolveDimensions } from '../../src/engine/dimensions/resolve'
import { embed } from '../../src/engine/embedding/embed'
import { normalizedName, topicName } from '../../src/engine/outputs/names'
import { BUILT_IN_TEMPLATES, outputsFor, renderTemplate, templateContext } from '../../src/engine/outputs/template'
import { slugOf } from '../../src/engine/outputs/templates/slug'
import { titleCase } from '../../src/engine/outputs/title-case'
import { parseTaxonomyPath } from '../../src/engine/reading/taxonomy-path'
import { truncateAtWord } from '../../src/engine/text/truncate'
import { MESSAGE_LENGTH } from '../../src/limits'
import { excessiveGrowth, isSlow } from '../harness/linear/growth'

const REPEATED = [
  ...[' ', '\t', 'a', 'A', 'aA', 'Aa', 'a ', 'aA ', 'A ', '0', '0 ', '1,', '1-', '$1 ', '1.', '日本 ', 'é', 'ß'],
  ...['-', 'a-', '_a', '.', 'A.', ',', 'a, ', "'", "a's ", '’', '&', 'a & ', '(', '( ', ' )', '()', '#', '*'],
  ...[
    '>',
    'a > ',
    '> ',
    '<',
    '|',
    ':',
    'a: ',
    ' - ',
    '/',
    '{{',
    '{{topic}} ',
    '\u0301',
    '\u0301\u0323',
    '\uff9e\u0301',
  ],
  ...['😀', '\0', 'Inc, ', 'v1 ', '30d ', 'within ', 'last 30 days ', 'revenue ', 'age ', '1 employees ', 'for each '],
  ...['Genre - ', 'HotelBookers', 'breadmaker', 'people who ', 'of 1 ', '&gt;', '(copy) ', 'seg1'],
]

/** After a letter, and before something that belongs to no run. */
const TEXTS = REPEATED.map((repeated) => ({ before: 'x ', repeated, after: ' )x!' }))

const topic = classify('electric SUV shoppers')
const [template] = BUILT_IN_TEMPLATES
const context = templateContext(topic, template!)

const READERS: Record<string, (text: string) => unknown> = {
  classify,
  'classify a hint': (text) => classify('cars', { subcategory: text, parent_category: text }),
  parseTaxonomyPath,
  topicName,
  normalizedName,
  titleCase,
  truncateAtWord: (text) => truncateAtWord(text, text.length - 1),
  slug: (text) => slugOf(text, '-'),
  resolveDimensions,
  embed: (text) => embed({ ...topic, topic_name: text, subcategory: text, keywords: [text] }),
  outputs: (text) => outputsFor({ ...topic, topic_name: text, taxonomy_path: text }, BUILT_IN_TEMPLATES),
  'render a template': (text) => renderTemplate({ ...template!, descTemplate: text }, context),
}

describe('a text four times as long takes about four times as long', () => {
  it.each(Object.entries(READERS))('%s', (_, read) => {
    const tooSlow = TEXTS.flatMap((text) => {
      const growth = excessiveGrowth(read, text, { length: 8_000, milliseconds: 10 })
      return growth === null ? [] : [`${JSON.stringify(text.repeated)}: ${growth.toFixed(1)} times`]
    })
    expect(tooSlow).toEqual([])
  })
})

it('classifies the longest message within 50 ms, whatever it says', () => {
  const limit = { length: MESSAGE_LENGTH, milliseconds: 50 }
  expect(REPEATED.filter((_, at) => isSlow(classify, TEXTS[at]!, limit))).toEqual([])
})
