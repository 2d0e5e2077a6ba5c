import { Download } from 'lucide-react'
import Papa from 'papaparse'
import { Button } from '../../ui/button'
import { count } from '../../ui/format'
import { Panel } from '../../ui/page'
import type { Batch } from './queries'
import type { Outcome } from './storage'

const SHOWN = 10

/** The rows that could not be imported, and why. */
export function RowErrors({ batch, outcomes }: { batch: Batch; outcomes: readonly Outcome[] }) {
  const errors = outcomes.flatMap(({ errors }) => errors).sort((a, b) => a.row - b.row)
  if (batch.error_count === 0 && errors.length === 0) return null
  const download = () => {
    const text = Papa.unparse(errors, { columns: ['row', 'name', 'message'], escapeFormulae: true })
    const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
    const name = `${batch.filename.replace(/\.(csv|tsv|txt)$/i, '')}.errors.csv`
    Object.assign(document.createElement('a'), { href: url, download: name }).click()
    URL.revokeObjectURL(url)
  }
  return (
    <Panel
      title="Rows with errors"
      actions={
        errors.length > 0 ? (
          <Button size="small" onClick={download}>
            <Download />
            Download {count(errors.length)} as CSV
          </Button>
        ) : null
      }
    >
      {errors.length > 0 ? (
        <ul className="divide-y">
          {errors.slice(0, SHOWN).map(({ row, name, message }) => (
            <li key={row} className="grid gap-x-6 px-4 py-2 sm:grid-cols-[5rem_minmax(0,16rem)_1fr]">
              <span className="text-xs leading-5 text-ink-faint tabular-nums">Row {count(row)}</span>
              <span className="truncate" title={name}>
                {name || <span className="text-ink-faint">No name</span>}
              </span>
              <span className="text-ink-soft">{message}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {errors.length > SHOWN ? (
        <p className="border-t px-4 py-2 text-xs text-ink-faint">
          Plus {count(errors.length - SHOWN)} more in the download. Row numbers match your spreadsheet.
        </p>
      ) : null}
      {errors.length < batch.error_count ? (
        <p className="border-t px-4 py-2 text-xs text-ink-faint first:border-0">
          {errors.length === 0
            ? 'To see what was wrong, open this page in the browser that imported the file.'
            : 'For the other rows, open this page in the browser that sent them.'}
        </p>
      ) : null}
    </Panel>
  )
}
