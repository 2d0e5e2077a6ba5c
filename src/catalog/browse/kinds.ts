/** The filters by classification, with their columns. */
export const KIND_COLUMNS = {
  taxonomyType: 'taxonomy_type',
  parentCategory: 'parent_category',
  segmentType: 'segment_type',
  audienceType: 'audience_type',
  subcategory: 'subcategory',
  subcategoryL1: 'subcategory_l1',
  subcategoryL2: 'subcategory_l2',
  subcategoryL3: 'subcategory_l3',
  subcategoryL4: 'subcategory_l4',
} as const
export type KindFilter = keyof typeof KIND_COLUMNS
