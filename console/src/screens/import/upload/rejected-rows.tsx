import { type QueryKey, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { errorMessage } from '../../../api/client'
import { plainMessage } from '../../../api/plain-message'
import { usePermission } from '../../../api/session'
import { RUNS } from '../../../runs/queries'
import { AskBeforeLeaving } from '../../../ui/ask-before-leaving'
import { Button } from '../../../ui/button'
import { Field, Input } from '../../../ui/field'
import { counted } from '../../../ui/format'
import { Panel } from '../../../ui/page'
import { Refusal } from '../../../ui/refusal'
import { ShowMore } from '../../../ui/show-more'
import { Failure } from '../../../ui/states'
import { LIBRARY } from '../../library/queries'
import {
  IMPORTS,
  mendRows,
  REVIEWS,
  type RejectedRow,
  rejectedAddress,
  rejectedRowsQuery,
  type UploadDetail,
} from '../queries'

/** Rows that could not be imported: mended here, they are sent again. */
export function RejectedRows({ upload }: { upload: UploadDetail }) {
  const { id, columns, mappings } = upload
  const mayImport = usePermission('import')
  const cache = useQueryClient()
  const [changed, setChanged] = useState<ReadonlyMap<number, string[]>>(new Map())
  const query = rejectedRowsQuery(id)
  const pages = useInfiniteQuery(query)
  const { data, error, refetch } = pages
  useReload(upload, query.queryKey)
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  const send = useMutation({
    meta: { shownInPlace: true },
    mutationFn: (mended: { id: number; cells: string[] }[]) => mendRows(id, mended),
    onSuccess: async ({ added, duplicates, rejected }, mended) => {
      const results = [
        `${counted(added, 'topic')} added`,
        ...(duplicates > 0 ? [counted(duplicates, 'duplicate')] : []),
        ...(rejected.length > 0 ? [`${counted(rejected.length, 'row')} still rejected`] : []),
      ]
      toast[rejected.length > 0 ? 'warning' : 'success'](`${results.join(', ')}.`)
      const stillWrong = new Set(rejected.map(({ id }) => id))
      const done = mended.filter(({ id }) => !stillWrong.has(id)).map(({ id }) => id)
      setChanged((before) => new Map([...before].filter(([row]) => !done.includes(row))))
      const keys = [query.queryKey, IMPORTS, RUNS, REVIEWS, LIBRARY]
      await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })))
    },
  })
  if (error && !data) {
    return (
      <Panel title="Rejected rows">
        <Failure error={error} retry={refetch} />
      </Panel>
    )
  }
  if (rows.length === 0) return null
  const mended = rows.flatMap(({ id }) => {
    const cells = changed.get(id)
    return cells ? [{ id, cells }] : []
  })
  const isEditable = mayImport && upload.status !== 'processing'
  return (
    <Panel
      title="Rejected rows"
      actions={
        <div className="flex flex-wrap gap-2">
          <Button asChild size="small">
            <a href={rejectedAddress(id)} download>
              <Download />
              Download rejected rows
            </a>
          </Button>
          {mended.length > 0 ? (
            <Button
              size="small"
              kind="primary"
              busy={send.isPending}
              onClick={() => send.mutate(mended.slice(0, SENT))}
            >
              {send.isPending ? null : <Send />}
              Send {counted(Math.min(SENT, mended.length), 'row')} again
            </Button>
          ) : null}
        </div>
      }
    >
      {isEditable ? <p className="border-b px-4 py-2.5 text-ink-soft">Correct a row here and send it again.</p> : null}
      {send.error ? (
        <div className="px-4 pt-3">
          <Refusal>{errorMessage(send.error)}</Refusal>
        </div>
      ) : null}
      <ul aria-label="Rejected rows" className="divide-y">
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            columns={columns}
            mapped={mappings.map(({ csvColumn }) => csvColumn)}
            cells={changed.get(row.id)}
            onChange={isEditable ? (cells) => setChanged((before) => new Map(before).set(row.id, cells)) : null}
          />
        ))}
      </ul>
      <ShowMore of={pages} />
      <AskBeforeLeaving isNeeded={mended.length > 0} title="Leave without sending?">
        Your corrections of {counted(mended.length, 'row')} will be lost.
      </AskBeforeLeaving>
    </Panel>
  )
}

/** New rows come last, so those that somebody mends do not move. */
function useReload({ error_count }: UploadDetail, queryKey: QueryKey) {
  const cache = useQueryClient()
  const loadedCount = useRef(error_count)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is made anew each time
  useEffect(() => {
    if (loadedCount.current !== error_count) cache.invalidateQueries({ queryKey })
    loadedCount.current = error_count
  }, [error_count])
}

/** Rows per request. */
const SENT = 100

type RowProps = {
  row: RejectedRow
  columns: readonly string[]
  mapped: readonly string[]
  /** What somebody has entered. */
  cells: string[] | undefined
  onChange: ((cells: string[]) => void) | null
}

/** What is wrong, and the cells that are imported. Values beyond the last column are dropped when it is mended. */
function Row({ row, columns, mapped, cells, onChange }: RowProps) {
  const current = cells ?? columns.map((_, at) => row.cells[at] ?? '')
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <p className="flex flex-wrap gap-x-3">
        <span className="font-medium capitalize">{row.row}</span>
        <span className="min-w-0 break-words text-bad">{plainMessage(row.message)}</span>
      </p>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {mapped.map((column) => {
          const at = columns.indexOf(column)
          return (
            <Field key={column} label={column}>
              {(control) => (
                <Input
                  {...control}
                  value={current[at] ?? ''}
                  readOnly={!onChange}
                  onChange={({ target }) => onChange?.(current.with(at, target.value))}
                />
              )}
            </Field>
          )
        })}
      </div>
    </li>
  )
}
