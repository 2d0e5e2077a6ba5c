import { SEGMENT_TYPES, type SegmentType } from '../../api/values'
import type { Sort } from '../../tables/filters/sort'
import { type Given, oneOf, readPlace, readSort, words } from '../../tables/search'
import { STATUSES } from './jobs/labels'
import type { JobStatus, JobTypeName } from './jobs/queries'
import { MEASURES, type Measure } from './usage/measures'

const page = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) > 1 ? Number(value) : undefined

const date = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

export const SPANS = ['30', '90', '365'] as const
export type Span = (typeof SPANS)[number]
export const dashboardSearch = (given: Given): { days?: Span } => ({ days: oneOf(SPANS, given.days) })

/** `new`: the type of job that is being created; `source`: the job that it follows. Only the server knows the types. */
export type JobsSearch = {
  jobType?: JobTypeName
  state?: JobStatus
  page?: number
  new?: JobTypeName
  source?: string
}
export const jobsSearch = (given: Given): JobsSearch => ({
  jobType: words(given.jobType) as JobTypeName | undefined,
  state: oneOf(STATUSES, given.state),
  page: page(given.page),
  new: words(given.new) as JobTypeName | undefined,
  source: words(given.source),
})

/** `merge`: the job that merges, or has merged, what was chosen. */
export type DuplicatesSearch = { sweep?: string; merge?: string; selected?: string; page?: number }
export const duplicatesSearch = (given: Given): DuplicatesSearch => ({
  sweep: words(given.sweep),
  merge: words(given.merge),
  selected: words(given.selected),
  page: page(given.page),
})

export type ReviewSearch = { shown?: 'reviewed'; order?: 'impact'; page?: number; topic?: string }
export const reviewSearch = (given: Given): ReviewSearch => ({
  shown: oneOf(['reviewed'], given.shown),
  order: oneOf(['impact'], given.order),
  page: page(given.page),
  topic: words(given.topic),
})

export type GlobalFilters = {
  search?: string
  parentCategory?: string
  segmentType?: SegmentType
  showArchived?: 'true'
}
export type GlobalTopicsSearch = GlobalFilters & Partial<Sort> & { at?: number; topic?: string; tab?: 'history' }
export const globalTopicsSearch = (given: Given): GlobalTopicsSearch => ({
  search: words(given.search),
  parentCategory: words(given.parentCategory),
  segmentType: oneOf(SEGMENT_TYPES, given.segmentType),
  showArchived: oneOf(['true'], given.showArchived),
  ...readSort(given),
  at: readPlace(given).at,
  topic: words(given.topic),
  tab: oneOf(['history'], given.tab),
})

/** `open`: the organization that is being edited; `add`: what is being made; `who`, `users`: of the users, search and page. */
export type OrganizationsSearch = {
  page?: number
  open?: string
  add?: 'organization' | 'user'
  who?: string
  users?: number
}
export const organizationsSearch = (given: Given): OrganizationsSearch => ({
  page: page(given.page),
  open: words(given.open),
  add: oneOf(['organization', 'user'], given.add),
  who: words(given.who),
  users: page(given.users),
})

export type UsageSearch = { from?: string; to?: string; org?: string; measure?: Measure; page?: number }
export const usageSearch = (given: Given): UsageSearch => ({
  from: date(given.from),
  to: date(given.to),
  org: words(given.org),
  measure: oneOf(MEASURES, given.measure),
  page: page(given.page),
})
