import { SEGMENT_TYPES, type SegmentType } from '../../api/values'
import type { Sort } from '../../tables/filters/sort'
import { oneOf, type RawSearch, readListState, readSort, textParam } from '../../tables/search'
import { STATUSES } from './jobs/labels'
import type { JobStatus, JobTypeName } from './jobs/queries'
import { MEASURES, type Measure } from './usage/measures'

const page = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) > 1 ? Number(value) : undefined

const date = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

export const SPANS = ['30', '90', '365'] as const
export type Span = (typeof SPANS)[number]
export const dashboardSearch = (raw: RawSearch): { days?: Span } => ({ days: oneOf(SPANS, raw.days) })

/** `new`: the type of job that is being created; `source`: the job that it follows. Only the server knows the types. */
export type JobsSearch = {
  jobType?: JobTypeName
  state?: JobStatus
  page?: number
  new?: JobTypeName
  source?: string
}
export const jobsSearch = (raw: RawSearch): JobsSearch => ({
  jobType: textParam(raw.jobType) as JobTypeName | undefined,
  state: oneOf(STATUSES, raw.state),
  page: page(raw.page),
  new: textParam(raw.new) as JobTypeName | undefined,
  source: textParam(raw.source),
})

/** `merge`: the job that merges the selected clusters. */
export type DuplicatesSearch = { sweep?: string; merge?: string; selected?: string; page?: number }
export const duplicatesSearch = (raw: RawSearch): DuplicatesSearch => ({
  sweep: textParam(raw.sweep),
  merge: textParam(raw.merge),
  selected: textParam(raw.selected),
  page: page(raw.page),
})

export type ReviewSearch = { shown?: 'reviewed'; order?: 'created_at' | 'impact'; page?: number; topic?: string }
export const reviewSearch = (raw: RawSearch): ReviewSearch => ({
  shown: oneOf(['reviewed'], raw.shown),
  order: oneOf(['created_at', 'impact'], raw.order),
  page: page(raw.page),
  topic: textParam(raw.topic),
})

export type GlobalFilters = {
  search?: string
  parentCategory?: string
  segmentType?: SegmentType
  showArchived?: 'true'
}
export type GlobalTopicsSearch = GlobalFilters &
  Partial<Sort> & {
    at?: number
    selected?: string
    topic?: string
    tab?: 'history'
  }
export const globalTopicsSearch = (raw: RawSearch): GlobalTopicsSearch => ({
  search: textParam(raw.search),
  selected: textParam(raw.selected),
  parentCategory: textParam(raw.parentCategory),
  segmentType: oneOf(SEGMENT_TYPES, raw.segmentType),
  showArchived: oneOf(['true'], raw.showArchived),
  ...readSort({ ...raw, sort: undefined }),
  at: readListState(raw).at,
  topic: textParam(raw.topic),
  tab: oneOf(['history'], raw.tab),
})

/** `add`: the open form; `who` and `users`: search and page of the users. */
export type OrganizationsSearch = {
  page?: number
  add?: 'organization' | 'user'
  who?: string
  users?: number
}
export const organizationsSearch = (raw: RawSearch): OrganizationsSearch => ({
  page: page(raw.page),
  add: oneOf(['organization', 'user'], raw.add),
  who: textParam(raw.who),
  users: page(raw.users),
})

export type UsageSearch = { from?: string; to?: string; org?: string; measure?: Measure; page?: number }
export const usageSearch = (raw: RawSearch): UsageSearch => ({
  from: date(raw.from),
  to: date(raw.to),
  org: textParam(raw.org),
  measure: oneOf(MEASURES, raw.measure),
  page: page(raw.page),
})
