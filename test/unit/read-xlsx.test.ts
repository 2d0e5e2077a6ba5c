import { Readable } from 'node:stream'
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { RandomAccessReader } from 'yauzl'
import { readXlsx } from '../../src/import/file/read-xlsx'
import { workbook } from '../harness/workbook'

class Bytes extends RandomAccessReader {
  constructor(private readonly content: Buffer) {
    super()
  }

  override _readStreamForRange(start: number, end: number) {
    return Readable.from([this.content.subarray(start, end)])
  }
}

async function read(content: Buffer): Promise<string[][]> {
  const { records } = await readXlsx(new Bytes(content), content.length)
  const rows: string[][] = []
  for await (const cells of records) rows.push(cells)
  return rows
}

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const ROWS = [['name'], ['Alpine Cheese']]

test('the first sheet with cells is read, though a chart comes before it', async () => {
  const content = workbook(ROWS, {
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="Chart" sheetId="2" r:id="rId1"/><sheet name="Data" sheetId="1" r:id="rId2"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="rId1" Type="${TYPES}/chartsheet" Target="chartsheets/sheet1.xml"/>` +
        `<Relationship Id="rId2" Type="${TYPES}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/chartsheets/sheet1.xml': strToU8('<chartsheet/>'),
  })
  expect(await read(content)).toEqual(ROWS)
})

test('parts and prefixes have the names that the workbook gives them', async () => {
  const content = workbook([], {
    'xl/workbook.xml': strToU8('<x:workbook><x:sheets><x:sheet sheetId="1" rel:id="a"/></x:sheets></x:workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="a" Type="${TYPES}/worksheet" Target="/xl/tables/one.xml"/>` +
        `<Relationship Id="b" Type="${TYPES}/sharedStrings" Target="texts.xml"/></Relationships>`,
    ),
    'xl/tables/one.xml': strToU8(
      '<x:worksheet><x:row><x:c t="s"><x:v>0</x:v></x:c></x:row><x:row><x:c t="s"><x:v>1</x:v></x:c></x:row></x:worksheet>',
    ),
    'xl/texts.xml': strToU8('<sst><si><t>name</t></si><si><t>Alpine Cheese</t></si></sst>'),
  })
  expect(await read(content)).toEqual(ROWS)
})

test('characters that XML cannot hold are read, and how a text is pronounced is not', async () => {
  const inline = '<c t="inlineStr"><is><t>Swiss_x000D_\nCheese</t><rPh><t>said</t></rPh></is></c>'
  const content = workbook([['name'], ['Alpine_x000D_\nCheese'], ['a_x005F_x000D_b']], {
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet>${[0, 1, 2].map((at) => `<row><c t="s"><v>${at}</v></c></row>`).join('')}<row>${inline}</row></worksheet>`,
    ),
  })
  expect(await read(content)).toEqual([['name'], ['Alpine\r\nCheese'], ['a_x000D_b'], ['Swiss\r\nCheese']])
})
