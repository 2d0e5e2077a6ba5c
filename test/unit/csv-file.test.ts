import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { openCsv } from '../../src/cli/import/csv-file'

const folder = await mkdtemp(join(tmpdir(), 'taxon-csv-'))
afterAll(() => rm(folder, { recursive: true }))

async function read(content: string | Buffer) {
  const path = join(folder, 'file.csv')
  await writeFile(path, content)
  const file = await openCsv(path)
  const rows: string[][] = []
  for await (const { cells } of file.rows()) rows.push(cells)
  expect(file.rowCount).toBe(rows.length)
  return [file.columns, ...rows]
}

const EXPECTED = [
  ['Topic Name', 'External ID'],
  ['Alpine Cheese', 'a1'],
]

describe('a file is read whatever its', () => {
  test.each([
    ['commas', 'Topic Name,External ID\nAlpine Cheese,a1\n'],
    ['semicolons and CRLF', 'Topic Name;External ID\r\nAlpine Cheese;a1\r\n'],
    ['tabs and no last line end', 'Topic Name\tExternal ID\nAlpine Cheese\ta1'],
    ['bars', 'Topic Name|External ID\nAlpine Cheese|a1\n'],
    ['quotes', '"Topic Name","External ID"\n"Alpine Cheese","a1"\n'],
    ['byte order mark', '\ufeffTopic Name,External ID\nAlpine Cheese,a1\n'],
    ['byte order mark before quotes', '\ufeff"Topic Name","External ID"\nAlpine Cheese,a1\n'],
    ['empty lines', 'Topic Name,External ID\n\nAlpine Cheese,a1\n\n'],
    ['old line ends', 'Topic Name,External ID\rAlpine Cheese,a1\r'],
    ['line ends of two systems', 'Topic Name,External ID\r\nAlpine Cheese,a1\n'],
  ])('%s', async (_what, content) => {
    expect(await read(content)).toEqual(EXPECTED)
  })

  const ACCENTS = 'topic,words\nCafé Façade,"“quoted” – 5 €"\n'
  const utf16le = Buffer.from(ACCENTS, 'utf16le')
  const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), utf16le])
  test.each([
    ['UTF-8', Buffer.from(ACCENTS)],
    ['UTF-16LE with its mark', marked],
    ['UTF-16LE without', utf16le],
    ['UTF-16BE with its mark', Buffer.from(marked).swap16()],
    ['UTF-16BE without', Buffer.from(utf16le).swap16()],
    ['Windows-1252', windows1252(ACCENTS)],
    [
      'Windows-1252 that shows late',
      windows1252(`topic,words\n${'plain,x\n'.repeat(20_000)}Café Façade,“quoted” – 5 €\n`),
    ],
  ])('encoding: %s', async (_what, content) => {
    expect((await read(content)).at(-1)).toEqual(['Café Façade', '“quoted” – 5 €'])
  })

  test('delimiters that stand inside quoted column names', async () => {
    expect(await read('"a, b, c";d\n1,2;3\n')).toEqual([
      ['a, b, c', 'd'],
      ['1,2', '3'],
    ])
  })

  test('quotes in a text, and texts over several lines', async () => {
    expect(await read('name;id\n"Pipes;\n5"" and wider";1\nPlain 3" Screws;2\n')).toEqual([
      ['name', 'id'],
      ['Pipes;\n5" and wider', '1'],
      ['Plain 3" Screws', '2'],
    ])
  })

  test('cells: what a program wrote as CSV comes back', async () => {
    const unit = fc.constantFrom('a', 'é', '€', '"', ',', ';', '\n', ' ', '\t', '|', "'")
    const cells = fc.tuple(fc.string({ unit, maxLength: 12 }), fc.string({ unit, maxLength: 12 }))
    await fc.assert(
      fc.asyncProperty(
        fc.array(cells, { maxLength: 5 }),
        fc.constantFrom(',', ';', '\t', '|'),
        async (rows, delimiter) => {
          const table = [['topic', 'note'], ...rows.map(([topic, note]) => [`t${topic}`, note])]
          expect(await read(stringify(table, { delimiter }))).toEqual(table)
        },
      ),
      { numRuns: 100 },
    )
  })
})

function windows1252(text: string): Buffer {
  const special: Record<string, number> = { '€': 0x80, '“': 0x93, '”': 0x94, '–': 0x96 }
  return Buffer.from([...text].map((char) => special[char] ?? char.charCodeAt(0)))
}
