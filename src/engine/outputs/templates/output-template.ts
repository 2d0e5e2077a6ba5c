export type PathField = { key: string; label?: string; format?: string }

export type OutputTemplate = {
  /** Unique, lower case, no spaces. */
  platformKey: string
  displayName: string
  isActive: boolean
  sortOrder: number
  pathFields: PathField[]
  pathSeparator: string
  slugFields: string[]
  slugSeparator: string
  includeSlug: boolean
  descTemplate: string
  descCharLimit: number | null
  descPrefixB2b: string
  descPrefixB2c: string
  descPrefixB2b2c: string
  recency: string
  dbColumnName: string | null
  dbColumnDesc: string | null
  userBehaviorOverride: string | null
}

/** What a template says of a topic. */
export type TemplateOutput = { name: string; description: string }

/** Every field of a topic that a template may name, as text. */
export type TemplateContext = Record<string, string>

/** How an organization and its partner are called in names. */
export type Aliases = { orgAlias: string; partnerAlias: string }
