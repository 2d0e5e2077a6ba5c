import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as custom from '../../src/connectors/custom-api/payload'
import { cutTo } from '../../src/connectors/cut-to'
import * as dspapi from '../../src/connectors/dspapi/payload'
import { segmentsIn } from '../../src/connectors/dspapi/tree'
import { audienceId, filePaths, linesOf, metaFile } from '../../src/connectors/exchange/files'
import * as marketplace from '../../src/connectors/marketplace/payload'
import { segmentOf, valuesOf } from '../harness/platform'

const LONG = { name: 'n'.repeat(600), description: 'd'.repeat(600) }
const segment = segmentOf('Trail Runners')
const AT = new Date('2026-02-03T04:05:06.789Z')

describe('what is cut', () => {
  test('is what a platform does not take, between characters and without a space at its end', () => {
    expect(cutTo('short', 250)).toBe('short')
    expect(cutTo('a'.repeat(251), 250)).toBe('a'.repeat(250))
    expect(cutTo(`${'a'.repeat(249)}😀`, 250)).toBe('a'.repeat(249))
    expect(cutTo(`${'a'.repeat(248)}😀`, 250)).toBe(`${'a'.repeat(248)}😀`)
    expect(cutTo(`${'a'.repeat(249)} b`, 250)).toBe('a'.repeat(249))
  })

  test('is never longer, and cut again it stays', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.integer({ min: 1, max: 50 }), (text, limit) => {
        const cut = cutTo(text, limit)
        expect(cut.length).toBeLessThanOrEqual(limit)
        expect(text.startsWith(cut)).toBe(true)
        expect(cut).not.toMatch(/[\ud800-\udbff]$/)
        expect(cutTo(cut, limit)).toBe(cut)
      }),
    )
  })
})

describe('marketplace', () => {
  const settings = { data_source_location: 'US', default_cpm: 2.5, currency: 'EUR' }

  test('a creation', () => {
    expect(marketplace.created(segment, settings)).toEqual({
      name: 'Trail Runners',
      description: 'People who like Trail Runners',
      type: 'SYNDICATED',
      dataSourceLocation: 'US',
      enabled: true,
      pricing: { currencyCode: 'EUR', digitalAdTargeting: 2.5 },
    })
  })
  test('an update, with a price where there is one', () => {
    const { name, description } = segment
    expect(marketplace.updated(segment, {})).toEqual({ name, description })
    expect(marketplace.updated(segment, { default_cpm: 0 })).toEqual({
      name,
      description,
      pricing: { currencyCode: 'USD', digitalAdTargeting: 0 },
    })
  })
  test('250 and 245 characters', () => {
    const { name, description } = marketplace.created(LONG, settings)
    expect([name.length, description.length]).toEqual([250, 245])
  })
})

describe('dspapi', () => {
  test('a creation, with a brand where there is one', () => {
    const sent = (brand?: string) =>
      JSON.parse(JSON.stringify(dspapi.created(segment, { provider: 'p', brand }, { default_cpm: 1 })))
    const body = {
      ProviderId: 'p',
      SegmentName: 'Trail Runners',
      Description: 'People who like Trail Runners',
      BuyableStatus: true,
      Cpm: 1,
      Currency: 'USD',
    }
    expect(sent()).toEqual(body)
    expect(sent('b')).toEqual({ ...body, BrandId: 'b' })
  })
  test('an update and a deactivation', () => {
    const updated = dspapi.updated('7', segment, { provider: 'p', brand: 'b' }, { default_cpm: 3 })
    expect(updated).toEqual({
      ProviderId: 'p',
      SegmentId: '7',
      SegmentName: 'Trail Runners',
      Description: 'People who like Trail Runners',
      BrandId: 'b',
      Cpm: 3,
    })
    expect(dspapi.deactivated('7', { provider: 'p' })).toEqual({
      ProviderId: 'p',
      SegmentId: '7',
      BuyableStatus: false,
    })
  })
  test('255 and 500 characters', () => {
    const { SegmentName, Description } = dspapi.created(LONG, { provider: 'p' }, {})
    expect([SegmentName.length, Description.length]).toEqual([255, 500])
  })
  test('its tree is walked whatever its branches are called, however deep', async () => {
    let deep: object = { SegmentId: 'x', SegmentName: 'Deepest' }
    for (let level = 0; level < 20_000; level++) deep = { [`level${level % 3}`]: [deep] }
    const tree = {
      Root: [{ SegmentId: 1, SegmentName: 'One', Kids: { a: { SegmentId: 2, Name: 'Two' } } }, null, deep],
    }
    const walked = async (from: unknown) => {
      const segments: string[] = []
      for await (const { id, name } of segmentsIn(from)) segments.push(`${id} ${name}`)
      return segments.sort()
    }
    expect(await walked(tree)).toEqual(['1 One', '2 Two', 'x Deepest'])
    expect(await walked('nothing')).toEqual([])
  })
})

describe('exchange', () => {
  test('a meta file', () => {
    expect(metaFile('ot_1', segment, { owner: '17', advertiser: '42' }, AT)).toEqual({
      meta_version: 1.2,
      audienceName: 'Trail Runners',
      audienceID: 'ot_1',
      advertiserAccount_id: '42',
      ownerAccount_id: 17,
      exportTimestamp: '2026-02-03 04:05:06',
    })
  })
  test('names of files: in the folder of the match key, and no way out of it', () => {
    expect(filePaths('postalcode', 'ot_1', AT)).toEqual({
      data: 'postalcode/ot_1_20260203T040506789Z.gz',
      meta: 'postalcode/ot_1_20260203T040506789Z.json',
    })
    expect(audienceId('../../etc/passwd')).toBe('______etc_passwd')
    expect(audienceId('ot_Ab-9')).toBe('ot_Ab-9')
  })
  test('a line a value', async () => {
    const chunks: string[] = []
    for await (const chunk of linesOf(valuesOf('a', 'b', 'c'.repeat(70_000), 'd'))) chunks.push(chunk)
    expect(chunks.join('')).toBe(`a\nb\n${'c'.repeat(70_000)}\nd\n`)
    expect(chunks).toHaveLength(2)
  })
})

describe('custom_api', () => {
  test('fields are sent under the names they have there', () => {
    expect(custom.fieldsOf(segment, {})).toEqual({ name: segment.name, description: segment.description })
    const field_names = { name: 'title', description: '__proto__', key: 'ref', cpm: 'price', currency: 'money' }
    expect(JSON.stringify(custom.fieldsOf(segment, { field_names, default_cpm: 2 }))).toBe(
      '{"title":"Trail Runners","__proto__":"People who like Trail Runners","ref":"ot_abc123","price":2,"money":"USD"}',
    )
  })
  test('ids and names are filled in as one part of the address', () => {
    expect(custom.filledIn('https://x.example/a/{id}?b={id}', '{id}', '../?&#').href).toBe(
      'https://x.example/a/..%2F%3F%26%23?b=..%2F%3F%26%23',
    )
  })
})
