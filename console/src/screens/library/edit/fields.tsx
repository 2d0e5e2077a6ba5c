import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AUDIENCE_TYPES } from '../../../api/values'
import { CategoryOptions, SegmentOptions } from '../../../topics/options'
import { TagInput } from '../../../topics/tag-input'
import { Field, Input, Select } from '../../../ui/field'
import { libraryTags } from '../queries'
import type { Draft } from './draft'

type Props = { draft: Draft; onChange: (draft: Draft) => void }

/** What can be changed of many topics; what is left as it is stays. */
export function EditFields({ draft, onChange }: Props) {
  const { data: suggestions = [] } = useQuery(libraryTags)
  const set = (part: Partial<Draft>) => onChange({ ...draft, ...part })
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice label="Category" value={draft.category} onChange={(category) => set({ category })}>
          <CategoryOptions />
        </Choice>
        <Field
          label="Subcategory"
          hint={
            draft.category && !draft.subcategory.trim()
              ? 'Each topic keeps its own, under the new category.'
              : undefined
          }
        >
          {(control) => (
            <Input
              {...control}
              value={draft.subcategory}
              onChange={({ target }) => set({ subcategory: target.value })}
              placeholder="Keep as it is"
              maxLength={200}
            />
          )}
        </Field>
        <Choice label="Segment type" value={draft.segment} onChange={(segment) => set({ segment })}>
          <SegmentOptions />
        </Choice>
        <Choice label="Audience type" value={draft.audience} onChange={(audience) => set({ audience })}>
          {AUDIENCE_TYPES.map((audience) => (
            <option key={audience}>{audience}</option>
          ))}
        </Choice>
      </div>
      <Field label="Add tags" hint="Enter adds what you typed.">
        {(control) => (
          <TagInput
            {...control}
            tags={draft.addedTags}
            onChange={(addedTags) => set({ addedTags })}
            suggestions={suggestions}
          />
        )}
      </Field>
      <Field label="Remove tags">
        {(control) => (
          <TagInput
            {...control}
            tags={draft.removedTags}
            onChange={(removedTags) => set({ removedTags })}
            suggestions={suggestions}
            isClosed
          />
        )}
      </Field>
    </div>
  )
}

type ChoiceProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode }

const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Keep as it is</option>
        {children}
      </Select>
    )}
  </Field>
)
