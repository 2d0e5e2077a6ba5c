import { describe, expect, it } from 'vitest'
import { classify } from '../../src/engine'
import { BOUGHT_FOR_WORK } from '../../src/engine/lexicon/titles'

const segmentOf = (name: string) => classify(name).segment_type

describe('what hardly anybody pays for but at work', () => {
  it.each([
    ['Petri Dishes', 'B2B', 'only businesses pay for it'],
    ['Hospital Beds', 'B2B', 'only businesses pay for it'],
    ['Computershare', 'B2B', 'only businesses pay for it'],
    ['Ballot Boxes', 'B2G', 'only public bodies pay for it'],
  ])('%s: %s', (name, segment, rule) => {
    const { segment_type, evidence } = classify(name)
    expect(segment_type).toBe(segment)
    expect(evidence.segment.rule).toBe(rule)
  })

  it('is what the list says, whatever similar words are about', () => {
    const overruled = Object.values(BOUGHT_FOR_WORK)
      .flat()
      .filter((entry) => classify(entry).evidence.segment.rule.startsWith('names with similar words'))
    expect(overruled).toEqual([])
  })

  it('is no more than where the name is filed: what it says of its people goes before', () => {
    expect(segmentOf('Stryker employees')).toBe('B2E')
    expect(segmentOf('B2G - petri dishes')).toBe('B2G')
  })

  it('leaves what consumers buy, too', () => {
    expect(segmentOf('Blood pressure monitors')).toBe('B2C')
    expect(segmentOf('Grasshoppers')).toBe('B2C')
  })
})

describe('a word of public bodies in the name of a thing', () => {
  it.each([
    ['Dive regulators', 'Outdoor Recreation'],
    ['Window regulators', 'Auto Parts & Services'],
    ['Plant growth regulators', 'Energy & Agriculture'],
    ['Ambassador Cruise Line', 'Travel & Tourism'],
  ])('%s are no government: %s', (name, category) => {
    expect(classify(name).parent_category).toBe(category)
    expect(segmentOf(name)).not.toBe('B2G')
  })

  it('still means them where the thing is theirs', () => {
    expect(classify('telecom regulators').segment_type).toBe('B2G')
    expect(segmentOf('ambassadors')).toBe('B2G')
  })
})
