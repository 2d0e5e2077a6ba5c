import type { Draft, Template } from './queries'

export type EditorPart = { draft: Draft; change: (changes: Partial<Draft>) => void; fields: string[] }

export const NEW_DRAFT: Draft = {
  platformKey: '',
  displayName: '',
  isActive: true,
  sortOrder: 10,
  pathFields: [{ key: 'topic' }, { key: 'category' }, { key: 'subcategory' }],
  pathSeparator: ' > ',
  slugFields: ['topic'],
  slugSeparator: '-',
  includeSlug: true,
  descTemplate: '{{prefix}} {{taxonomy_description_lower}}.',
  descCharLimit: null,
  descPrefixB2b: 'Professionals who',
  descPrefixB2c: 'Consumers who',
  descPrefixB2b2c: 'Consumers and professionals who',
  recency: 'Last 30 Days',
  dbColumnName: null,
  dbColumnDesc: null,
  userBehaviorOverride: null,
}

const FIELDS = Object.keys(NEW_DRAFT) as (keyof Draft)[]

export const draftOf = (template: Template): Draft =>
  Object.fromEntries(FIELDS.map((field) => [field, template[field]])) as Draft

/** What somebody changed since `before`, on top of what was saved meanwhile. */
export const rebased = (draft: Draft, before: Draft, saved: Draft): Draft => ({ ...saved, ...changesOf(before, draft) })

/** Only changed fields are sent: unchanged ones of a built-in template follow new versions of Taxon. */
export const changesOf = (before: Draft, after: Draft): Partial<Draft> =>
  Object.fromEntries(
    FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).map((field) => [
      field,
      after[field],
    ]),
  )
