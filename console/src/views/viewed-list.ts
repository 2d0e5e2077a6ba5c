import type { CatalogParams } from '../screens/catalog/queries'
import { filtersOf as catalogFiltersOf, catalogSearch } from '../screens/catalog/search'
import type { LibraryParams } from '../screens/library/queries'
import { filtersOf as libraryFiltersOf, librarySearch } from '../screens/library/search'
import { sortOf } from '../tables/search'
import type { View } from './view'

/** What a view is of: a list with its filters, its order and its columns. */
export type ViewedList = { columns: string[] } & (
  | { screen: 'library'; query: LibraryParams }
  | { screen: 'catalog'; query: CatalogParams }
)

/** The list as it was saved. Filters that the screen no longer has are left out. */
export function savedList({ screen, query, columns }: View): ViewedList {
  if (screen === 'library') {
    const search = librarySearch(query)
    return { screen, columns, query: { ...libraryFiltersOf(search), ...sortOf(search) } }
  }
  const search = catalogSearch(query)
  return { screen, columns, query: { ...catalogFiltersOf(search), ...sortOf(search) } }
}

/** Whether both show the same. The order in which values were chosen does not count. */
export const isSameList = (one: ViewedList, other: ViewedList): boolean => textOf(one) === textOf(other)

const textOf = ({ query, columns }: ViewedList): string => {
  const values = Object.entries({ ...query, columns }).filter(([, value]) => value !== undefined)
  return JSON.stringify(values.map(([name, value]) => [name, [value].flat().sort()]).sort())
}

/** The address of a view. It carries the filters themselves: whoever gets it sees the list even without the view. */
export const linkTo = (view: View) => {
  const { screen, query, columns } = savedList(view)
  return { to: `/${screen}`, search: { ...query, columns, view: view.id } }
}
