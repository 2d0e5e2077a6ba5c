import { CATEGORIES, SEGMENT_TYPES } from './vocabulary'

/** Of a select: the 41 categories under their types. */
export const CategoryOptions = () =>
  Object.entries(CATEGORIES).map(([type, categories]) => (
    <optgroup key={type} label={type}>
      {categories.map((category) => (
        <option key={category}>{category}</option>
      ))}
    </optgroup>
  ))

export const SegmentOptions = () => SEGMENT_TYPES.map((segment) => <option key={segment}>{segment}</option>)
