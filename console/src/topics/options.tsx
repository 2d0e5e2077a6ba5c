import { CATEGORIES_BY_GROUP, SEGMENT_TYPES } from '../api/values'

/** For a select: the categories under their groups. */
export const CategoryOptions = () =>
  Object.entries(CATEGORIES_BY_GROUP).map(([group, categories]) => (
    <optgroup key={group} label={group}>
      {categories.map((category) => (
        <option key={category}>{category}</option>
      ))}
    </optgroup>
  ))

export const SegmentOptions = () => SEGMENT_TYPES.map((segment) => <option key={segment}>{segment}</option>)
