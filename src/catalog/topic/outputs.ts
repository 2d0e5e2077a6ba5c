import { type ClassifiedTopic, type OutputTemplate, outputsFor, type TemplateOutput } from '../../engine'
import { columnsOf, type DescriptionColumn, type NameColumn } from '../../templates/columns'

/** Descriptions that a caller may write instead of the templates. */
export type Descriptions = Record<DescriptionColumn, string>

/** Names and descriptions for the platforms: in columns, or under the template's platform key. */
export type TopicOutputs = Record<NameColumn, string> &
  Descriptions & { platform_outputs: Record<string, TemplateOutput> }

/** `templates` are the active ones, loaded once per batch. A column without a template is empty. */
export function outputsOf(topic: ClassifiedTopic, templates: readonly OutputTemplate[]): TopicOutputs {
  const byPlatform = outputsFor(topic, templates)
  const outputs: TopicOutputs = {
    segment_name_dspapi: '',
    segment_name_marketplace: '',
    segment_name_internal: '',
    segment_desc_dspapi: '',
    segment_desc_marketplace: '',
    internal_description: '',
    platform_outputs: {},
  }
  for (const template of templates) {
    const output = byPlatform[template.platformKey]!
    const columns = columnsOf(template)
    if (columns.name) outputs[columns.name] = output.name
    if (columns.description) outputs[columns.description] = output.description
    if (!columns.name || !columns.description) outputs.platform_outputs[template.platformKey] = output
  }
  return outputs
}
