import type { Org } from '../context'
import { type ClassifiedTopic, type OutputTemplate, outputsFor, type TemplateOutput } from '../engine'

/** A template's output for one organization, with its alias and its partner's. */
export function generateOutput(
  template: OutputTemplate,
  topic: ClassifiedTopic,
  { orgAlias, partnerAlias }: Pick<Org, 'orgAlias' | 'partnerAlias'>,
): TemplateOutput {
  const aliases = { orgAlias: orgAlias ?? '', partnerAlias: partnerAlias ?? '' }
  return outputsFor(topic, [template], aliases)[template.platformKey]!
}
