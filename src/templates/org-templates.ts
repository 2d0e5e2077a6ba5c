import type { Org } from '../context'
import type { OutputTemplate, outputsFor } from '../engine'

type Aliases = NonNullable<Parameters<typeof outputsFor>[2]>

/** The active templates, and what they call one organization and its partner. */
export type OrgTemplates = {
  active: readonly OutputTemplate[]
  /** Those of the active ones whose outputs are this organization's own, because they name an alias of it. */
  withAlias: readonly OutputTemplate[]
  aliases: Aliases
}

export type OrgAliases = Pick<Org, 'orgAlias' | 'partnerAlias'>

export function templatesFor(org: OrgAliases, active: readonly OutputTemplate[]): OrgTemplates {
  const aliases = aliasesOf(org)
  const hasAlias = aliases.orgAlias !== '' || aliases.partnerAlias !== ''
  return { active, withAlias: hasAlias ? active.filter(namesAlias) : [], aliases }
}

export const aliasesOf = ({ orgAlias, partnerAlias }: OrgAliases): Aliases => ({
  orgAlias: orgAlias ?? '',
  partnerAlias: partnerAlias ?? '',
})

/** Whether a template may write an organization's alias. */
export const namesAlias = (template: OutputTemplate): boolean =>
  /\b(?:org|partner)_alias\b/.test(JSON.stringify(template))
