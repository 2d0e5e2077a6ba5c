import { useState } from 'react'
import { CategoryOptions } from '../../../topics/options'
import { Field, Input, Select } from '../../../ui/field'
import { Check } from '../check'

const COLUMNS = {
  segment_type: 'Segment',
  taxonomy_type: 'Type',
  parent_category: 'Category',
  subcategory: 'Subcategory',
  audience_type: 'Audience',
}

type Props = { isDry: boolean; onDry: (isDry: boolean) => void }

export function ReclassifyFields({ isDry, onDry }: Props) {
  const [mode, setMode] = useState('local')
  return (
    <>
      <Check name="dryRun" label="Dry run" checked={isDry} onChange={onDry}>
        {isDry
          ? 'Nothing is changed. You see how many topics each field would change of, with examples.'
          : 'Topics are rewritten. The job can be rolled back afterwards.'}
      </Check>
      <Field
        label="Judged by"
        hint={
          mode === 'llm'
            ? 'In large batches at the provider’s: slow, and paid by the token.'
            : 'Here on the server: fast and free.'
        }
      >
        {(control) => (
          <Select {...control} name="mode" value={mode} onChange={({ target }) => setMode(target.value)}>
            <option value="local">The local engine</option>
            <option value="llm">The language model</option>
          </Select>
        )}
      </Field>
      <Check name="force" label="All topics">
        Otherwise only those of an earlier engine version.
      </Check>
      <Field label="Category">
        {(control) => (
          <Select {...control} name="parentCategoryFilter">
            <option value="">All categories</option>
            <CategoryOptions />
          </Select>
        )}
      </Field>
      <Field label="At most" hint="How many topics; all where this is left empty.">
        {(control) => <Input {...control} name="limit" type="number" min={1} max={1_000_000_000} step={1} />}
      </Field>
      {mode === 'llm' ? (
        <>
          <Check name="enableWebSearch" label="Search the web" isSet>
            The model looks up names that it does not know. Without it the cost is about half.
          </Check>
          <Field label="Only one field" hint="The others stay as they are.">
            {(control) => (
              <Select {...control} name="targetColumn">
                <option value="">All fields</option>
                {Object.entries(COLUMNS).map(([column, name]) => (
                  <option key={column} value={column}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Model" hint="Its name; the usual one where this is left empty.">
            {(control) => <Input {...control} name="model" maxLength={100} className="font-mono text-xs" />}
          </Field>
        </>
      ) : null}
    </>
  )
}
