import { describe, expect, it } from 'vitest'
import { FileError, readCsv } from '../../console/src/screens/import/file/csv'
import { guessColumns, mappingsOf } from '../../console/src/screens/import/mapping/mapping'

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => {
  const buffer = Buffer.from(text, encoding)
  return buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.byteLength) as ArrayBuffer
}

describe('a CSV file in the console', () => {
  it('is read with quotes, line breaks inside of them and its own delimiter', () => {
    const file = readCsv(bytes('name;tags\r\n"Jazz; blues ""and"" soul";a\r\n"two\nlines";b\r\n'))
    expect(file.columns).toEqual(['name', 'tags'])
    expect(file.rows).toEqual([
      ['Jazz; blues "and" soul', 'a'],
      ['two\nlines', 'b'],
    ])
  })

  it.each([
    ['UTF-8 with a mark', bytes('\uFEFFname\ncafé\n')],
    ['UTF-16 with a mark', bytes('\uFEFFname\ncafé\n', 'utf16le')],
    ['UTF-16 without', bytes('name\ncafé\n', 'utf16le')],
    ['Windows-1252', bytes('name\ncafé\n', 'latin1')],
  ])('is read in %s', (_, file) => {
    expect(readCsv(file)).toMatchObject({ columns: ['name'], rows: [['café']] })
  })

  it('numbers its rows as a spreadsheet does, and leaves out the empty ones', () => {
    expect(readCsv(bytes('name,id\n\na,1\n,\nb,2\n'))).toMatchObject({
      rows: [
        ['a', '1'],
        ['b', '2'],
      ],
      numbers: [3, 5],
    })
  })

  it('gives every column a name of its own', () => {
    expect(readCsv(bytes('name,,name,\na,b,c,\n')).columns).toEqual(['name', 'Column 2', 'name (2)'])
  })

  it('says which rows have been shifted by a comma', () => {
    const { problems } = readCsv(bytes('name,id\nred, white,1\nblue,2\n'))
    expect(problems).toEqual({ 0: '3 values for 2 columns. Put quotes around values that contain ",".' })
  })

  it('is refused with what to do', () => {
    const refusal = (text: string) => () => readCsv(bytes(text))
    expect(refusal('name\n')).toThrow(FileError)
    expect(refusal('name\n"open\nb\n')).toThrow('unclosed quote')
    expect(refusal(`name\n${'a\n'.repeat(50_001)}`)).toThrow('Maximum 50,000 rows allowed. This file has 50,001')
    expect(readCsv(bytes(`name\n${'a\n'.repeat(50_000)}`)).rows).toHaveLength(50_000)
  })
})

describe('what its columns mean', () => {
  it('is guessed from their names, however they are spelled', () => {
    const columns = ['Segment ID', 'SEGMENT-NAME', 'Parent Category', 'Owner', 'Tags', 'segment_type']
    expect(mappingsOf(guessColumns(columns))).toEqual([
      { csvColumn: 'SEGMENT-NAME', targetField: 'topic_name' },
      { csvColumn: 'Parent Category', targetField: 'parent_category' },
      { csvColumn: 'segment_type', targetField: 'segment_type' },
      { csvColumn: 'Segment ID', targetField: 'external_id' },
      { csvColumn: 'Tags', targetField: 'keywords' },
    ])
  })

  it('is obvious if there is only one', () => {
    expect(guessColumns(['Audiences 2026'])).toEqual({ topic_name: 'Audiences 2026' })
  })

  it('uses no column twice', () => {
    expect(guessColumns(['topic', 'x'])).toEqual({ topic_name: 'topic' })
  })
})
