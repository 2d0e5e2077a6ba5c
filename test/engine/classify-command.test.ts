import { Readable, Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { type ClassifyArgs, runClassify } from '../../src/cli/classify'

async function run(args: ClassifyArgs, input = ''): Promise<string> {
  let written = ''
  const output = new Writable({
    write(chunk, _, done) {
      written += chunk
      done()
    },
  })
  await runClassify(args, { input: Readable.from([input]), output })
  return written
}

describe('taxon classify', () => {
  it('prints a card with the path, the layers and why', async () => {
    const card = await run({ text: 'electric SUV shoppers' })
    expect(card).toContain('Automotive > Auto > SUVs > Electric SUVs')
    expect(card).toContain('In-Market Shoppers')
    expect(card).toMatch(/Confidence\s+[█░]{10} \d+ %/)
    expect(card).toContain('Why')
    expect(card).toContain('next best')
  })

  it('prints one JSON object for one text', async () => {
    const result = JSON.parse(await run({ text: 'dog insurance', json: true }))
    expect(result.parent_category).toBe('Insurance')
    expect(result.segment_desc_marketplace).not.toBe('')
  })

  it('says when it is not sure, on the card and as JSON', async () => {
    const card = await run({ text: 'zorblax' })
    expect(card).toContain('Best guess')
    expect(card).toContain('Not sure')
    expect(JSON.parse(await run({ text: 'zorblax', json: true })).uncertain).toBe(true)
    expect(await run({ text: 'dog insurance' })).not.toContain('Not sure')
  })

  it('answers a line with a line, in order, empty ones too', async () => {
    const names = ['running shoes', '', 'CFOs', ...Array.from({ length: 500 }, (_, i) => `laptop ${i}`)]
    const lines = (await run({ stdin: true, json: true }, names.join('\n'))).trimEnd().split('\n')
    expect(lines).toHaveLength(names.length)
    expect(JSON.parse(lines[0]!).parent_category).toBe('Apparel & Accessories')
    expect(JSON.parse(lines[2]!).parent_category).toBe('Business Services')
    expect(JSON.parse(lines.at(-1)!).parent_category).toBe('Consumer Electronics')
  })
})
