import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { usePermission } from '../../api/session'
import { Page } from '../../ui/page'
import type { NamedFile } from './file/read-file'
import { NewImport } from './new-import'
import { PastImports } from './past-imports'

export function Import() {
  const { page = 1 } = useSearch({ from: '/shell/import' })
  const [file, setFile] = useState<NamedFile | null>(null)
  const mayImport = usePermission('import')
  return (
    <Page title="Import" lead="Add topics from a CSV file. Taxon classifies and names them, and skips duplicates.">
      {mayImport ? (
        <NewImport file={file} onFile={setFile} />
      ) : (
        <p className="rounded-lg border bg-panel px-4 py-3 text-ink-soft">
          Your role can view imports but not start them. Ask an owner or admin of your organization for access.
        </p>
      )}
      {file ? null : <PastImports page={page} />}
    </Page>
  )
}
