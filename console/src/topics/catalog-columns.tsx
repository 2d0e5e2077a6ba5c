import { createColumnHelper } from '@tanstack/react-table'
import type { features } from '../tables/columns'
import { Badge } from '../ui/badge'
import { day } from '../ui/format'
import { Mono, Soft } from './cells'

type CatalogRow = {
  parentCategory: string
  subcategory: string
  taxonomyType: string
  segmentType: string
  audienceType: string
  engineVersion: string
  createdAt: string
}

/** The columns that the catalog of organizations and that of operators share. */
export function catalogColumns<T extends CatalogRow>() {
  const column = createColumnHelper<typeof features, T>()
  return {
    classification: [
      column.display({
        id: 'parentCategory',
        meta: { title: 'Category', width: 12, sortBy: 'parent_category' },
        cell: ({ row }) => row.original.parentCategory,
      }),
      column.display({
        id: 'subcategory',
        meta: { title: 'Subcategory', width: 13 },
        cell: ({ row }) => <Soft>{row.original.subcategory}</Soft>,
      }),
      column.display({
        id: 'taxonomyType',
        meta: { title: 'Group', width: 11, sortBy: 'taxonomy_type' },
        cell: ({ row }) => <Soft>{row.original.taxonomyType}</Soft>,
      }),
      column.display({
        id: 'segmentType',
        meta: { title: 'Segment type', width: 8, sortBy: 'segment_type' },
        cell: ({ row }) => <Badge>{row.original.segmentType}</Badge>,
      }),
      column.display({
        id: 'audienceType',
        meta: { title: 'Audience type', width: 10, sortBy: 'audience_type' },
        cell: ({ row }) => <Soft>{row.original.audienceType}</Soft>,
      }),
    ],
    origin: [
      column.display({
        id: 'engineVersion',
        meta: { title: 'Engine', width: 5 },
        cell: ({ row }) => <Mono>{row.original.engineVersion}</Mono>,
      }),
      column.display({
        id: 'createdAt',
        meta: { title: 'Added to catalog', width: 10, sortBy: 'created_at' },
        cell: ({ row }) => <Soft>{day(row.original.createdAt)}</Soft>,
      }),
    ],
  }
}
