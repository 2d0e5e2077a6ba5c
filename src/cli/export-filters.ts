import type { TopicFilters } from '../topics/filters'

/** The filters of `GET /api/topics`, which an export has too, with what `--help` says of them. */
export const EXPORT_FILTERS: Record<keyof TopicFilters, string> = {
  search: 'words that must all occur in the name, the path or the keywords',
  taxonomyType: 'group, such as Automotive',
  parentCategory: 'category, such as Auto',
  subcategory: 'subcategory',
  subcategoryL1: 'first level of the subcategory',
  subcategoryL2: 'second level of the subcategory',
  subcategoryL3: 'third level of the subcategory',
  subcategoryL4: 'fourth level of the subcategory',
  segmentType: 'segment type, such as B2C',
  audienceType: 'audience type',
  iabCode: 'IAB code',
  engineVersion: 'engine version that classified the topic',
  source: 'how the topic came into the library',
  internalId: 'part of the external id',
  hasExternalId: 'true or false',
  outdated: 'true or false: whether an older engine version classified the topic',
  uncertain: 'true or false: whether the engine guessed the category',
  outsideWorkspace: 'id of a workspace that the topic is not in',
  sensitivity: 'sensitivity',
  intensity: 'intensity',
  buyerJourney: 'stage of the buyer journey',
  tag: 'tag that your organization gave',
}

export type ExportFilters = Partial<Record<keyof typeof EXPORT_FILTERS, string>>

const isFilter = (name: string): name is keyof typeof EXPORT_FILTERS => name in EXPORT_FILTERS

/** `parentCategory` → `--parent-category <value>` */
export const filterOptions = (): [flags: string, help: string][] =>
  Object.entries(EXPORT_FILTERS).map(([name, help]) => [
    `--${kebabCase(name)} <value>`,
    `only topics with this: ${help}`,
  ])

export const filtersIn = (options: object): ExportFilters =>
  Object.fromEntries(Object.entries(options).filter(([name]) => isFilter(name)))

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
