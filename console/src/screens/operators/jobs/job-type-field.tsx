import { Field, Select } from '../../../ui/field'
import type { JobType, JobTypeName } from './queries'

type Props = { types: readonly JobType[]; value: JobTypeName; onChange: (type: JobTypeName) => void }

export const JobTypeField = ({ types, value, onChange }: Props) => (
  <Field label="Type">
    {(control) => (
      <Select {...control} value={value} onChange={({ target }) => onChange(target.value as JobTypeName)}>
        {types.map(({ type, title }) => (
          <option key={type} value={type}>
            {title}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
