import { lexiconEntries } from '../../taxonomy/entries'
import type { Taxonomy } from '../../taxonomy/read'

/** The phrases of the category files, in order. */
export function curatedPhrases(taxonomy: Taxonomy): string[] {
  return [...lexiconEntries({ ...taxonomy, open: [] }).keys()].sort()
}

/**
 * Those that the lists written by hand add. The derived lists teach nothing new: their phrases are alike, and filed by whole
 * branches.
 */
export function handwrittenPhrases(taxonomy: Taxonomy): string[] {
  const open = taxonomy.open.filter(({ isDerived }) => !isDerived)
  const curated = new Set(curatedPhrases(taxonomy))
  return [...lexiconEntries({ ...taxonomy, open }).keys()].filter((phrase) => !curated.has(phrase)).sort()
}
