import { parseBrands } from '../../src/engine/lexicon/brand-entry'
import { isSpellingOf } from '../../src/engine/lexicon/brand-variants'
import { CUE_RULES } from '../../src/engine/lexicon/cues'
import { MARK_RULES } from '../../src/engine/lexicon/marks'
import type { Rule } from '../../src/engine/lexicon/rule-table'
import { encodedSenses } from '../../src/engine/lexicon/sense'
import { canonicalWords } from '../../src/engine/text/tokens'
import { brandLists, lexiconEntries } from './entries'
import type { Taxonomy } from './read'

/** The module compiled/lexicon.js: the phrases of all lists in their canonical form, a line each. */
export function lexiconModule(taxonomy: Taxonomy): string {
  return [
    table('ENTRIES', entryLines(taxonomy)),
    table('MARK_LINES', ruleLines(MARK_RULES)),
    table('CUE_LINES', ruleLines(CUE_RULES)),
    table('BRAND_ALIASES', aliasLines(taxonomy)),
    '',
  ].join('\n')
}

function table(name: string, lines: ReadonlyMap<string, string>): string {
  const text = [...lines].map(([phrase, payload]) => `${phrase}\t${payload}\n`).join('')
  return `export const ${name} = ${JSON.stringify(text)}`
}

const byPhrase = ([a]: [string, string], [b]: [string, string]): number => (a < b ? -1 : 1)

function entryLines(taxonomy: Taxonomy): Map<string, string> {
  const lines = [...lexiconEntries(taxonomy)].map(([phrase, senses]): [string, string] => [
    phrase,
    encodedSenses(senses, phrase),
  ])
  return new Map(lines.sort(byPhrase))
}

function ruleLines(rules: readonly Rule<unknown>[]): Map<string, string> {
  const places = new Map<string, Set<number>>()
  for (const [at, { phrases }] of rules.entries()) {
    for (const entry of phrases) {
      const phrase = canonicalPhrase(entry)
      if (phrase !== '') places.set(phrase, (places.get(phrase) ?? new Set()).add(at))
    }
  }
  return new Map([...places].map(([phrase, set]): [string, string] => [phrase, [...set].join(',')]).sort(byPhrase))
}

/** The words of a brand by a mere spelling of it: "vw" → "volkswagen"; none that two brands claim. */
function aliasLines(taxonomy: Taxonomy): Map<string, string> {
  const brands = brandLists(taxonomy).flatMap(parseBrands)
  const names = new Set(brands.map(({ name }) => name.toLowerCase()))
  const meant = new Map<string, string | null>()
  for (const { name, aliases } of brands) {
    const words = canonicalPhrase(name)
    for (const alias of aliases) {
      const phrase = canonicalPhrase(alias)
      if (words === '' || phrase === '' || phrase === words) continue
      if (names.has(alias.toLowerCase()) || !isSpellingOf(alias, name)) continue
      const other = meant.get(phrase)
      meant.set(phrase, other === undefined || other === words ? words : null)
    }
  }
  const claimed = [...meant].filter((entry): entry is [string, string] => entry[1] !== null)
  return new Map(claimed.sort(byPhrase))
}

const canonicalPhrase = (entry: string): string => canonicalWords(entry.replace(/^~\s*|!$/g, '')).join(' ')
