import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { count } from '../../../ui/format'
import { Panel } from '../../../ui/page'
import type { Mapping } from '../mapping/mapping'
import { Setup } from '../mapping/setup'
import { type Batch, fileQuery } from '../queries'
import { sendRows } from '../send-rows'
import { storage } from '../storage'
import { DropFile } from './drop-file'
import type { NamedFile } from './read-file'
import { toStoredFile } from './stored-file'

/** For an import whose rows neither the server nor this browser has. */
export function ResumeImport({ batch }: { batch: Batch }) {
  const [file, setFile] = useState<NamedFile | null>(null)
  const cache = useQueryClient()
  const resume = useMutation({
    mutationFn: async ({ file, mappings }: { file: NamedFile; mappings: Mapping[] }) => {
      const storedFile = toStoredFile(file, { batchId: batch.id, chunkSize: batch.chunk_size, mappings })
      await storage.save('files', storedFile)
      cache.setQueryData(fileQuery(batch.id).queryKey, storedFile)
      sendRows(storedFile)
    },
  })
  const difference = file ? differenceOf(batch, file) : null
  if (file && !difference) {
    return (
      <Setup
        file={file}
        action="Resume"
        busy={resume.isPending}
        error={null}
        onBegin={(mappings) => resume.mutate({ file, mappings })}
        onCancel={() => setFile(null)}
      />
    )
  }
  return (
    <Panel title="Choose the file again to resume">
      <div className="flex flex-col gap-4 p-4">
        <p className="max-w-3xl text-ink-soft">
          The server waits for rows of {batch.filename} that were not sent. The browser that has the file sends them
          when somebody opens the console there. Or choose the same file here: rows that were sent are skipped.
        </p>
        {difference ? (
          <p role="alert" className="rounded-md bg-bad-wash px-3 py-2 text-bad">
            {difference}
          </p>
        ) : null}
        <DropFile title={`Drop ${batch.filename} here`} onFile={setFile} />
      </div>
    </Panel>
  )
}

/** Chunks are numbered by their position in the file, so it must be the same file. */
function differenceOf(batch: Batch, file: NamedFile): string | null {
  if (file.name.slice(0, 255) !== batch.filename) {
    return `This is ${file.name}, but the import started with ${batch.filename}. Choose that file.`
  }
  if (file.rows.length !== batch.total_rows) {
    return `This file has ${count(file.rows.length)} rows, but the import started with ${count(batch.total_rows)}. Choose the original file.`
  }
  return null
}
