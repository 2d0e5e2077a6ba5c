/** Inputs that make parsers, regular expressions and loops slow. */

/** A text of exactly this length from repeats of `unit`. */
const run = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** Ends with a letter, so that an expression which needs the run to end there fails. */
const unended = (unit: string, length: number): string => `${run(unit, Math.max(0, length - 1))}b`

const UNITS: Record<string, string> = {
  'one small letter': 'a',
  'one capital letter': 'A',
  'capitals and small letters in turn': 'aB',
  'joined words': 'Ab',
  digits: '1',
  'digits with commas': '1,',
  'digits with dots': '1.',
  'letters with dots': 'a.',
  'letters with hyphens': 'a-',
  'letters with apostrophes': "a'",
  'letters with spaces': 'a ',
  'letters with ampersands': 'A&',
  spaces: ' ',
  'line breaks': '\n',
  'tabs and spaces': ' \t',
  commas: ',',
  dashes: ' - ',
  'less-than signs': '<',
  'greater-than signs': '>',
  'tags without an end': '<a ',
  'a path': 'a > ',
  'a path without spaces': 'a>',
  'bars of a table': '| ',
  'opening brackets': '([{',
  'combining marks': '\u0301',
  'combining marks in the wrong order': '\u0301\u0316',
  'letters that are two when they are folded': 'ß\u0301',
  'signs of two units': '😀',
  'letters of no word boundary': '漢',
  underscores: '_',
  'words that join the next': 'non ',
  'characters of control': '\u0001',
  percent: '%25',
}

/** Texts of a length, by content. */
export const worstTexts = (length: number): [string, string][] =>
  Object.entries(UNITS).flatMap(([name, unit]) =>
    name === 'spaces' || name === 'tabs and spaces'
      ? [
          [name, run(unit, length)],
          [`${name}, and a letter`, unended(unit, length)],
        ]
      : [[name, run(unit, length)]],
  )

/** Texts that have been slow before, for requests that take long to send. */
export const slowestTexts = (length: number): [string, string][] =>
  worstTexts(length).filter(([name]) => SLOWEST.has(name))

const SLOWEST = new Set([
  'one capital letter',
  'digits with commas',
  'spaces, and a letter',
  'less-than signs',
  'a path',
  'combining marks in the wrong order',
  'letters of no word boundary',
])

/** JSON of about `bytes`, by shape. */
export function worstJson(bytes: number): [string, string][] {
  const list = (item: string) => `[${run(`${item},`, bytes).slice(0, -1 - item.length)}${item}]`
  const numbered = (length: number, entry: (at: string) => string) =>
    Array.from({ length: Math.floor(bytes / length) }, (_, at) => entry(at.toString(36))).join(',')
  return [
    ['arrays in arrays', '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)],
    ['arrays without an end', '['.repeat(bytes)],
    ['objects in objects', run('{"a":', bytes)],
    ['empty arrays', list('[]')],
    ['empty objects', list('{}')],
    ['numbers', list('1')],
    ['short texts', list('"a"')],
    ['keys', `{${numbered(11, (at) => `"${at}":1`)}}`],
    ['objects with a key each', `[${numbered(16, (at) => `{"${at}":1}`)}]`],
    ['one long text', JSON.stringify('a'.repeat(bytes))],
    ['one long text of three bytes a letter', JSON.stringify('漢'.repeat(bytes / 3))],
    ['escapes', `"${'\\u0041'.repeat(bytes / 6)}"`],
    ['no JSON', run('<html>', bytes)],
  ]
}

/** The most expensive shapes, each for another reason. */
export const dearestJson = (bytes: number): [string, string][] => worstJson(bytes).filter(([name]) => DEAREST.has(name))

const DEAREST = new Set([
  'arrays in arrays',
  'empty objects',
  'short texts',
  'objects with a key each',
  'one long text of three bytes a letter',
])

/** Values that a schema checks one by one, few enough to pass the limit. */
export const worstValues: [string, string][] = [
  ['many numbers', `[${'1,'.repeat(50_000)}1]`],
  ['many texts', `[${'"a",'.repeat(50_000)}"a"]`],
  ['many objects', `[${'{},'.repeat(25_000)}{}]`],
  ['many arrays', `[${'[],'.repeat(25_000)}[]]`],
  ['many keys', `{${Array.from({ length: 25_000 }, (_, at) => `"k${at}":"a"`).join(',')}}`],
  ['many levels', '['.repeat(90) + ']'.repeat(90)],
]
