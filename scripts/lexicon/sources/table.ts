import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { OpenEntry } from '../../taxonomy/open'

/** Where a branch of a foreign list belongs in our taxonomy, or nowhere. */
export type Filing = { category: OpenEntry['category']; node: string }

const SKIP = 'skip'

/** A file of taxonomy/open/mapping: one branch a line, with category and node, or "skip". */
export function readMapping(file: string): Map<string, Filing | null> {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [branch = '', category = '', node = ''] = line.split('\t')
      return [branch, category === SKIP ? null : { category: category as Filing['category'], node }]
    }),
  )
}

export const readLines = (file: string): string[] => readText(file).trimEnd().split('\n')

const readText = (file: string): string =>
  file.endsWith('.gz') ? gunzipSync(readFileSync(file)).toString('utf8') : readFileSync(file, 'utf8')

const HEADER = 'kind\tcategory\tnode\tentry\n'

/** Sorted, each entry once, so that the same inputs give the same bytes. */
export function writeList(file: string, entries: readonly OpenEntry[]): void {
  const lines = entries.map(({ kind, category, node, text }) => `${kind}\t${category}\t${node}\t${text}\n`)
  writeFileSync(file, HEADER + [...new Set(lines)].sort().join(''))
}

/** Lower case and singular: enough to find the same name twice in a list. The compiler compares canonical words. */
export const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .split(/[\s/-]+/)
    .filter((word) => word !== '')
    .map(singularOf)
    .join(' ')

function singularOf(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}
