import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { CategorySource, NodeSource } from '../../src/engine/taxonomy/source'
import { PARENT_CATEGORIES, type ParentCategory } from '../../src/engine/taxonomy/vocabulary'

const KINDS = ['term', 'brand', 'role', 'industry'] as const

/** One line of a file in taxonomy/open. */
export type OpenEntry = {
  kind: (typeof KINDS)[number]
  category: ParentCategory
  /** From level 0 down, or empty: the category itself. */
  node: string
  /** In the syntax of the category files: "~compact", "Volkswagen = vw". */
  text: string
}

/** An entry and where it stands: in a list that `npm run lexicon` wrote, or in one written by hand. */
export type ListedEntry = OpenEntry & { isDerived: boolean }

const line = z.tuple([z.enum(KINDS), z.enum(PARENT_CATEGORIES), z.string().max(200), z.string().min(2).max(240)])

/** Every line of every list, checked against the tree: first those written by hand, then the derived ones, by file name. */
export function readOpenEntries(folder: string, categories: readonly CategorySource[]): ListedEntry[] {
  const paths = nodePaths(categories)
  return [...readLists(folder, paths, false), ...readLists(join(folder, 'derived'), paths, true)]
}

function readLists(folder: string, paths: ReadonlySet<string>, isDerived: boolean): ListedEntry[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) => readList(join(folder, file), paths).map((entry) => ({ ...entry, isDerived })))
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
