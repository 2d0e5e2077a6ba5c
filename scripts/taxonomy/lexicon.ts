import { parseBrands } from '../../src/engine/lexicon/brand-entry'
import { isSpellingOf } from '../../src/engine/lexicon/brand-variants'
import { CUE_RULES } from '../../src/engine/lexicon/cues'
import { encodedEntry } from '../../src/engine/lexicon/entry'
import { MARK_RULES } from '../../src/engine/lexicon/marks'
import { indexText } from '../../src/engine/lexicon/phrase-index'
import type { Rule } from '../../src/engine/lexicon/rule'
import { canonicalWords } from '../../src/engine/text/tokens'
import { brandLists, lexiconEntries } from './entries'
import type { Taxonomy } from './read'

/** The phrases of all lists in their canonical form, a line each. */
export function lexiconFiles(taxonomy: Taxonomy): Record<string, string> {
  const entries = table(entryLines(taxonomy))
  const aliases = table(aliasLines(taxonomy))
  const objects = table(objectLines(taxonomy))
  return {
    'entries.txt': entries,
    'entries-index.txt': indexText(entries),
    'brand-aliases.txt': aliases,
    'brand-aliases-index.txt': indexText(aliases),
    'doing-objects.txt': objects,
    'doing-objects-index.txt': indexText(objects),
  }
}

/** As a PhraseTable reads it. */
function table(lines: ReadonlyMap<string, string>): string {
  return [...lines].map(([phrase, payload]) => `${phrase}\t${payload}\n`).join('')
}

const byPhrase = ([a]: [string, string], [b]: [string, string]): number => (a < b ? -1 : 1)

function entryLines(taxonomy: Taxonomy): Map<string, string> {
  const senses = lexiconEntries(taxonomy)
  const marks = rulesByPhrase(MARK_RULES)
  const cues = rulesByPhrase(CUE_RULES)
  const phrases = [...new Set([...senses.keys(), ...marks.keys(), ...cues.keys()])]
  const lines = phrases.map((phrase): [string, string] => [
    phrase,
    encodedEntry(phrase, senses.get(phrase) ?? [], [...(marks.get(phrase) ?? [])], [...(cues.get(phrase) ?? [])]),
  ])
  return new Map(lines.sort(byPhrase))
}

/** The places of the rules that list a phrase. */
function rulesByPhrase(rules: readonly Pick<Rule<unknown>, 'phrases'>[]): Map<string, Set<number>> {
  const places = new Map<string, Set<number>>()
  for (const [at, { phrases }] of rules.entries()) {
    for (const entry of phrases) {
      const phrase = canonicalPhrase(entry)
      if (phrase !== '') places.set(phrase, (places.get(phrase) ?? new Set()).add(at))
    }
  }
  return places
}

/** The places of the groups of doings that have an object. */
function objectLines({ words }: Taxonomy): Map<string, string> {
  const groups = rulesByPhrase(words.doings.map(({ objects }) => ({ phrases: objects })))
  return new Map([...groups].map(([phrase, places]) => [phrase, [...places].join(' ')]))
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
