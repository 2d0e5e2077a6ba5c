import type { Db } from '../db/db'
import { BUILT_IN_TEMPLATES, type OutputTemplate } from '../engine'

export type StoredTemplate = OutputTemplate & { id: string; builtIn: boolean; createdAt: Date; updatedAt: Date }

type Templates = {
  version: string
  /** By sortOrder. */
  all: readonly StoredTemplate[]
  active: readonly StoredTemplate[]
}

/** The templates whose outputs are stored with topics, by sortOrder. Load them once per batch. */
export const activeTemplates = async (db: Db): Promise<readonly OutputTemplate[]> => (await currentTemplates(db)).active

/** Active or not, by sortOrder. */
export const allTemplates = async (db: Db): Promise<readonly StoredTemplate[]> => (await currentTemplates(db)).all

/** The version is random, so one cache serves any database. */
let cache: Templates | undefined

/** One statement, which reads the templates only if their version isn't the cached one. */
async function currentTemplates(db: Db): Promise<Templates> {
  const cached = cache
  const rows = await db.query<TemplateRow & { version: string }>({
    name: 'templates',
    text: `SELECT v.version, ${TEMPLATE_COLUMNS} FROM output_template_version v
           LEFT JOIN output_templates t ON v.version IS DISTINCT FROM $1::uuid`,
    values: [cached?.version ?? null],
  })
  const version = rows[0]!.version
  if (cached?.version === version) return cached
  const all = rows.flatMap((row) => toStoredTemplate(row) ?? []).sort(inOrder)
  cache = { version, all, active: all.filter(({ isActive }) => isActive) }
  return cache
}

type TemplateRow = {
  id: string
  platform_key: string
  built_in: boolean
  fields: Partial<OutputTemplate>
  created_at: Date
  updated_at: Date
}

const TEMPLATE_COLUMNS = 't.id, t.platform_key, t.built_in, t.fields, t.created_at, t.updated_at'

export const builtInTemplate = (platformKey: string): OutputTemplate | undefined =>
  BUILT_IN_TEMPLATES.find((template) => template.platformKey === platformKey)

/** Undefined for a built-in template of a later version. */
function toStoredTemplate({ id, platform_key, built_in, fields, created_at, updated_at }: TemplateRow) {
  const base = built_in ? builtInTemplate(platform_key) : {}
  if (!base) return undefined
  const template = { ...base, ...fields, platformKey: platform_key } as OutputTemplate
  return { ...template, id, builtIn: built_in, createdAt: created_at, updatedAt: updated_at }
}

const inOrder = (a: OutputTemplate, b: OutputTemplate) =>
  a.sortOrder - b.sortOrder || (a.platformKey < b.platformKey ? -1 : 1)
