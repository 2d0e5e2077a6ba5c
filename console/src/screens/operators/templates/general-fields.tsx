import { usePlatforms } from '../../../platforms/queries'
import { Check } from '../../../ui/check'
import { Field, Input, Select } from '../../../ui/field'
import { Panel } from '../../../ui/page'
import type { EditorPart } from './draft'

export function GeneralFields({ draft, change, isBuiltIn }: EditorPart & { isBuiltIn: boolean }) {
  const { outputs = [] } = usePlatforms() ?? {}
  return (
    <Panel title="General">
      <div className="grid gap-4 p-4 sm:grid-cols-2">
        <Field label="Name">
          {(control) => (
            <Input
              {...control}
              value={draft.displayName}
              maxLength={100}
              required
              onChange={({ target }) => change({ displayName: target.value })}
            />
          )}
        </Field>
        <Field label="Platform key" hint="Lowercase, no spaces. Connections refer to it.">
          {(control) => (
            <Input
              {...control}
              className="font-mono text-xs"
              value={draft.platformKey}
              maxLength={100}
              pattern="[a-z0-9][a-z0-9._\-]*"
              required
              disabled={isBuiltIn}
              onChange={({ target }) => change({ platformKey: target.value })}
            />
          )}
        </Field>
        <Field label="Order" hint="Lower numbers come first.">
          {(control) => (
            <Input
              {...control}
              type="number"
              step={1}
              required
              value={Number.isNaN(draft.sortOrder) ? '' : draft.sortOrder}
              onChange={({ target }) => change({ sortOrder: target.valueAsNumber })}
            />
          )}
        </Field>
        <Field label="Recency" hint="The text for {{recency}}.">
          {(control) => (
            <Input
              {...control}
              value={draft.recency}
              maxLength={100}
              onChange={({ target }) => change({ recency: target.value })}
            />
          )}
        </Field>
        <Column
          label="Name column"
          columns={outputs.map(({ name }) => name)}
          value={draft.dbColumnName}
          onChange={(dbColumnName) => change({ dbColumnName })}
        />
        <Column
          label="Description column"
          columns={outputs.map(({ description }) => description)}
          value={draft.dbColumnDesc}
          onChange={(dbColumnDesc) => change({ dbColumnDesc })}
        />
        <Field label="User behavior" hint="Leave blank to derive it from the topic.">
          {(control) => (
            <Input
              {...control}
              value={draft.userBehaviorOverride ?? ''}
              maxLength={100}
              onChange={({ target }) => change({ userBehaviorOverride: target.value || null })}
            />
          )}
        </Field>
        <div className="self-center">
          <Check label="Active" checked={draft.isActive} onChange={(isActive) => change({ isActive })}>
            Its names and descriptions are stored with each topic.
          </Check>
        </div>
      </div>
    </Panel>
  )
}

type ColumnProps = {
  label: string
  columns: readonly string[]
  value: string | null
  onChange: (column: string | null) => void
}

const Column = ({ label, columns, value, onChange }: ColumnProps) => (
  <Field label={label} hint="Where the text is stored. Change it only if the platform has a column of its own.">
    {(control) => (
      <Select {...control} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">Stored by platform key</option>
        {columns.map((column) => (
          <option key={column}>{column}</option>
        ))}
      </Select>
    )}
  </Field>
)
