import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classify, refine, refineAnyway } from '../../src/engine'

/** One pair a line: the topic of the turn before, the text, and what comes of it. */
const PAIRS = readFileSync(new URL('refinements.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [topic = '', text = '', kind = '', name = '', hints = ''] = line.split('\t')
    return { topic, text, kind, name, hints }
  })

const asked = ({ segment_type, audience_type }: { segment_type?: string | null; audience_type?: string | null }) =>
  [audience_type && `audience_type=${audience_type}`, segment_type && `segment_type=${segment_type}`]
    .filter(Boolean)
    .join(';')

describe('refine', () => {
  it('understands every labelled pair', () => {
    expect(PAIRS.length).toBeGreaterThanOrEqual(150)
    const answers = PAIRS.map(({ topic, text }) => {
      const answer = refine(classify(topic), text)
      const hints = answer.kind === 'refined' ? asked(answer.hints) : ''
      return { topic, text, kind: answer.kind, name: answer.kind === 'unclear' ? '' : answer.name, hints }
    })
    expect(answers).toEqual(PAIRS)
  })

  it('keeps the category of a topic that is only refined', () => {
    const moved = PAIRS.filter(({ kind, text }) => kind === 'refined' && !/call|name/.test(text)).flatMap((pair) => {
      const before = classify(pair.topic)
      const answer = refine(before, pair.text)
      if (answer.kind !== 'refined') return [pair.text]
      const after = classify(answer.name, answer.hints)
      return after.parent_category === before.parent_category ? [] : [`${pair.topic} + ${pair.text}`]
    })
    expect(moved).toEqual([])
  })

  it('says what changed', () => {
    const answer = refine(classify('Electric SUV Shoppers'), 'people who already own one')
    expect(answer).toMatchObject({
      changes: [
        { field: 'topic_name', from: 'Electric SUV Shoppers', to: 'Electric SUV Owners' },
        { field: 'audience_type', from: 'In-Market Shoppers', to: 'Owners' },
      ],
    })
  })

  it.each([
    ['cat owners', 'Electric SUV Shoppers Who Are Cat Owners'],
    ['for women', 'Female Electric SUV Shoppers'],
    ['luxury', 'Luxury Electric SUV Shoppers'],
    [
      'people who run marathons in the mountains',
      'Electric SUV Shoppers for People Who Run Marathons in the Mountains',
    ],
  ])('refines anyway: %s', (text, name) => {
    expect(refineAnyway(classify('Electric SUV Shoppers'), text)).toMatchObject({ kind: 'refined', name })
  })

  it('answers any text, and the same every time', () => {
    const topic = classify('Electric SUV Shoppers in Ohio')
    const words = fc.constantFrom(
      ...'for only not women without B2B Texas ones 25-34 make it , ? what about zzz'.split(' '),
    )
    const text = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.array(words, { maxLength: 8 }).map((list) => list.join(' ')),
    )
    fc.assert(
      fc.property(text, (said) => {
        expect(refine(topic, said)).toEqual(refine(topic, said))
      }),
    )
  })
})
