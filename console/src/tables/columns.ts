import { type ColumnDef, columnVisibilityFeature, metaHelper, tableFeatures } from '@tanstack/react-table'
import type { SortBy } from './filters/sort'

type Meta = {
  title: string
  /** In rem; a column without a width takes the remaining space. */
  width?: number
  sortBy?: SortBy
}

export const features = tableFeatures({ columnVisibilityFeature, columnMeta: metaHelper<Meta>() })
export type Column<T> = ColumnDef<typeof features, T & object>
