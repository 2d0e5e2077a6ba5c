import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { CategorySource, ListKind, NodeSource, OpenList, Words } from '../../src/engine/taxonomy/source'
import { PARENT_CATEGORIES, type ParentCategory } from '../../src/engine/taxonomy/vocabulary'
import { canonicalWords } from '../../src/engine/text/tokens'

/** One line of a file in taxonomy/open. */
export type OpenEntry = {
  kind: ListKind
  category: ParentCategory
  /** From level 0 down, or empty: the category itself. */
  node: string
  /** In the syntax of the category files: "~compact", "Volkswagen = vw". */
  text: string
}

const LIST_KINDS = ['term', 'brand', 'role', 'industry'] as const

const line = z.tuple([
  z.enum(LIST_KINDS),
  z.enum(PARENT_CATEGORIES),
  z.string().max(200),
  z
    .string()
    .min(2)
    .max(240)
    .regex(/^[^,;]*$/, 'a comma or semicolon would split the entry'),
])

/**
 * The lists from open sources, without what the files of taxonomy/categories and taxonomy/words say already. Of two
 * lists that have the same entry one keeps it: those written by hand go before the derived ones, then by file name.
 */
export function openLists(folder: string, categories: readonly CategorySource[], words: Words): OpenList[] {
  const taken = curatedKeys(categories, words)
  const lists = new Map<string, OpenList & { entries: string[] }>()
  for (const entry of readOpenEntries(folder, categories)) {
    const text = entry.kind === 'brand' ? untakenBrand(entry.text, taken) : untakenTerm(entry.text, taken)
    if (text === undefined) continue
    const { kind, category, node } = entry
    const id = `${kind}\t${category}\t${node}`
    const list = lists.get(id)
    if (list) list.entries.push(text)
    else lists.set(id, { kind, category, node, entries: [text] })
  }
  return [...lists.values()]
}

/** Every line of every list, checked against the tree. */
export function readOpenEntries(folder: string, categories: readonly CategorySource[]): OpenEntry[] {
  const paths = nodePaths(categories)
  return [folder, join(folder, 'derived')].flatMap((lists) =>
    readdirSync(lists)
      .filter((file) => file.endsWith('.tsv'))
      .sort()
      .flatMap((file) => readList(join(lists, file), paths)),
  )
}

function readList(file: string, paths: ReadonlySet<string>): OpenEntry[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((text, at) => {
    const place = `${basename(file)}:${at + 2}`
    const cells = line.safeParse(text.split('\t'))
    if (!cells.success) throw new Error(`${place}: ${z.prettifyError(cells.error)}`)
    const [kind, category, node, entry] = cells.data
    if (node !== '' && !paths.has(`${category} > ${node}`)) {
      throw new Error(`${place}: ${category} has no node "${node}"`)
    }
    return { kind, category, node, text: entry }
  })
}

function nodePaths(categories: readonly CategorySource[]): Set<string> {
  const paths = new Set<string>()
  const add = (node: NodeSource, above: string) => {
    const path = `${above} > ${node.name}`
    paths.add(path)
    for (const child of node.children ?? []) add(child, path)
  }
  for (const { category, nodes } of categories) for (const node of nodes) add(node, category)
  return paths
}

const keyOf = (text: string): string => canonicalWords(text.replace(/^~\s*|!$/g, '')).join(' ')

const spellingsOf = (brand: string): string[] => brand.split(/[=|]/).map((spelling) => spelling.trim())

function curatedKeys(categories: readonly CategorySource[], words: Words): Set<string> {
  const keys = new Set<string>([''])
  const add = (texts: readonly string[] = []) => {
    for (const text of texts) keys.add(keyOf(text))
  }
  const addNode = (node: CategorySource | NodeSource) => {
    for (const list of [node.terms, node.roles, node.industries]) add(list)
    for (const brand of node.brands ?? []) add(spellingsOf(brand))
  }
  const addTree = (node: NodeSource) => {
    add([node.name])
    addNode(node)
    for (const child of node.children ?? []) addTree(child)
  }
  for (const source of categories) {
    add([source.category])
    addNode(source)
    for (const node of source.nodes) addTree(node)
  }
  for (const texts of wordsThatBuildNames(words)) add(texts)
  return keys
}

/** An open entry that is such a word would turn the reading of the names that have it. */
function wordsThatBuildNames(words: Words): (readonly string[] | undefined)[] {
  return [
    ...words.audiences.flatMap(({ frame, topical }) => [frame, topical]),
    ...Object.values(words['company-words']),
    ...Object.values(words.grammar),
    ...Object.values(words.titles.seniorities),
    words.demographics.frames,
    words.demographics.marital,
    words.demographics.languages,
    words.sellers.providers,
    words.sellers.labels,
    words.sellers.structural,
    words.sellers.regions,
    words.sellers.words,
    words.sellers.companySuffixes,
    words.segments.business,
    words.sensitivity.children,
  ]
}

function untakenTerm(text: string, taken: Set<string>): string | undefined {
  const key = keyOf(text)
  if (taken.has(key)) return undefined
  taken.add(key)
  return text
}

/** A brand whose name is taken is known; of the others, the spellings that are taken go. */
function untakenBrand(text: string, taken: Set<string>): string | undefined {
  const [name = '', ...spellings] = spellingsOf(text)
  if (untakenTerm(name, taken) === undefined) return undefined
  const untaken = spellings.filter((spelling) => untakenTerm(spelling, taken) !== undefined)
  return untaken.length > 0 ? `${name} = ${untaken.join(' | ')}` : name
}
