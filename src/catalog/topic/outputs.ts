import { global_topics } from '../../db/tables'
import { type ClassifiedTopic, type OutputTemplate, outputsFor, type TemplateOutput } from '../../engine'
import { columnsOf, type DescriptionColumn, type NameColumn } from '../../templates/columns'
import type { OrgTemplates } from '../../templates/org-templates'

/** Descriptions that a caller may write instead of the templates. */
export type Descriptions = Record<DescriptionColumn, string>

/** Names and descriptions for the platforms: in columns, or under the template's platform key. */
export type TopicOutputs = Record<NameColumn, string> &
  Descriptions & { platform_outputs: Record<string, TemplateOutput> }

/** Of global topics. */
export const OUTPUT_COLUMNS = {
  segment_name_dspapi: global_topics.segment_name_dspapi,
  segment_name_marketplace: global_topics.segment_name_marketplace,
  segment_name_internal: global_topics.segment_name_internal,
  segment_desc_marketplace: global_topics.segment_desc_marketplace,
  segment_desc_dspapi: global_topics.segment_desc_dspapi,
  internal_description: global_topics.internal_description,
  platform_outputs: global_topics.platform_outputs.as<TopicOutputs['platform_outputs']>(),
}

/** `templates` are the active ones, loaded once per batch. A column without a template is empty. */
export const outputsOf = (
  topic: ClassifiedTopic,
  templates: readonly OutputTemplate[],
  aliases?: OrgTemplates['aliases'],
): TopicOutputs => ({
  segment_name_dspapi: '',
  segment_name_marketplace: '',
  segment_name_internal: '',
  segment_desc_dspapi: '',
  segment_desc_marketplace: '',
  internal_description: '',
  ...templateOutputs(topic, templates, aliases),
})

/** Those that name an alias of the organization; the others are the catalog's. */
export function aliasOutputs(
  topic: ClassifiedTopic,
  { withAlias, aliases }: OrgTemplates,
  catalogOutputs: Pick<TopicOutputs, 'platform_outputs'>,
): Partial<TopicOutputs> {
  if (withAlias.length === 0) return {}
  const { platform_outputs, ...columns } = templateOutputs(topic, withAlias, aliases)
  const hasOwn = Object.keys(platform_outputs).length > 0
  return {
    ...columns,
    ...(hasOwn ? { platform_outputs: { ...catalogOutputs.platform_outputs, ...platform_outputs } } : {}),
  }
}

function templateOutputs(
  topic: ClassifiedTopic,
  templates: readonly OutputTemplate[],
  aliases?: OrgTemplates['aliases'],
): Partial<TopicOutputs> & Pick<TopicOutputs, 'platform_outputs'> {
  const byPlatform = outputsFor(topic, templates, aliases)
  const outputs: Partial<TopicOutputs> & Pick<TopicOutputs, 'platform_outputs'> = { platform_outputs: {} }
  for (const template of templates) {
    const output = byPlatform[template.platformKey]!
    const columns = columnsOf(template)
    if (columns.name) outputs[columns.name] = output.name
    if (columns.description) outputs[columns.description] = output.description
    if (!columns.name || !columns.description) outputs.platform_outputs[template.platformKey] = output
  }
  return outputs
}
