import type { OpenEntry } from '../../taxonomy/open'
import type { OrdinaryWords } from './ordinary-words'
import type { Filing } from './table'

/**
 * Terms from kinds of places (tag, name, other names), by tag. Of the other names only those of several words are
 * taken: the single ones are looser ("vintage" for an antique shop).
 */
export function placeTerms(
  [, ...lines]: readonly string[],
  mapping: ReadonlyMap<string, Filing | null>,
  ordinary: OrdinaryWords,
): OpenEntry[] {
  return lines.flatMap((line) => {
    const [tag = '', name = '', others = ''] = line.split('\t')
    const filing = filingOf(tag, mapping)
    if (!filing || UNSPECIFIED.test(name)) return []
    const names = name.replace(/\s*\([^)]*\)/g, '').split(' / ')
    const synonyms = others.split(',').filter((other) => other.trim().includes(' '))
    return [...names, ...synonyms].map((text): OpenEntry => {
      const term = text.trim().toLowerCase()
      return { kind: 'term', ...filing, text: ordinary.isAmbiguous(term) ? `~${term}` : term }
    })
  })
}

const UNSPECIFIED = /unspecified/i

/** By the longest beginning of a tag that the mapping has. */
function filingOf(tag: string, mapping: ReadonlyMap<string, Filing | null>): Filing | null {
  const steps = tag.split('/')
  for (let depth = steps.length; depth > 0; depth--) {
    const filing = mapping.get(steps.slice(0, depth).join('/'))
    if (filing !== undefined) return filing
  }
  return null
}
