import { Field, Select } from '../../../ui/field'
import type { Upload } from '../queries'
import { type Columns, FIELDS } from './mapping'

type Props = { upload: Upload; columns: Columns; onChange: (columns: Columns) => void }

/** For each field the column that fills it, with a sample value. */
export function ColumnMapping({ upload, columns, onChange }: Props) {
  const names = [...new Set(upload.columns)].filter((name) => name !== '')
  return (
    <div className="grid gap-x-6 gap-y-4 p-4 sm:grid-cols-2 xl:grid-cols-4">
      {FIELDS.map(({ field, label, hint }) => {
        const column = columns[field]
        const isRequired = field === 'topic_name'
        const sample = column === undefined ? '' : sampleOf(upload, column)
        return (
          <Field
            key={field}
            label={isRequired ? `${label} (required)` : label}
            hint={sample ? <>For example “{sample}”</> : hint}
            error={isRequired && column === undefined ? 'Choose the column with the topic names.' : null}
          >
            {(control) => (
              <Select
                {...control}
                value={column ?? ''}
                onChange={({ target }) => onChange(withColumn(columns, field, target.value))}
              >
                <option value="">{isRequired ? 'Choose a column' : 'None'}</option>
                {names.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            )}
          </Field>
        )
      })}
    </div>
  )
}

function withColumn(columns: Columns, field: keyof Columns, column: string): Columns {
  const { [field]: _, ...others } = columns
  return column === '' ? others : { ...others, [field]: column }
}

function sampleOf({ columns, sample_rows }: Upload, column: string): string {
  const at = columns.indexOf(column)
  const cell = sample_rows.find((cells) => cells[at]?.trim())?.[at]?.trim() ?? ''
  return cell.length > 60 ? `${cell.slice(0, 59)}…` : cell
}
