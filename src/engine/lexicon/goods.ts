import type { ParentCategory } from '../taxonomy/vocabulary'

/** Categories of things that are made for a purpose. */
export const GOODS: ReadonlySet<ParentCategory> = new Set([
  'Auto',
  'Auto Parts & Services',
  'Consumer Electronics',
  'Home & Garden',
  'Home Improvement',
  'Food & Grocery',
  'Apparel & Accessories',
  'Beauty & Personal Care',
  'Manufacturing & Construction',
  'Fitness & Wellness',
  'Hobbies & Arts',
  'Retail & Shopping',
  'Outdoor Recreation',
])
