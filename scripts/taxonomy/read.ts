import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { CategorySource, Words } from '../../src/engine/taxonomy/source'
import { PARENT_CATEGORIES } from '../../src/engine/taxonomy/vocabulary'
import { categoryFile, wordFiles } from './schema'

/** Everything the files below a folder say, checked. */
export type Taxonomy = { categories: CategorySource[]; words: Words }

export function readTaxonomy(folder: string): Taxonomy {
  const files = Object.entries<z.ZodType>(wordFiles)
  const words = files.map(([name, schema]) => [name, read(join(folder, 'words', `${name}.yaml`), schema)])
  return { categories: readCategories(join(folder, 'categories')), words: Object.fromEntries(words) }
}

function readCategories(folder: string): CategorySource[] {
  const found = readdirSync(folder).map((file) => read(join(folder, file), categoryFile))
  const order = (source: CategorySource) => PARENT_CATEGORIES.indexOf(source.category)
  return found.sort((a, b) => order(a) - order(b))
}

function read<T>(path: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(parse(readFileSync(path, 'utf8')))
  if (!result.success) throw new Error(`${basename(path)}: ${z.prettifyError(result.error)}`)
  return result.data
}
