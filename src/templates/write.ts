import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../db/db'
import type { OutputTemplate } from '../engine'
import { conflict, notFound } from '../errors'
import { allTemplates, builtInTemplate, type StoredTemplate } from './stored'

/** Only one transaction changes templates at a time, so checks against the others still hold when it writes. */
export async function lockTemplates(db: Db): Promise<readonly StoredTemplate[]> {
  await db.execute({ text: 'SELECT FROM output_template_version FOR UPDATE' })
  return allTemplates(db)
}

export function templateOf(templates: readonly StoredTemplate[], id: string): StoredTemplate {
  const template = templates.find((candidate) => candidate.id === id)
  if (!template) throw notFound('Template')
  return template
}

/** A platform key belongs to one template, and so does a column. */
export function assertFree(others: readonly OutputTemplate[], template: OutputTemplate): void {
  for (const other of others) {
    if (other.platformKey === template.platformKey) throw conflict(`platformKey ${template.platformKey} is taken`)
    for (const field of ['dbColumnName', 'dbColumnDesc'] as const) {
      if (template[field] !== null && template[field] === other[field]) {
        throw conflict(`${field} ${template[field]} is taken by template ${other.platformKey}`)
      }
    }
  }
}

/** Connections lock the key they name: see lockTemplateKey. */
export async function assertUnused(db: Db, { id, platformKey }: StoredTemplate): Promise<void> {
  await db.execute({ text: 'SELECT FROM output_templates WHERE id = $1 FOR UPDATE', values: [id] })
  const connections = await db.execute({
    text: `SELECT FROM connections WHERE config->>'template_key' = $1 LIMIT 1`,
    values: [platformKey],
  })
  if (connections > 0) throw conflict('Template is used by connections, change them first')
}

/** Keeps a template from losing this key until the transaction ends. False if no template has it. */
export async function lockTemplateKey(db: Db, platformKey: string): Promise<boolean> {
  const templates = await db.execute({
    text: 'SELECT FROM output_templates WHERE platform_key = $1 FOR KEY SHARE',
    values: [platformKey],
  })
  return templates > 0
}

/** Of a built-in template only what differs from the code: a field that is reset follows the code again. */
export function fieldsToStore({ platformKey, ...fields }: OutputTemplate, builtIn: boolean): Partial<OutputTemplate> {
  const base = builtIn ? builtInTemplate(platformKey) : undefined
  const stored = Object.entries(fields).filter(
    ([field, value]) => !base || !isDeepStrictEqual(value, base[field as keyof OutputTemplate]),
  )
  return Object.fromEntries(stored)
}
