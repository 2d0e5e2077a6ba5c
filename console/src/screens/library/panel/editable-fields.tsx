import { useQuery } from '@tanstack/react-query'
import { CategoryOptions, SegmentOptions } from '../../../topics/options'
import { Input, Select } from '../../../ui/field'
import { libraryFacets, type TopicDetail } from '../queries'
import { EditableField } from './editable-field'
import { type Changes, useSave } from './use-save'

/** The fields that an organization can override; each is saved on its own. */
export function EditableFields({ topic }: { topic: TopicDetail }) {
  const { data: facets } = useQuery(libraryFacets)
  const save = useSave(topic.id)
  const field = (name: keyof Changes) => ({
    isEdited: topic.overridden.includes(name),
    save: (value: string) => save.mutateAsync({ [name]: value } as Changes),
  })
  return (
    <dl className="flex flex-col gap-1">
      <EditableField label="Name" value={topic.topic_name} {...field('topic_name')}>
        {(control) => <Input {...control} maxLength={500} required />}
      </EditableField>
      <EditableField label="Category" value={topic.parent_category} {...field('parent_category')}>
        {(control) => (
          <Select {...control}>
            <CategoryOptions />
          </Select>
        )}
      </EditableField>
      <EditableField label="Subcategory" value={topic.subcategory} {...field('subcategory')}>
        {(control) => (
          <>
            <Input {...control} maxLength={200} required list="subcategories" />
            <datalist id="subcategories">
              {facets?.subcategories.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </datalist>
          </>
        )}
      </EditableField>
      <EditableField label="Segment type" value={topic.segment_type} {...field('segment_type')}>
        {(control) => (
          <Select {...control}>
            <SegmentOptions />
          </Select>
        )}
      </EditableField>
    </dl>
  )
}
