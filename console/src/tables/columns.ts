import { type ColumnDef, columnVisibilityFeature, metaHelper, tableFeatures } from '@tanstack/react-table'
import type { SortBy } from './filters/sort'

type Meta = {
  title: string
  /** In rem; the column without one takes what is left. */
  width?: number
  sortBy?: SortBy
}

export const features = tableFeatures({ columnVisibilityFeature, columnMeta: metaHelper<Meta>() })
export type Column<T> = ColumnDef<typeof features, T & object>
