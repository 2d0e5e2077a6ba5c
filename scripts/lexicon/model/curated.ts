import { lexiconEntries } from '../../taxonomy/entries'
import { readTaxonomy } from '../../taxonomy/read'

/** The phrases of the category files, in order. */
export function curatedPhrases(taxonomy: string): string[] {
  return [...lexiconEntries({ ...readTaxonomy(taxonomy), open: [] }).keys()].sort()
}

/**
 * Those that the lists written by hand add. The derived lists teach nothing new: their phrases are alike, and filed by whole
 * branches.
 */
export function handwrittenPhrases(taxonomy: string): string[] {
  const source = readTaxonomy(taxonomy)
  const open = source.open.filter(({ isDerived }) => !isDerived)
  const curated = new Set(curatedPhrases(taxonomy))
  return [...lexiconEntries({ ...source, open }).keys()].filter((phrase) => !curated.has(phrase)).sort()
}
