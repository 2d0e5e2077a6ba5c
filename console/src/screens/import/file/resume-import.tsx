import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { count } from '../../../ui/format'
import { Panel } from '../../../ui/page'
import type { Mapping } from '../mapping/mapping'
import { Setup } from '../mapping/setup'
import { type Batch, fileQuery } from '../queries'
import { start } from '../run'
import { storage } from '../storage'
import { DropFile } from './drop-file'
import type { NamedFile } from './read-file'
import { storedFile } from './stored-file'

const CHUNK_SIZE = 500

/** To go on with an import whose rows this browser does not have: the same file again. */
export function ResumeImport({ batch }: { batch: Batch }) {
  const [file, setFile] = useState<NamedFile | null>(null)
  const cache = useQueryClient()
  const resume = useMutation({
    mutationFn: async ({ file, mappings }: { file: NamedFile; mappings: Mapping[] }) => {
      const kept = storedFile(file, { batchId: batch.id, chunkSize: CHUNK_SIZE, mappings })
      await storage.save('files', kept)
      cache.setQueryData(fileQuery(batch.id).queryKey, kept)
      start(kept)
    },
  })
  const difference = file ? differenceOf(batch, file) : null
  if (file && !difference) {
    return (
      <Setup
        file={file}
        action="Go on with"
        busy={resume.isPending}
        error={null}
        onBegin={(mappings) => resume.mutate({ file, mappings })}
        onCancel={() => setFile(null)}
      />
    )
  }
  return (
    <Panel title="To go on, choose the file again">
      <div className="flex flex-col gap-4 p-4">
        <p className="max-w-3xl text-ink-soft">
          This browser does not hold the rows of {batch.filename}. Another one may be importing them right now; if not,
          choose the same file here. What is done already is skipped.
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

/** Chunks are told apart by their place in the file, so it must be the same one. */
function differenceOf(batch: Batch, file: NamedFile): string | null {
  if (file.name.slice(0, 255) !== batch.filename) {
    return `This is ${file.name}, and the import was begun with ${batch.filename}. Choose that file.`
  }
  if (file.rows.length !== batch.total_rows) {
    return `This file has ${count(file.rows.length)} rows, and the import was begun with ${count(batch.total_rows)}. Choose the file as it was.`
  }
  return null
}
