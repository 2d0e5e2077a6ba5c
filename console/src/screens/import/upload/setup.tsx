import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../api/client'
import { useHasLlm } from '../../../api/session'
import { RUNS } from '../../../runs/queries'
import type { Engine } from '../../../topics/engines'
import { Button } from '../../../ui/button'
import { bytes, counted } from '../../../ui/format'
import { Panel } from '../../../ui/page'
import { Refusal } from '../../../ui/refusal'
import { useNavigateHere } from '../../../ui/use-navigate-here'
import { ColumnMapping } from '../mapping/column-mapping'
import { type Columns, columnsOf, mappingsOf } from '../mapping/mapping'
import { PreviewTable } from '../mapping/preview-table'
import {
  changeMapping,
  deleteUpload,
  IMPORTS,
  startUpload,
  type UploadDetail,
  uploadQuery,
  waitingUploadsQuery,
} from '../queries'
import { EnginePanel } from './engine-panel'

/** The first rows of the file, the mapping of its columns, and the start of its import. */
export function Setup({ upload }: { upload: UploadDetail }) {
  const { id, total_rows, size_bytes } = upload
  const [engine, setEngine] = useState<Engine>('local')
  /** The server takes no mapping without a name, so that one stays here. */
  const [unnamed, setUnnamed] = useState<Columns | null>(null)
  const hasLlm = useHasLlm()
  const cache = useQueryClient()
  const navigate = useNavigateHere()
  const query = uploadQuery(id)
  /** The list in the cache still says that this file waits to be imported. */
  const forgetList = () => cache.removeQueries({ queryKey: waitingUploadsQuery.queryKey })
  const save = useMutation({
    meta: { shownInPlace: true },
    // One after the other, so that the last change wins.
    scope: { id: `mapping of ${id}` },
    mutationFn: (columns: Columns) => changeMapping(id, mappingsOf(columns)),
    onError: () => cache.invalidateQueries({ queryKey: query.queryKey }),
  })
  const start = useMutation({
    meta: { shownInPlace: true },
    mutationFn: () => startUpload(id, { mappings: upload.mappings, engine }),
    onSuccess: forgetList,
    onSettled: () => Promise.all([IMPORTS, RUNS].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  })
  const remove = useMutation({
    mutationFn: () => deleteUpload(id),
    onSuccess: async () => {
      forgetList()
      await navigate({ to: '/import' })
      cache.removeQueries({ queryKey: query.queryKey })
    },
  })
  const columns = unnamed ?? columnsOf(upload.mappings)
  const change = async (next: Columns) => {
    setUnnamed(next.topic_name === undefined ? next : null)
    if (next.topic_name === undefined) return
    await cache.cancelQueries({ queryKey: query.queryKey })
    cache.setQueryData(query.queryKey, (before) => before && { ...before, mappings: mappingsOf(next) })
    save.mutate(next)
  }
  const isReady = columns.topic_name !== undefined
  const error = errorMessage(start.error ?? save.error)
  return (
    <div className="flex flex-col gap-5">
      <Panel
        title="First rows"
        actions={
          <span className="text-xs text-ink-faint tabular-nums">
            {counted(total_rows, 'row')} · {bytes(size_bytes)}
          </span>
        }
      >
        <PreviewTable upload={upload} columns={columns} />
      </Panel>
      <Panel title="Match columns">
        <ColumnMapping upload={upload} columns={columns} onChange={change} />
      </Panel>
      {hasLlm ? <EnginePanel upload={upload} isReady={isReady} engine={engine} onChange={setEngine} /> : null}
      {error ? <Refusal>{error}</Refusal> : null}
      <div className="flex flex-wrap gap-2">
        <Button
          kind="primary"
          busy={start.isPending}
          disabled={!isReady || save.isPending}
          onClick={() => start.mutate()}
        >
          Import {counted(total_rows, 'row')}
        </Button>
        <Button busy={remove.isPending} onClick={() => remove.mutate()}>
          Delete upload
        </Button>
      </div>
    </div>
  )
}
