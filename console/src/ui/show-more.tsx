import { errorMessage } from '../api/client'
import { Button } from './button'
import { Refusal } from './refusal'

type Pages = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: Error | null
  fetchNextPage: () => unknown
}

/** Below a list in a panel, as long as there is more of it. */
export const ShowMore = ({ of: pages, label = 'Show more' }: { of: Pages; label?: string }) =>
  pages.hasNextPage ? (
    <div className="flex flex-col items-center gap-2 border-t px-4 py-2.5">
      {pages.isFetchNextPageError ? <Refusal>{errorMessage(pages.error)}</Refusal> : null}
      <Button size="small" busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
        {label}
      </Button>
    </div>
  ) : null
