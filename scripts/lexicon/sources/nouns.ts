import type { OpenEntry } from '../../taxonomy/open'
import type { WordNet } from '../wordnet'
import type { Filing } from './table'

/** A word of more senses than this is a hint at most. */
const FEW_MEANINGS = 2

/**
 * WordNet's nouns below the branches of a mapping ("bread.1", "cheese.1"), each filed by the nearest branch above it.
 * A noun counts in its first sense only: the others are rare.
 */
export function nounEntries(
  wordnet: WordNet,
  mapping: ReadonlyMap<string, Filing | null>,
  kind: 'term' | 'role',
): OpenEntry[] {
  const branches = new Map([...mapping].map(([name, filing]) => [wordnet.senseOf(name), filing]))
  const entries: OpenEntry[] = []
  const seen = new Set<number>()
  const add = (sense: number, filing: Filing) => {
    for (const lemma of wordnet.lemmasOf(sense)) {
      if (wordnet.placeOf(lemma, sense) === 1 && !isScientificName(lemma, wordnet)) {
        entries.push({ kind, ...filing, text: entryOf(lemma, wordnet) })
      }
    }
  }
  // breadth first, so that a noun below two branches goes to the nearer one
  let level = [...branches].flatMap(([sense, filing]) => (filing ? [{ sense, filing }] : []))
  while (level.length > 0) {
    const next: typeof level = []
    for (const { sense, filing } of level) {
      if (seen.has(sense)) continue
      seen.add(sense)
      add(sense, filing)
      for (const kindOf of wordnet.kindsOf(sense)) if (!branches.has(kindOf)) next.push({ sense: kindOf, filing })
    }
    level = next
  }
  return entries
}

function entryOf(lemma: string, wordnet: WordNet): string {
  const text = lemma.replace(/_/g, ' ').toLowerCase()
  return !text.includes(' ') && wordnet.meanings(lemma.toLowerCase()) > FEW_MEANINGS ? `~${text}` : text
}

/** "Canis familiaris", "Felidae"; not "Labrador retriever", whose last word is a noun of the language. */
function isScientificName(lemma: string, wordnet: WordNet): boolean {
  if (!/^[A-Z]/.test(lemma)) return /[^a-z_'-]/.test(lemma)
  const last = lemma.split('_').at(-1)!
  return last === lemma || !wordnet.ordinary.has(last) || wordnet.meanings(last) === 0
}
