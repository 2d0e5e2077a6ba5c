import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JsonTooLarge, parseJson, parseJsonWithIds } from '../../src/json'

const parsed = (text: string, most = 1_000_000) => parseJson(Buffer.from(text), most)

test('is what JSON.parse makes of it, at once and in pieces', async () => {
  const padding = Array.from({ length: 70_000 }, () => 0)
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 6 }), async (value) => {
      expect(await parsed(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
      const text = JSON.stringify({ padding, value })
      expect(await parsed(text)).toEqual(JSON.parse(text))
    }),
    { numRuns: 5 },
  )
})

describe('integers that a number would round', () => {
  const text = '{"id":1234567890123456789,"list":[-9007199254740993, 9007199254740991, 0.12345678901234568, 1e300]}'
  const values = {
    id: '1234567890123456789',
    list: ['-9007199254740993', 9007199254740991, 0.12345678901234568, 1e300],
  }
  const withIds = (json: string) => parseJsonWithIds(Buffer.from(json), 1_000_000)

  test('become text where ids are read, at once and in pieces', async () => {
    expect(await withIds(text)).toEqual(values)
    expect(await withIds(`{"id":${'9'.repeat(400)}}`)).toEqual({ id: '9'.repeat(400) })
    const padding = '0,'.repeat(70_000)
    expect(await withIds(`[${padding}${text}]`)).toEqual([...Array.from({ length: 70_000 }, () => 0), values])
  })

  test('are numbers elsewhere', async () => {
    expect(await parsed(text)).toEqual(JSON.parse(text))
  })

  test('do not make JSON of what is none', async () => {
    for (const broken of ['[01234567890123456789]', '[1234567890123456789', '[1234567890123456789,]', '[x]']) {
      await expect(withIds(broken)).rejects.toThrow(SyntaxError)
    }
  })
})

test.each(['', '[1', '[1,]', '{"a"}', 'x', '"'])('%j is not JSON, however large it is', async (text) => {
  await expect(parsed(text)).rejects.toThrow(SyntaxError)
  await expect(parsed(`[${'1,'.repeat(70_000)}${text}`)).rejects.toThrow(SyntaxError)
})

describe('is not made where', () => {
  test('it is nested too deeply', async () => {
    await expect(parsed('['.repeat(101))).rejects.toThrow(new JsonTooLarge('JSON is nested deeper than 100 levels'))
    await expect(parsed('['.repeat(100) + ']'.repeat(100))).resolves.toBeDefined()
    await expect(parsed(`["${'['.repeat(1_000)}\\"${'['.repeat(1_000)}"]`)).resolves.toBeDefined()
  })

  test('it holds too many values', async () => {
    await expect(parsed('[1,2,3,4]', 5)).resolves.toEqual([1, 2, 3, 4])
    await expect(parsed('[1,2,3,4,5]', 5)).rejects.toThrow(new JsonTooLarge('JSON holds more than 5 values'))
    await expect(parsed('[{},{},{}]', 5)).rejects.toThrow(JsonTooLarge)
    await expect(parsed('[",,,,,,,"]', 5)).resolves.toEqual([',,,,,,,'])
  })
})
