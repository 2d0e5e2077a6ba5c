import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { Panel } from '../../ui/page'
import { DropFile } from './file/drop-file'
import type { NamedFile } from './file/read-file'
import { storedFile } from './file/stored-file'
import type { Mapping } from './mapping/mapping'
import { Setup } from './mapping/setup'
import { createBatch, fileQuery, IMPORTS } from './queries'
import { start } from './run'
import { storage } from './storage'

type Props = { file: NamedFile | null; onFile: (file: NamedFile | null) => void }

/** From a dropped file to an import that runs. */
export function NewImport({ file, onFile }: Props) {
  const [useLLM, setUseLLM] = useState(false)
  const navigate = useNavigate()
  const begin = useMutation({
    meta: { shownInPlace: true },
    mutationFn: async ({ file, mappings }: { file: NamedFile; mappings: Mapping[] }) => {
      const filename = file.name.slice(0, 255)
      const { batchId, chunkSize } = await createBatch({ filename, totalRows: file.rows.length, mappings, useLLM })
      return storedFile(file, { batchId, chunkSize, mappings })
    },
    onSuccess: async (kept) => {
      await storage.save('files', kept)
      queryClient.setQueryData(fileQuery(kept.batchId).queryKey, kept)
      queryClient.invalidateQueries({ queryKey: [...IMPORTS, 'list'] })
      start(kept)
      await navigate({ to: '/import/$batchId', params: { batchId: kept.batchId } })
    },
  })
  if (!file) return <DropFile title="Drop a CSV file here" onFile={onFile} />
  return (
    <Setup
      file={file}
      action="Import"
      busy={begin.isPending}
      error={
        begin.error ? (begin.error instanceof ApiError ? begin.error.message : 'Something went wrong here.') : null
      }
      onBegin={(mappings) => begin.mutate({ file, mappings })}
      onCancel={() => onFile(null)}
    >
      <Panel title="How new topics are judged">
        <label className="flex items-start gap-3 p-4">
          <input
            type="checkbox"
            className="mt-0.5 size-4 shrink-0 accent-(--accent)"
            checked={useLLM}
            onChange={({ target }) => setUseLLM(target.checked)}
          />
          <span className="max-w-3xl">
            <span className="font-medium">Ask the LLM too</span>
            <span className="mt-1 block text-ink-soft">
              Of every 500 rows, up to 10 topics that neither your library nor the catalog knows are judged by the LLM;
              the local engine judges the others. It takes longer and uses tokens of your plan. On a server without an
              LLM key the local engine judges them all.
            </span>
          </span>
        </label>
      </Panel>
    </Setup>
  )
}
