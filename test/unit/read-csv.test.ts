import { expect, test } from 'vitest'
import { readCsv } from '../../src/import/file/read-csv'

const TEXT = 'topic,words\nCafé Façade,“quoted” – 5 €\nPlain,Straße é'
const utf16le = Buffer.from(TEXT, 'utf16le')
const windows1252 = Buffer.from(
  [...TEXT].map((char) => ({ '“': 0x93, '”': 0x94, '–': 0x96, '€': 0x80 })[char] ?? char.charCodeAt(0)),
)

async function read(content: Buffer, size: number): Promise<string[][]> {
  const { records } = await readCsv(
    (async function* () {
      for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
    })(),
  )
  const rows: string[][] = []
  for await (const cells of records) rows.push(cells)
  return rows
}

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16LE', utf16le],
  ['UTF-16BE with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16le]).swap16()],
  ['Windows-1252', windows1252],
])('%s is read the same however it is cut into parts', async (_encoding, content) => {
  for (const size of [1, 2, 3, 5, 7, content.length]) {
    expect(await read(content, size)).toEqual([
      ['topic', 'words'],
      ['Café Façade', '“quoted” – 5 €'],
      ['Plain', 'Straße é'],
    ])
  }
})

test('text that turns out to be Windows-1252 after the first parts is read as such', async () => {
  const plain = Buffer.from(`name\n${'plain\n'.repeat(20_000)}`)
  const rows = await read(Buffer.concat([plain, Buffer.from([0x43, 0x61, 0x66, 0xe9])]), 1_000)
  expect([rows.length, rows.at(-1)]).toEqual([20_002, ['Café']])
})

test('lines that end in different ways are rows of their own, however the file is cut', async () => {
  const content = Buffer.from('name,id\r\nfirst,1\n"sec\nond",2\r\nthird,3\rfourth,4')
  for (const size of [1, 2, 9, content.length]) {
    expect(await read(content, size)).toEqual([
      ['name', 'id'],
      ['first', '1'],
      ['sec\nond', '2'],
      ['third', '3'],
      ['fourth', '4'],
    ])
  }
})
