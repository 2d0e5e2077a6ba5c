import type { Sort } from '../../tables/filters/sort'
import {
  CLASSIFICATION_FILTERS,
  listParam,
  oneOf,
  type RawSearch,
  readListState,
  readSort,
  readViewState,
  textParam,
  type ViewState,
} from '../../tables/search'

const LISTS = [
  ...CLASSIFICATION_FILTERS,
  'intensity',
  'sensitivity',
  'buyerJourney',
  'source',
  'engineVersion',
  'iabCode',
  'tag',
] as const
/** A filter of which a topic has one of the values chosen. */
export type ListFilter = (typeof LISTS)[number]

const TEXTS = ['search', 'internalId', 'outsideWorkspace'] as const
type TextFilter = (typeof TEXTS)[number]

const FLAGS = ['hasExternalId', 'outdated', 'uncertain'] as const
type FlagName = (typeof FLAGS)[number]

export type LibraryFilters = { [name in ListFilter]?: string[] } & { [name in TextFilter]?: string } & {
  [name in FlagName]?: 'true' | 'false'
}

const PANEL_TABS = ['record', 'history', 'activations'] as const
export type PanelTab = (typeof PANEL_TABS)[number]

/** The screen's state in the address. */
export type LibrarySearch = LibraryFilters &
  Partial<Sort> &
  ViewState & {
    /** The topic in the side panel. */
    topic?: string
    tab?: PanelTab
    /** `all`, or ids. */
    selected?: string
    /** The first row in view. */
    at?: number
  }

export const librarySearch = (raw: RawSearch): LibrarySearch => ({
  ...Object.fromEntries(LISTS.map((name) => [name, listParam(raw[name])])),
  ...Object.fromEntries(TEXTS.map((name) => [name, textParam(raw[name])])),
  ...Object.fromEntries(FLAGS.map((name) => [name, oneOf(['true', 'false'], raw[name])])),
  ...readSort(raw),
  ...readListState(raw),
  ...readViewState(raw),
  topic: textParam(raw.topic),
  tab: oneOf(PANEL_TABS, raw.tab),
})

/** Only filters that are set, so that equal filters give equal query keys. */
export function filtersOf(search: LibrarySearch): LibraryFilters {
  const names: (keyof LibraryFilters)[] = [...LISTS, ...TEXTS, ...FLAGS]
  return Object.fromEntries(names.filter((name) => search[name]).map((name) => [name, search[name]]))
}
