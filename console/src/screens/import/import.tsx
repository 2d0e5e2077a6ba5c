import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { usePermission } from '../../api/session'
import { Page } from '../../ui/page'
import { EarlierImports } from './earlier-imports'
import type { NamedFile } from './file/read-file'
import { NewImport } from './new-import'

export function Import() {
  const { page = 1 } = useSearch({ from: '/shell/import' })
  const [file, setFile] = useState<NamedFile | null>(null)
  const mayImport = usePermission('import')
  return (
    <Page title="Import" lead="Bring your topics from a CSV file into the library: judged, named and without repeats.">
      {mayImport ? (
        <NewImport file={file} onFile={setFile} />
      ) : (
        <p className="rounded-lg border bg-panel px-4 py-3 text-ink-soft">
          Your role sees imports but does not begin any. An owner or admin of your organization can change that.
        </p>
      )}
      {file ? null : <EarlierImports page={page} />}
    </Page>
  )
}
