import { Button } from './button'

type Props = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

/** Below a list in a panel, as long as there is more of it. */
export const ShowMore = ({ hasNextPage, isFetchingNextPage, fetchNextPage }: Props) =>
  hasNextPage ? (
    <div className="border-t px-4 py-2.5 text-center">
      <Button size="small" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
        Show more
      </Button>
    </div>
  ) : null
