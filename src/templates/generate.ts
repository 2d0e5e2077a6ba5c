import { type ClassifiedTopic, type OutputTemplate, outputsFor, type TemplateOutput } from '../engine'
import { aliasesOf, type OrgAliases } from './org-templates'

/** A template's output for one organization, with its alias and its partner's. */
export function generateOutput(template: OutputTemplate, topic: ClassifiedTopic, org: OrgAliases): TemplateOutput {
  return outputsFor(topic, [template], aliasesOf(org))[template.platformKey]!
}
