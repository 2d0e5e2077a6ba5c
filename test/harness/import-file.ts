import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

const SYLLABLES =
  'ba be bi bo da de di do fa fe fi fo ga ge gi go ka ke ki ko la le li lo ma me mi mo na ne ni no'.split(' ')
const KINDS = [
  'SUV Owners',
  'Coffee Drinkers',
  'Mortgage Shoppers',
  'Cloud Software Buyers',
  'Hotel Guests',
  'Dog Owners',
]
const PATHS = ['Lotame > Automotive > SUVs', 'Acme Data > Food & Beverage > Coffee', 'Audiences > Finance > Loans']

export type ImportFile = { rows: number; expected: { success: number; duplicate: number; error: number } }

/**
 * A CSV file in which 20 % of the rows repeat an earlier name, 5 % have none and 10 % are marketplace paths. The expected
 * counts follow from that.
 */
export async function writeImportFile(path: string, rows: number, seed = 0): Promise<ImportFile> {
  const expected = { success: 0, duplicate: 0, error: 0 }
  const file = createWriteStream(path)
  file.write('Topic Name;External ID;Keywords;Note\r\n')
  for (let row = 0; row < rows; row++) {
    const kind = row % 20
    const [name, counted] =
      kind === 19
        ? ['  ', 'error' as const]
        : kind >= 15
          ? [topicName(seed + row - 10).toUpperCase(), 'duplicate' as const]
          : [`${row % 10 === 3 ? `${PATHS[row % PATHS.length]} > ` : ''}${topicName(seed + row)}`, 'success' as const]
    expected[counted]++
    const line = `"${name}";row-${row};"${name.trim().split(' ')[0]}, audience";"said ""so"" in row ${row}"\r\n`
    if (!file.write(line)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
  return { rows, expected }
}

/** An invented brand and a kind of people: the engine finds no two of them similar. */
export const topicName = (number: number) => `${madeUpWord(number)} ${KINDS[number % KINDS.length]}`

function madeUpWord(number: number): string {
  let word = ''
  for (let left = number * 7_919 + 104_729, at = 0; at < 5; at++, left = Math.floor(left / SYLLABLES.length)) {
    word += SYLLABLES[left % SYLLABLES.length]
  }
  return `${word[0]!.toUpperCase()}${word.slice(1)}x`
}
