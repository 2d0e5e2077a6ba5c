import { ApiError } from '../api/client'
import { Button } from '../ui/button'

/** Some rows are there; of those on their way some did not come. */
export function RowsError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-bad-wash px-3 py-1.5 text-bad"
    >
      {error instanceof ApiError ? error.message : 'Some rows could not be loaded.'}
      <Button size="small" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
