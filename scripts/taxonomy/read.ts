import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { CategorySource, SensitivityWords, Words } from '../../src/engine/taxonomy/source'
import { PARENT_CATEGORIES, SENSITIVE_SUBJECTS } from '../../src/engine/taxonomy/vocabulary'
import { type ListedEntry, readOpenEntries } from './open'
import { categoryFile, headsFile, openSubjectFile, sensitivityGrammarFile, subjectFile, wordFiles } from './schema'

/** Everything the files below a folder say, checked. */
export type Taxonomy = { categories: CategorySource[]; words: Words; open: ListedEntry[] }

export function readTaxonomy(folder: string): Taxonomy {
  const files = Object.entries<z.ZodType>(wordFiles)
  const words = files.map(([name, schema]) => [name, read(join(folder, 'words', `${name}.yaml`), schema)])
  const sensitivity = readSensitivity(join(folder, 'sensitivity'))
  const categories = readCategories(join(folder, 'categories'))
  const open = readOpenEntries(join(folder, 'open'), categories)
  return { categories, words: { ...Object.fromEntries(words), sensitivity }, open }
}

/** The subjects in the order of the vocabulary, each with what open sources add to its lists. */
function readSensitivity(folder: string): SensitivityWords {
  const added = readAll(join(folder, 'open'), openSubjectFile)
  const subjects = readAll(join(folder, 'subjects'), subjectFile).map((source) => {
    const more = added.filter(({ subject }) => subject === source.subject)
    return {
      ...source,
      words: [...source.words, ...more.flatMap(({ words }) => words)],
      names: [...(source.names ?? []), ...more.flatMap(({ names = [] }) => names)],
    }
  })
  const order = (source: { subject: (typeof SENSITIVE_SUBJECTS)[number] }) => SENSITIVE_SUBJECTS.indexOf(source.subject)
  return {
    subjects: subjects.sort((a, b) => order(a) - order(b)),
    heads: read(join(folder, 'heads.yaml'), headsFile),
    ...read(join(folder, 'grammar.yaml'), sensitivityGrammarFile),
  }
}

function readAll<T>(folder: string, schema: z.ZodType<T>): T[] {
  return readdirSync(folder)
    .sort()
    .map((file) => read(join(folder, file), schema))
}

function readCategories(folder: string): CategorySource[] {
  const found = readAll(folder, categoryFile)
  const order = (source: CategorySource) => PARENT_CATEGORIES.indexOf(source.category)
  return found.sort((a, b) => order(a) - order(b))
}

function read<T>(path: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(parse(readFileSync(path, 'utf8')))
  if (!result.success) throw new Error(`${basename(path)}: ${z.prettifyError(result.error)}`)
  return result.data
}
