import type { Ctx } from '../../context'
import type { Values } from '../../db/values'
import { lookUpWords } from './catalog-words'
import { kindConditions, type LinkFilter, linkCondition } from './filters'
import { topicsByLibraryKeywords } from './library-keywords'
import type { CatalogFilters } from './schema'
import { hasTerm, type SearchTerms, searchTerms } from './search-text'
import type { Search } from './ways'

/** A search of the catalog, with the topics that match by the organization's own keywords. */
export async function catalogSearch(ctx: Ctx, filters: CatalogFilters, link: LinkFilter | null): Promise<Search> {
  const search = filters.search ?? ''
  const terms = searchTerms(search)
  const [words, topicIds] = await Promise.all([
    lookUpWords(ctx.db, wordPatterns(terms)),
    topicsByLibraryKeywords(ctx, search),
  ])
  const chosen = (values: Values) => [
    ...kindConditions(filters, values),
    ...(link ? [linkCondition(link, values.add(ctx.org.id))] : []),
  ]
  const linked = (values: Values) =>
    `SELECT l.topic_id FROM org_topics l WHERE l.org_id = ${values.add(ctx.org.id)} AND ${link!.condition}`
  return {
    matches: (values) => termConditions('g.search_text', terms, values),
    filters: chosen,
    words,
    wordsSuffice: words.areAll && terms.prefix === null && terms.terms.every(({ isWord }) => isWord),
    topicIds,
    within: link?.exists ? linked : undefined,
  }
}

export const wordPatterns = ({ terms }: SearchTerms): string[] => terms.flatMap((term) => term.wordPatterns)

/** Conditions on `global_topics g` and a text of it, which no index serves if there is no prefix. */
export const termConditions = (text: string, { terms, prefix }: SearchTerms, values: Values): string[] => [
  ...terms.map((term) => hasTerm(text, term, values)),
  ...(prefix === null ? [] : [`g.normalized_name LIKE ${values.add(prefix)}`]),
]
