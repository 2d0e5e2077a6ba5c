import { Field, Input, Select } from '../ui/field'
import { CategoryOptions, SegmentOptions } from './options'

type Topic = { topic_name: string; parent_category: string; subcategory: string; segment_type: string }

/** The fields of a classification that a person can change, named as in the API. */
export function ClassificationFields({ topic, error }: { topic: Topic; error: string | null }) {
  return (
    <>
      <Field label="Name" error={error}>
        {(control) => <Input {...control} name="topic_name" defaultValue={topic.topic_name} maxLength={500} required />}
      </Field>
      <Field label="Category">
        {(control) => (
          <Select {...control} name="parent_category" defaultValue={topic.parent_category}>
            <CategoryOptions />
          </Select>
        )}
      </Field>
      <Field label="Subcategory" hint="From the taxonomy, or your own.">
        {(control) => <Input {...control} name="subcategory" defaultValue={topic.subcategory} maxLength={200} />}
      </Field>
      <Field label="Segment type">
        {(control) => (
          <Select {...control} name="segment_type" defaultValue={topic.segment_type}>
            <SegmentOptions />
          </Select>
        )}
      </Field>
    </>
  )
}
