import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePollMs } from '../../api/events'
import { isOpen, runsQuery } from '../../runs/queries'
import { RunList } from '../../runs/run-list'
import { Button } from '../../ui/button'
import { Panel } from '../../ui/page'

const SHOWN = 5

/** The latest pushes and syncs of a connection; nothing if there are none. */
export function ConnectionRuns({ id }: { id: string }) {
  const pollMs = usePollMs()
  const { data } = useInfiniteQuery({
    ...runsQuery({ connectionId: id, limit: SHOWN }),
    refetchInterval: ({ state }) => (state.data?.pages[0]?.data.some(isOpen) ? pollMs : false),
  })
  const latest = data?.pages[0]
  if (!latest || latest.data.length === 0) return null
  return (
    <Panel
      title="Runs"
      actions={
        latest.nextCursor ? (
          <Button asChild size="small">
            <Link to="/runs" search={{ connectionId: id }}>
              All runs
            </Link>
          </Button>
        ) : null
      }
    >
      <RunList label="Runs of this connection" runs={latest.data} />
    </Panel>
  )
}
