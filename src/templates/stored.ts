import type { Db } from '../db/db'
import { columnsOf, outer, type RowOf } from '../db/rows'
import { output_template_version, output_templates } from '../db/tables'
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
  const rows = await db.query(VERSIONED, {
    name: 'templates',
    text: `SELECT v.version, ${columnsOf(TEMPLATE, 't')} FROM output_template_version v
           LEFT JOIN output_templates t ON v.version IS DISTINCT FROM $1::uuid`,
    values: [cached?.version ?? null],
  })
  const version = rows[0]!.version
  if (cached?.version === version) return cached
  const all = rows
    .filter(hasTemplate)
    .flatMap((row) => toStoredTemplate(row) ?? [])
    .sort(inOrder)
  cache = { version, all, active: all.filter(({ isActive }) => isActive) }
  return cache
}

const TEMPLATE = { ...output_templates, fields: output_templates.fields.as<Partial<OutputTemplate>>() }
type TemplateRow = RowOf<typeof TEMPLATE>

/** The version, with a template where the version isn't the cached one. */
const VERSIONED = { version: output_template_version.version, ...outer(TEMPLATE) }

const hasTemplate = (row: RowOf<typeof VERSIONED>): row is TemplateRow & { version: string } => row.id !== null

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
