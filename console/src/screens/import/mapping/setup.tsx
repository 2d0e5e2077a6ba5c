import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button'
import { count, counted } from '../../../ui/format'
import { Panel } from '../../../ui/page'
import type { NamedFile } from '../file/read-file'
import { ColumnMapping } from './column-mapping'
import { type Columns, guessColumns, type Mapping, mappingsOf } from './mapping'
import { PreviewTable } from './preview-table'

type Props = {
  file: NamedFile
  /** Further options, for the columns as they are matched now. */
  options?: (mappings: Mapping[]) => ReactNode
  action: string
  busy: boolean
  error: string | null
  onBegin: (mappings: Mapping[]) => void
  onCancel: () => void
}

/** A preview of the file and the mapping of its columns. */
export function Setup({ file, options, action, busy, error, onBegin, onCancel }: Props) {
  const [columns, setColumns] = useState<Columns>(() => guessColumns(file.columns))
  const shifted = Object.keys(file.problems).length
  return (
    <div className="flex flex-col gap-5">
      <Panel
        title={file.name}
        actions={<span className="text-xs text-ink-faint tabular-nums">{counted(file.rows.length, 'row')}</span>}
      >
        <PreviewTable file={file} columns={columns} />
        {shifted > 0 ? (
          <p className="border-t px-4 py-2.5 text-warn">
            {counted(shifted, 'row')} {shifted === 1 ? 'has' : 'have'} more values than columns and can’t be read.{' '}
            {shifted === 1 ? 'It' : 'They'} will be listed with what to fix.
          </p>
        ) : null}
      </Panel>
      <Panel title="Match columns">
        <ColumnMapping file={file} columns={columns} onChange={setColumns} />
      </Panel>
      {options?.(mappingsOf(columns))}
      {error ? (
        <p role="alert" className="rounded-md bg-bad-wash px-3 py-2 text-bad">
          {error}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          kind="primary"
          busy={busy}
          disabled={columns.topic_name === undefined}
          onClick={() => onBegin(mappingsOf(columns))}
        >
          {action} {count(file.rows.length)} {file.rows.length === 1 ? 'row' : 'rows'}
        </Button>
        <Button onClick={onCancel}>Choose another file</Button>
      </div>
    </div>
  )
}
