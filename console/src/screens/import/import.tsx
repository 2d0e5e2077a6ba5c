import { usePermission } from '../../api/session'
import { Page } from '../../ui/page'
import { DropFile } from './drop-file'
import { PastImports } from './past-imports'
import { WaitingUploads } from './waiting-uploads'

export function Import() {
  const mayImport = usePermission('import')
  return (
    <Page title="Import" lead="Add topics from a file. Taxon classifies and names them, and skips duplicates.">
      {mayImport ? (
        <DropFile />
      ) : (
        <p className="rounded-lg border bg-panel px-4 py-3 text-ink-soft">
          Your role can view imports but not start them. Ask an owner or admin of your organization for access.
        </p>
      )}
      <WaitingUploads />
      <PastImports />
    </Page>
  )
}
