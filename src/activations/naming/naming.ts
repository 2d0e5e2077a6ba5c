import { createHash } from 'node:crypto'
import { effectiveFields, type Overlay, pick } from '../../catalog/topic/overlay'
import { FIELD_NAMES, toClassified } from '../../catalog/topic/record'
import { STORED_TOPIC } from '../../catalog/topic/stored-topic'
import type { ConnectionRow } from '../../connections/schema'
import type { Ctx } from '../../context'
import { bool, columnsOf, text } from '../../db/rows'
import { org_topics } from '../../db/tables'
import { BUILT_IN_TEMPLATES, ENGINE_VERSION, type OutputTemplate } from '../../engine'
import { mapWithPauses } from '../../pauses'
import { generateOutput } from '../../templates/generate'
import { allTemplates } from '../../templates/stored'

/** Segments get the output stored with the topic, unless it is empty or the connection's config names a template. */
export type Naming = {
  /** The output that is stored with each topic; null if a template makes the name. */
  stored: string | null
  template: OutputTemplate | undefined
  templateKey: string
  /** A hash of all that determines an output besides the topic: with the same key an unchanged topic has the same output. */
  key: string
}

type NamedConnection = Pick<ConnectionRow, 'id' | 'platform' | 'config'>

export async function namingsOf(ctx: Ctx, connections: readonly NamedConnection[]): Promise<Map<string, Naming>> {
  const templates = await allTemplates(ctx.db)
  return new Map(
    connections.map(({ id, platform, config }) => {
      const templateKey = typeof config.template_key === 'string' ? config.template_key : templateFor(ctx, platform)
      const template = templates.find(({ platformKey }) => platformKey === templateKey)
      const ofPlatform = config.template_key === undefined ? storedFor(ctx, platform) : null
      // The plain path is for platforms without a template.
      const stored = ofPlatform === 'path' && template ? null : ofPlatform
      return [id, { stored, template, templateKey, key: keyOf(ctx, id, stored !== null, template) }]
    }),
  )
}

/** The stored output that names a platform's segments; null if a template does. */
export function storedFor({ connectors }: Ctx, platform: string): string | null {
  const naming = connectors.get(platform)?.naming
  if (naming === 'path') return 'path'
  return naming && 'output' in naming ? naming.output : null
}

/** The template that names a platform's segments if nothing is stored. */
function templateFor({ connectors }: Ctx, platform: string): string {
  const naming = connectors.get(platform)?.naming
  if (naming === undefined || naming === 'path') return platform
  return 'template' in naming ? naming.template : naming.output
}

const keyOf = ({ org }: Ctx, connectionId: string, stored: boolean, template: OutputTemplate | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify([connectionId, stored, template, org.orgAlias, org.partnerAlias, ENGINE_VERSION]))
    .digest('base64url')

export async function namingOf(ctx: Ctx, connection: NamedConnection): Promise<Naming> {
  const namings = await namingsOf(ctx, [connection])
  return namings.get(connection.id)!
}

const output = (column: string) => `coalesce(o.overlay->'outputs'->>'${column}', g.${column})`

/** SQL expressions on a link `o` and its global topic `g`. Platforms without a template of their own get the plain path. */
const PATH = {
  name: `concat_ws(' > ', o.taxonomy_type, o.parent_category, o.subcategory, o.topic_name)`,
  description: output('segment_desc_marketplace'),
}
const STORED = {
  name: { ...storedColumns('dbColumnName'), path: PATH.name },
  description: { ...storedColumns('dbColumnDesc'), path: PATH.description },
}

function storedColumns(kind: 'dbColumnName' | 'dbColumnDesc'): Record<string, string> {
  const stored = BUILT_IN_TEMPLATES.filter((template) => template[kind] !== null)
  return Object.fromEntries(stored.map((template) => [template.platformKey, output(template[kind]!)]))
}

/** SQL for the stored output with the key that the expression yields; null if there is none. */
export const storedOutput = (kind: keyof typeof STORED, key: string): string =>
  `CASE ${key} ${Object.entries(STORED[kind])
    .map(([name, column]) => `WHEN '${name}' THEN nullif(${column}, '')`)
    .join(' ')} END`

/** What a push would send for a topic now. */
export type CurrentOutput = {
  orgTopicId: string
  topicName: string
  name: string
  description: string
  engineVersion: string
  sensitivity: string
  /** Whether a reviewer or the LLM has judged the topic by this name. */
  isChecked: boolean
  /** To the microsecond. */
  updatedAt: string
}

/**
 * A topic that was renamed has a name that neither the LLM nor the catalog's reviewers have seen, and what they judged does not
 * count where the organization has another sensitivity instead, as after a reclassification of its own.
 */
const IS_CHECKED = `coalesce(o.topic_name = o.overlay->>'judged_name'
  OR o.topic_name = g.topic_name AND o.sensitivity = g.sensitivity
    AND (g.review_status = 'reviewed' OR g.engine = 'llm' AND g.review_status IS NULL), false)`

const STORED_OUTPUT = {
  orgTopicId: org_topics.id,
  topicName: org_topics.topic_name,
  engineVersion: org_topics.engine_version,
  sensitivity: org_topics.sensitivity,
  isChecked: bool,
  updatedAt: text,
  name: text.nullable(),
  description: text.nullable(),
}

/** By library topic; topics that have left the library are missing. The name is empty if the template no longer exists. */
export async function currentOutputs(
  ctx: Ctx,
  naming: Naming,
  orgTopicIds: readonly string[],
): Promise<Map<string, CurrentOutput>> {
  const rows = await ctx.db.query(STORED_OUTPUT, {
    name: 'current_outputs',
    text: `SELECT o.id AS "orgTopicId", o.topic_name AS "topicName", o.engine_version AS "engineVersion", o.sensitivity,
                  ${IS_CHECKED} AS "isChecked", o.updated_at::text AS "updatedAt",
                  ${storedOutput('name', '$3::text')} AS name, ${storedOutput('description', '$3::text')} AS description
           FROM org_topics o JOIN global_topics g ON g.id = o.topic_id
           WHERE o.org_id = $1 AND o.id = ANY($2) AND o.visible`,
    values: [ctx.org.id, orgTopicIds, naming.stored],
  })
  const unnamed = rows.filter(({ name }) => name === null).map(({ orgTopicId }) => orgTopicId)
  const generated = naming.template ? await generateOutputs(ctx, unnamed, naming.template) : new Map()
  return new Map(
    rows.map((row) => {
      const { name, description } = row.name === null ? (generated.get(row.orgTopicId) ?? EMPTY_OUTPUT) : row
      return [row.orgTopicId, { ...row, name, description: description ?? '' }]
    }),
  )
}

const EMPTY_OUTPUT = { name: '', description: '' }

/** Without keywords: no template uses them, and reading them took a quarter of the time. */
const { keywords: _, ...TEMPLATE_FIELDS } = pick(STORED_TOPIC, FIELD_NAMES)
const TEMPLATE_TOPIC = {
  ...TEMPLATE_FIELDS,
  org_topic_id: org_topics.id,
  overlay: org_topics.overlay.as<Overlay>(),
}

/** Includes archived topics. */
export async function generateOutputs(ctx: Ctx, orgTopicIds: readonly string[], template: OutputTemplate) {
  if (orgTopicIds.length === 0) return new Map<string, { name: string; description: string }>()
  const topics = await ctx.db.query(TEMPLATE_TOPIC, {
    name: 'topics_to_name',
    text: `SELECT o.id AS org_topic_id, o.overlay, ${columnsOf(TEMPLATE_FIELDS, 'g')}
           FROM org_topics o JOIN global_topics g ON g.id = o.topic_id WHERE o.org_id = $1 AND o.id = ANY($2)`,
    values: [ctx.org.id, orgTopicIds],
  })
  return new Map(
    await mapWithPauses(topics, (topic) => {
      const classified = toClassified(effectiveFields({ ...topic, keywords: [] }, topic.overlay))
      return [topic.org_topic_id, generateOutput(template, classified, ctx.org)] as const
    }),
  )
}
