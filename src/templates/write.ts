import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../db/db'
import type { OutputTemplate } from '../engine'
import { conflict, notFound } from '../errors'
import { allTemplates, builtInTemplate, type StoredTemplate } from './stored'

/** Templates change one after the other, so that what is checked against the others holds when it is written. */
export async function lockTemplates(db: Db): Promise<readonly StoredTemplate[]> {
  await db.query({ text: 'SELECT FROM output_template_version FOR UPDATE' })
  return allTemplates(db)
}

export function templateOf(templates: readonly StoredTemplate[], id: string): StoredTemplate {
  const found = templates.find((template) => template.id === id)
  if (!found) throw notFound('Template')
  return found
}

/** A platform key is one template's, and so is a column. */
export function assertFree(others: readonly OutputTemplate[], wanted: OutputTemplate): void {
  for (const other of others) {
    if (other.platformKey === wanted.platformKey) throw conflict(`platformKey ${wanted.platformKey} is taken`)
    for (const field of ['dbColumnName', 'dbColumnDesc'] as const) {
      if (wanted[field] !== null && wanted[field] === other[field]) {
        throw conflict(`${field} ${wanted[field]} is taken by template ${other.platformKey}`)
      }
    }
  }
}

/** Connections hold on to the key they name: see lockTemplateKey. */
export async function assertUnused(db: Db, { id, platformKey }: StoredTemplate): Promise<void> {
  await db.query({ text: 'SELECT FROM output_templates WHERE id = $1 FOR UPDATE', values: [id] })
  const connections = await db.query({
    text: `SELECT FROM connections WHERE config->>'template_key' = $1 LIMIT 1`,
    values: [platformKey],
  })
  if (connections.length > 0) throw conflict('Template is used by connections, change them first')
}

/** Until the transaction ends no template loses this key. False where none has it. */
export async function lockTemplateKey(db: Db, platformKey: string): Promise<boolean> {
  const held = await db.query({
    text: 'SELECT FROM output_templates WHERE platform_key = $1 FOR KEY SHARE',
    values: [platformKey],
  })
  return held.length > 0
}

/** Of a built-in template only what differs from the code's: what is set back to it follows the code again. */
export function fieldsToStore({ platformKey, ...fields }: OutputTemplate, builtIn: boolean): Partial<OutputTemplate> {
  const base = builtIn ? builtInTemplate(platformKey) : undefined
  const own = Object.entries(fields).filter(
    ([field, value]) => !base || !isDeepStrictEqual(value, base[field as keyof OutputTemplate]),
  )
  return Object.fromEntries(own)
}
