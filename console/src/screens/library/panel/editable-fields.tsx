import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, ok } from '../../../api/client'
import type { paths } from '../../../api/schema'
import { CategoryOptions, SegmentOptions } from '../../../topics/options'
import { Input, Select } from '../../../ui/field'
import { LIBRARY, libraryFacets, type TopicDetail } from '../queries'
import { EditableField } from './editable-field'

type Changes = paths['/api/topics/{id}']['patch']['requestBody']['content']['application/json']

/** The fields that an organization can override; each is saved on its own. */
export function EditableFields({ topic }: { topic: TopicDetail }) {
  const cache = useQueryClient()
  const { data: facets } = useQuery(libraryFacets)
  const save = useMutation({
    meta: { shownInPlace: true },
    mutationFn: (body: Changes) => ok(api.PATCH('/api/topics/{id}', { params: { path: { id: topic.id } }, body })),
    onSuccess: () => cache.invalidateQueries({ queryKey: LIBRARY }),
  })
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
