import { readFileSync } from 'node:fs'
import type { OpenEntry } from '../../taxonomy/open'
import type { Filing } from './table'

/** The titles of the North American Industry Classification System, by the beginning of their code. */
export function industryEntries(file: string, mapping: ReadonlyMap<string, Filing | null>): OpenEntry[] {
  const industries = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { Title: string }>
  return Object.entries(industries).flatMap(([code, { Title }]): OpenEntry[] => {
    const filing = filingOf(code, mapping)
    const title = plainTitle(Title)
    return filing && title.split(' ').length > 1 ? [{ kind: 'industry', ...filing, text: title }] : []
  })
}

/** "Oilseed FarmingT" carries the mark of a footnote; "All Other X" and "(except Y)" say less than X. */
const plainTitle = (title: string): string =>
  title
    .trim()
    .replace(/(?<=[a-z)])T$/, '')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/^(?:All )?Other /, '')
    .replace(/,? Not Elsewhere Classified$/i, '')
    .replace(/[,;]/g, '')
    .trim()
    .toLowerCase()

function filingOf(code: string, mapping: ReadonlyMap<string, Filing | null>): Filing | null {
  for (let length = code.length; length > 1; length--) {
    const filing = mapping.get(code.slice(0, length))
    if (filing !== undefined) return filing
  }
  return null
}
