import { lexiconEntries } from '../../taxonomy/entries'
import { readTaxonomy } from '../../taxonomy/read'

/**
 * The phrases of the category files, in order. The lists from open sources teach nothing new: their phrases are alike, and
 * filed by whole branches.
 */
export function curatedPhrases(taxonomy: string): string[] {
  return [...lexiconEntries({ ...readTaxonomy(taxonomy), open: [] }).keys()].sort()
}
