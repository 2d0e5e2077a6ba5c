import { describe, expect, it } from 'vitest'
import { parseBrands } from '../../src/engine/lexicon/brand-entry'
import { isSpellingOf } from '../../src/engine/lexicon/brand-variants'
import { brandSpelling, canonicalizeBrands } from '../../src/engine/lexicon/brands'
import { tokenize } from '../../src/engine/text/tokens'

const canonical = (name: string) => canonicalizeBrands(tokenize(name).map((token) => token.canonical)).join(' ')

describe('parseBrands', () => {
  it('reads names, other spellings and the mark of an ordinary word', () => {
    expect(parseBrands(['Volkswagen = vw | volkswagon', '~Apple', 'Kia'])).toEqual([
      { name: 'Volkswagen', aliases: ['vw', 'volkswagon'], ordinary: false },
      { name: 'Apple', aliases: [], ordinary: true },
      { name: 'Kia', aliases: [], ordinary: false },
    ])
  })
})

describe('canonicalizeBrands', () => {
  it.each([
    ['VW Golf Owners', 'Volkswagen Golf Owners'],
    ['Land Rover', 'LandRover'],
    ['Chevy Tahoe', 'Chevrolet Tahoe'],
    ['Amazon.com Shoppers', 'Amazon Shoppers'],
    ['Kentucky Fried Chicken', 'KFC'],
  ])('%s and %s are one', (a, b) => expect(canonical(a)).toBe(canonical(b)))

  it.each([
    ['iPhone 16', 'iPhone'],
    ['Ford F-150', 'Ford F-250'],
    ['Castrol Edge', 'Castrol'],
  ])('%s and %s stay two', (a, b) => expect(canonical(a)).not.toBe(canonical(b)))

  it('leaves other words as they are', () => expect(canonical('running shoes')).toBe('running shoe'))
})

describe('isSpellingOf', () => {
  it.each([
    ['vw', 'Volkswagen', true],
    ['volkswagon', 'Volkswagen', true],
    ['amex', 'American Express', true],
    ['toyota motors', 'Toyota', true],
    ['escalade', 'Cadillac Escalade', true],
    ['iphone 16', 'iPhone', false],
    ['google docs', 'Google Workspace', false],
    ['chuck taylor', 'Converse', false],
  ])('%s of %s: %s', (alias, name, expected) => expect(isSpellingOf(alias, name)).toBe(expected))
})

describe('brandSpelling', () => {
  it('knows capitals that no rule gives', () => expect(brandSpelling('ikea')).toBe('IKEA'))
})
