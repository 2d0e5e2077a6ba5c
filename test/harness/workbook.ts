import { strToU8, type Zippable, zipSync } from 'fflate'

const escaped = (text: string) => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`)

const column = (at: number): string =>
  (at < 26 ? '' : column(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

/** A workbook as Excel writes it: texts are shared, and come after the sheet. Numbers are numbers, empty cells are missing. */
export function workbook(rows: readonly (string | number)[][], extra: Zippable = {}): Buffer {
  const texts: string[] = []
  const cell = (value: string | number, row: number, at: number) => {
    if (value === '') return ''
    const place = `r="${column(at)}${row + 1}"`
    if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`
    return `<c ${place} t="s"><v>${texts.push(value) - 1}</v></c>`
  }
  const sheet = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((value, at) => cell(value, row, at)).join('')}</row>`,
  )
  return Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Data" sheetId="1" r:id="rId7"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Target="styles.xml"/><Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet.join('')}</sheetData></worksheet>`),
      'xl/sharedStrings.xml': strToU8(
        `<sst>${texts.map((text) => `<si><t>${escaped(text)}</t><rPh><t>said</t></rPh></si>`).join('')}</sst>`,
      ),
      ...extra,
    }),
  )
}
