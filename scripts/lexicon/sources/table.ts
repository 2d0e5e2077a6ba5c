import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { canonicalWord } from '../../../src/engine/text/tokens'
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

export const keyOf = (text: string): string =>
  text
    .replace(/&/g, ' and ')
    .split(/[\s/-]+/)
    .filter(Boolean)
    .map(canonicalWord)
    .join(' ')
