import { parseBrands } from './brands'
import { listEntries } from './lexicon/phrases'
import type { Reading } from './reading'
import { type TaxonomyNode, TREE } from './taxonomy/tree'
import type { Vote } from './vote'

const MOST = 12

type Keyword = { text: string; key: string }

const nodeKeywords = new Map<TaxonomyNode, Keyword[]>()

/** Two spellings of one keyword have one key. */
function keyOf(text: string): string {
  const lower = text.toLowerCase()
  return lower.endsWith('s') ? lower.slice(0, -1) : lower
}

function sureTerms(list: string | undefined, most: number): string[] {
  const sure = listEntries(list).filter((entry) => !entry.startsWith('~'))
  return sure.slice(0, most).map((entry) => entry.replace(/!$/, ''))
}

function sureBrands(list: string | undefined): string[] {
  const sure = parseBrands(list ?? '').filter((brand) => !brand.ordinary)
  return sure.slice(0, 2).map((brand) => brand.name)
}

/** The words by which a node is known, best first, read from the lists once: its own, its parent's, its category's. */
function keywordsOf(node: TaxonomyNode): Keyword[] {
  let keywords = nodeKeywords.get(node)
  if (!keywords) {
    const texts = [
      node.name.toLowerCase(),
      ...sureTerms(node.source.terms, 4),
      ...sureBrands(node.source.brands),
      ...(node.parent ? [node.parent.name.toLowerCase(), ...sureTerms(node.parent.source.terms, 3)] : []),
      node.root.label,
      ...sureTerms(node.root.source.terms, 3),
      ...sureTerms(TREE.get(node.category)?.source.terms, 4),
      node.category.toLowerCase(),
      ...sureTerms(node.root.source.terms, 10),
    ]
    const unique = new Map(texts.map((text) => [keyOf(text), text]))
    keywords = [...unique].map(([key, text]) => ({ key, text })).slice(0, MOST + 3)
    nodeKeywords.set(node, keywords)
  }
  return keywords
}

/** Words that find the same people: the name's own topic, then what its node is known by. */
export function keywordsFor(reading: Reading, node: TaxonomyNode, votes: readonly Vote[]): string[] {
  const keywords: string[] = []
  const keys: string[] = []
  const take = (text: string, key: string) => {
    if (keywords.length === MOST || text.length > 60 || keys.includes(key)) return
    keywords.push(text)
    keys.push(key)
  }
  for (const unit of reading.units) {
    if (unit.type !== 'content' || unit.position === 'none') continue
    take(unit.text.toLowerCase(), keyOf(unit.text))
    if (keywords.length === 3) break
  }
  for (let i = 0, named = 0; i < votes.length && named < 2; i++) {
    const { sense } = votes[i]!
    if (!sense) continue
    take(sense.shown, keyOf(sense.shown))
    named++
  }
  for (const { text, key } of keywordsOf(node)) take(text, key)
  return keywords
}
