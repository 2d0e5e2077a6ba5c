import { errorMessage } from '../api/client'
import { Button } from '../ui/button'

/** Below a table of which some rows could not be loaded. */
export function RowsError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-bad-wash px-3 py-1.5 text-bad"
    >
      {errorMessage(error)}
      <Button size="small" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
