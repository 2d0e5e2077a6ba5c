import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorMessage } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { useHasLlm } from '../../api/session'
import type { Engine } from '../../topics/engines'
import { EnginePanel } from './engine-panel'
import { DropFile } from './file/drop-file'
import type { NamedFile } from './file/read-file'
import { toStoredFile } from './file/stored-file'
import type { Mapping } from './mapping/mapping'
import { Setup } from './mapping/setup'
import { createBatch, fileQuery, IMPORTS } from './queries'
import { sendRows } from './send-rows'
import { storage } from './storage'

type Props = { file: NamedFile | null; onFile: (file: NamedFile | null) => void }

/** From choosing a file to starting its import. */
export function NewImport({ file, onFile }: Props) {
  const [engine, setEngine] = useState<Engine>('local')
  const hasLlm = useHasLlm()
  const navigate = useNavigate()
  const begin = useMutation({
    meta: { shownInPlace: true },
    mutationFn: async ({ file, mappings }: { file: NamedFile; mappings: Mapping[] }) => {
      const filename = file.name.slice(0, 255)
      const { batchId, chunkSize } = await createBatch({ filename, totalRows: file.rows.length, mappings, engine })
      return toStoredFile(file, { batchId, chunkSize, mappings })
    },
    onSuccess: async (storedFile) => {
      await storage.save('files', storedFile)
      queryClient.setQueryData(fileQuery(storedFile.batchId).queryKey, storedFile)
      queryClient.invalidateQueries({ queryKey: [...IMPORTS, 'list'] })
      sendRows(storedFile)
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
      options={
        hasLlm
          ? (mappings) => <EnginePanel file={file} mappings={mappings} engine={engine} onChange={setEngine} />
          : undefined
      }
    />
  )
}
