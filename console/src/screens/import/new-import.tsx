import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorMessage } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { Panel } from '../../ui/page'
import { DropFile } from './file/drop-file'
import type { NamedFile } from './file/read-file'
import { toStoredFile } from './file/stored-file'
import type { Mapping } from './mapping/mapping'
import { Setup } from './mapping/setup'
import { createBatch, fileQuery, IMPORTS } from './queries'
import { start } from './run'
import { storage } from './storage'

type Props = { file: NamedFile | null; onFile: (file: NamedFile | null) => void }

/** From choosing a file to starting its import. */
export function NewImport({ file, onFile }: Props) {
  const [useLLM, setUseLLM] = useState(false)
  const navigate = useNavigate()
  const begin = useMutation({
    meta: { shownInPlace: true },
    mutationFn: async ({ file, mappings }: { file: NamedFile; mappings: Mapping[] }) => {
      const filename = file.name.slice(0, 255)
      const { batchId, chunkSize } = await createBatch({ filename, totalRows: file.rows.length, mappings, useLLM })
      return toStoredFile(file, { batchId, chunkSize, mappings })
    },
    onSuccess: async (storedFile) => {
      await storage.save('files', storedFile)
      queryClient.setQueryData(fileQuery(storedFile.batchId).queryKey, storedFile)
      queryClient.invalidateQueries({ queryKey: [...IMPORTS, 'list'] })
      start(storedFile)
      await navigate({ to: '/import/$batchId', params: { batchId: storedFile.batchId } })
    },
  })
  if (!file) return <DropFile title="Drop a CSV file here" onFile={onFile} />
  return (
    <Setup
      file={file}
      action="Import"
      busy={begin.isPending}
      error={errorMessage(begin.error)}
      onBegin={(mappings) => begin.mutate({ file, mappings })}
      onCancel={() => onFile(null)}
    >
      <Panel title="How to classify new topics">
        <label className="flex items-start gap-3 p-4">
          <input
            type="checkbox"
            className="mt-0.5 size-4 shrink-0 accent-(--accent)"
            checked={useLLM}
            onChange={({ target }) => setUseLLM(target.checked)}
          />
          <span className="max-w-3xl">
            <span className="font-medium">Also use the LLM</span>
            <span className="mt-1 block text-ink-soft">
              In every 500 rows, the LLM classifies up to 10 topics that are new to your library and the catalog. The
              local engine classifies the rest. This takes longer and uses tokens of your plan. Without an LLM key on
              the server, the local engine classifies everything.
            </span>
          </span>
        </label>
      </Panel>
    </Setup>
  )
}
