import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { CategorySource } from '../../src/engine/taxonomy/source'
import { PARENT_CATEGORIES } from '../../src/engine/taxonomy/vocabulary'
import { categoryFile, wordFiles } from './schema'

/** The module src/engine/compiled/taxonomy.js, made of the files below `folder`. */
export function compiledTaxonomy(folder: string): string {
  const categories = readCategories(join(folder, 'categories'))
  const words = Object.fromEntries(
    Object.entries<z.ZodType>(wordFiles).map(([name, schema]) => [
      name,
      read(join(folder, 'words', `${name}.yaml`), schema),
    ]),
  )
  return [
    `export const CATEGORIES = JSON.parse(${quoted(categories)})`,
    `export const WORDS = JSON.parse(${quoted(words)})`,
    '',
  ].join('\n')
}

const quoted = (value: unknown): string => JSON.stringify(JSON.stringify(value))

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
