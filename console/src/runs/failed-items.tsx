import { Download } from 'lucide-react'
import Papa from 'papaparse'
import { Button } from '../ui/button'
import { count } from '../ui/format'
import { Panel } from '../ui/page'

export type FailedItem = { id: string; name: string; message: string }

const SHOWN = 20

type Props = {
  title: string
  items: readonly FailedItem[]
  /** How many failed; `items` may be only the first of them. */
  total: number
  /** The name of the CSV file, without its extension. */
  file: string
}

/** What failed and why, with a CSV file of all items. */
export function FailedItems({ title, items, total, file }: Props) {
  if (total === 0) return null
  return (
    <Panel
      title={title}
      actions={
        <Button size="small" onClick={() => save(file, items)}>
          <Download />
          Download {count(items.length)} as CSV
        </Button>
      }
    >
      <FailedList items={items} />
      {total > items.length ? (
        <p className="border-t px-4 py-2 text-xs text-ink-faint">
          The first {count(items.length)} of {count(total)} are listed.
        </p>
      ) : null}
    </Panel>
  )
}

export function FailedList({ items }: { items: readonly FailedItem[] }) {
  return (
    <>
      <ul className="divide-y">
        {items.slice(0, SHOWN).map(({ id, name, message }) => (
          <li key={id} className="grid grid-cols-1 gap-x-6 px-4 py-2 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
            <span className="truncate" title={name}>
              {name}
            </span>
            <span className="min-w-0 break-words text-ink-soft">{message}</span>
          </li>
        ))}
      </ul>
      {items.length > SHOWN ? (
        <p className="border-t px-4 py-2 text-xs text-ink-faint">And {count(items.length - SHOWN)} more in the file.</p>
      ) : null}
    </>
  )
}

export function save(file: string, items: readonly FailedItem[]) {
  const text = Papa.unparse([...items], { columns: ['id', 'name', 'message'], escapeFormulae: true })
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: `${file}.csv` }).click()
  URL.revokeObjectURL(url)
}
