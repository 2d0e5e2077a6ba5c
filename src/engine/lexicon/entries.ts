import { WORDS } from '../compiled/taxonomy'
import type { WordLists } from '../taxonomy/source'
import { type TaxonomyNode, TREE } from '../taxonomy/tree'
import type { ParentCategory } from '../taxonomy/vocabulary'
import { canonicalWord } from '../text/tokens'
import { brandAt } from './brands'
import { COMPANY_WORDS } from './company-words'
import type { EntryKind, Sense, Strength } from './phrase'
import { PhraseIndex } from './phrases'
import { BRAND_PREFERENCES, TERM_PREFERENCES } from './preferences'

function strengthOf(entry: string): Strength {
  return entry.startsWith('~') ? 'weak' : entry.endsWith('!') ? 'decisive' : 'normal'
}

function senseOf(
  kind: EntryKind,
  strength: Strength,
  category: ParentCategory,
  node: TaxonomyNode | null,
  shown: string,
): Sense {
  return { kind, strength, category, node, shown, keyword: null, phrase: null }
}

function addList(
  index: PhraseIndex<Sense>,
  list: readonly string[] | undefined,
  kind: EntryKind,
  category: ParentCategory,
  node: TaxonomyNode | null,
): void {
  index.addList(list?.join(','), ',', (entry) =>
    senseOf(kind, strengthOf(entry), category, node, entry.replace(/^~\s*|!$/g, '')),
  )
}

let ordinaryWords: Set<string> | undefined

function isOrdinary(spelling: string): boolean {
  ordinaryWords ??= new Set(WORDS['ordinary-words'])
  return ordinaryWords.has(canonicalWord(spelling))
}

/** A spelling stands for the brand it follows: "Volkswagen = vw | volkswagon". */
function addBrands(
  index: PhraseIndex<Sense>,
  list: readonly string[] | undefined,
  category: ParentCategory,
  node: TaxonomyNode | null,
): void {
  index.addList(list?.join(';'), ';=|', (entry, text, at) => {
    const { name, ordinary } = brandAt(text, at)
    const strength = ordinary || isOrdinary(entry) ? 'weak' : 'normal'
    return senseOf('brand', strength, category, node, name)
  })
}

function addLists(
  index: PhraseIndex<Sense>,
  lists: WordLists,
  category: ParentCategory,
  node: TaxonomyNode | null,
): void {
  addList(index, lists.terms, 'term', category, node)
  addList(index, lists.roles, 'role', category, node)
  addList(index, lists.industries, 'industry', category, node)
  addBrands(index, lists.brands, category, node)
}

/** Everything the category files say, as one index of phrases. */
export function compileEntries(): PhraseIndex<Sense> {
  const index = new PhraseIndex<Sense>({ settle, compounds: true })
  for (const [category, tree] of TREE) {
    index.addList(category, '\n', () => senseOf('node', 'normal', category, null, category.toLowerCase()))
    addLists(index, tree.source, category, null)
    for (const node of tree.nodes) {
      index.addList(node.name, '\n', () => senseOf('node', 'normal', category, node, node.name.toLowerCase()))
      addLists(index, node.source, category, node)
    }
  }
  for (const [category, terms] of COMPANY_WORDS) addList(index, terms, 'company', category, null)
  return index
}

const STRENGTHS: readonly Strength[] = ['weak', 'normal', 'decisive']

/** Where several files claim a phrase: they know it better than the company words, and of equals the preferences decide. */
function settle(senses: Sense[]): void {
  if (senses.length < 2) return
  senses.sort((a, b) => STRENGTHS.indexOf(b.strength) - STRENGTHS.indexOf(a.strength))
  const listed = senses.filter((sense) => sense.kind !== 'company')
  if (listed.length > 0 && listed.length < senses.length) senses.splice(0, senses.length, ...listed)
  for (const [brands, preferences] of [
    [true, BRAND_PREFERENCES],
    [false, TERM_PREFERENCES],
  ] as const) {
    const equal = senses.filter(
      (sense) => sense.strength !== 'weak' && (sense.kind === 'brand') === brands && sense.kind !== 'role',
    )
    const categories = new Set(equal.map((sense) => sense.category))
    if (categories.size < 2) continue
    for (const [kept, hint] of preferences) {
      if (!categories.has(kept) || !categories.has(hint)) continue
      for (const sense of equal) if (sense.category === hint) sense.strength = 'weak'
    }
  }
}
